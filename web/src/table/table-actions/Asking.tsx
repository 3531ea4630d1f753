import type { Seat } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { useScene } from '../../board-context/scene.tsx';
import type { TableStore } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import { sentenceOf } from '../log/deeds.ts';
import type { LogTurn } from '../log/log.ts';

interface AskingProps {
  readonly store: TableStore;
  /** For whom the reader speaks. */
  readonly seat: Seat;
  readonly busy: boolean;
}

/** Turns that one may ask to take back. */
const OFFERED = 12;
const LONGEST = 60;

/** Asks all to take back what was played since before a turn. */
export function AskBack({ store, seat, busy, turns }: AskingProps & { readonly turns: readonly LogTurn[] }) {
  const words = useWords();
  const [chosen, choose] = useState<number | null>(null);
  const played = turns
    .filter(({ by }) => by !== null)
    .slice(-OFFERED)
    .reverse();
  const own = played.find(({ by }) => by === seat) ?? played[0];
  if (!own) return null;
  const from = played.some((turn) => turn.from === chosen) && chosen !== null ? chosen : own.from;
  return (
    <div className="business-seat">
      <p className="note">{words.text('business.rewindText')}</p>
      <select aria-label={words.text('business.rewindTo')} value={from} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {played.map((turn) => (
          <option key={turn.from} value={turn.from}>
            {shortened(sentenceOf(turn))}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="small"
        disabled={busy}
        onClick={() => store.act(seat, { kind: 'ask', question: { kind: 'rewind', to: from - 1 } })}
      >
        {words.text('business.rewind')}
      </button>
    </div>
  );
}

interface OfferProps extends AskingProps {
  readonly table: TableView;
  /** The seat for which the reader speaks; undefined: they do not play. */
  readonly speaker: Seat | undefined;
}

/** Asks all to look for a new player of a seat whose player left: by those who play, the table's owner, and whoever left. */
export function Offer({ store, table, seat, speaker, busy }: OfferProps) {
  const words = useWords();
  const { seats } = useScene();
  const { standIn, offered } = table.seats[seat] ?? { standIn: null, offered: false };
  const isMine = table.mine.includes(seat);
  // Only its owner is told a table's invitation.
  const maySay = isMine || speaker !== undefined || table.invitation !== null;
  if (table.status !== 'running' || table.cup !== null || !standIn || offered || !maySay) return null;
  const asking = isMine ? seat : (speaker ?? seat);
  return (
    <button type="button" className="small" disabled={busy} onClick={() => store.act(asking, { kind: 'ask', question: { kind: 'offer', seat } })}>
      {words.text(isMine ? 'business.offerMine' : 'business.offer', { name: seats[seat]?.name ?? '' })}
    </button>
  );
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Asks to end the match, or gives up; both only when pressed a second time. */
export function Leaving({ store, seat, busy }: AskingProps) {
  const words = useWords();
  const [sure, setSure] = useState<'abandon' | 'resign' | null>(null);
  const go = (what: 'abandon' | 'resign'): void => {
    setSure(null);
    store.act(seat, what === 'resign' ? { kind: 'resign' } : { kind: 'ask', question: { kind: 'abandon' } });
  };
  if (sure === null)
    return (
      <p className="business-leave">
        {(['abandon', 'resign'] as const).map((what) => (
          <button key={what} type="button" className="small" disabled={busy} onClick={() => setSure(what)}>
            {words.text(`business.${what}`)}
          </button>
        ))}
      </p>
    );
  return (
    <div className="business-seat">
      <p>{words.text(`business.${sure}Text`)}</p>
      <span className="field-row">
        <button type="button" className="small primary" disabled={busy} onClick={() => go(sure)}>
          {words.text(`business.${sure}`)}
        </button>
        <button type="button" className="small" onClick={() => setSure(null)}>
          {words.text('business.no')}
        </button>
      </span>
    </div>
  );
}
