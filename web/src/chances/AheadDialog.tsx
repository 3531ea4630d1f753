import type { Chances } from '@madang/bots/analysis';
import type { Seat } from '@madang/kernel';
import { SeatMark } from '../art/SeatMark.tsx';
import { useScene } from '../board-context/scene.tsx';
import { Dialog } from '../page/Dialog.tsx';
import { reasonText } from './reasons.ts';

interface AheadDialogProps {
  readonly chances: Chances;
  readonly percents: readonly number[];
  readonly own: Seat | null;
  onClose(): void;
}

/** Every seat's chance to win and all reasons, the likeliest winner first. */
export function AheadDialog({ chances: { shares, reasons }, percents, own, onClose }: AheadDialogProps) {
  const { kit, words, seats } = useScene();
  const inOrder = seats.toSorted((a, b) => (shares[b.seat] ?? 0) - (shares[a.seat] ?? 0));
  return (
    <Dialog title={words.text('chances.title')} onClose={onClose}>
      <ol className="ahead-seats">
        {inOrder.map(({ seat, name }) => (
          <li key={seat}>
            <p>
              <SeatMark seat={seat} size={22} />
              <span>{name}</span>
              <strong>{words.text('analysis.chance', { share: percents[seat] ?? 0 })}</strong>
            </p>
            <ul>
              {reasons
                .filter((reason) => reason.seat === seat)
                .map((reason) => (
                  <li key={reason.advantage} data-lifts={reason.gain > 0}>
                    {reasonText(words, kit.game.name, reason)}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {reasons.length > 0 ? <p className="note">{words.text('chances.signs')}</p> : null}
      <p className="note">{words.text('chances.means')}</p>
      <p className="note">{words.text(own === null ? 'chances.note.public' : 'chances.note')}</p>
    </Dialog>
  );
}
