import { SeatMark, seatInfo } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { at, playerOf, type Seat } from '@madang/kernel';
import { useState } from 'preact/hooks';
import { CONSTRUCTION_SPACES, EMPTY, SPACES, spacesOf } from '../../rules/index.ts';
import { sectionText } from '../../text/names.ts';
import { constructionWords } from '../describe.ts';
import { Sign } from '../pieces/glyphs.tsx';
import { type Office, SectionScene } from '../pieces/scenes.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { type ActionRow, actionRows } from './action-rows.ts';

const OFFICES: readonly Office[] = ['turbine', 'water', 'bank', 'workshop', 'machineryShop', 'contractOffice', 'patentOffice'];

const ownSpaces = (rows: readonly ActionRow[], office: Office): readonly number[] =>
  rows.filter(({ section }) => section === office).flatMap(({ spaces }) => spaces);

/** The offices with a space that can be used now. */
function useWaiting(): readonly Office[] {
  const { view, targets } = useTable();
  const rows = actionRows(spacesOf(view));
  return OFFICES.filter((office) =>
    office === 'bank' ? targets.has('bank') : ownSpaces(rows, office).some((space) => targets.has(`space:${SPACES[space]}`)),
  );
}

/**
 * The office whose spaces a phone shows; null: it shows all offices. An office stays open until the player has acted,
 * so that nothing moves before an action is confirmed. The only one that can be used is open from the start.
 */
export function useOpenOffice(): readonly [open: Office | null, show: (office: Office | null) => void] {
  const { view, props, owner } = useTable();
  const [only, ...others] = useWaiting();
  const base = props.rest ?? view;
  const turn = `${base.round}:${playerOf(base, owner).engineers}`;
  const [last, setLast] = useState<{ readonly office: Office | null; readonly turn: string }>({ office: null, turn });
  const show = (office: Office | null): void => setLast({ office, turn });
  if (last.turn === turn) return [last.office, show];
  if (only && others.length === 0) show(only);
  return [only && others.length === 0 ? only : null, show];
}

interface OfficesProps {
  readonly open: Office | null;
  show(office: Office | null): void;
}

/** A phone's way into the action board: construction and all offices in sight at once, or the way back from the open one. */
export function Offices({ open, show }: OfficesProps) {
  const { view, props, owner } = useTable();
  const say = useSay();
  const waiting = useWaiting();
  if (open)
    return (
      <button type="button" className={`office office-back section-${open}`} aria-label={say('barrage.board.actions')} onClick={() => show(null)}>
        <span className="office-arrow" aria-hidden="true">
          ‹
        </span>
        <SectionScene section={open} />
        <OfficeName office={open} />
      </button>
    );
  const has = actionRows(spacesOf(view)).map(({ section }) => section);
  return (
    <div className="offices">
      <Construction seat={owner} answers={props.seat === owner} />
      {OFFICES.filter((office) => office === 'bank' || has.includes(office)).map((office) => (
        <OfficeBox key={office} office={office} waits={waiting.includes(office)} onOpen={() => show(office)} />
      ))}
    </div>
  );
}

function OfficeName({ office }: { readonly office: Office }) {
  const say = useSay();
  return <span className="office-name">{office === 'bank' ? say('barrage.board.bank') : say(sectionText(office))}</span>;
}

interface BoxProps {
  readonly office: Office;
  readonly waits: boolean;
  onOpen(): void;
}

/** An office as a box: its name, its picture, and which of its spaces are taken by which player. */
function OfficeBox({ office, waits, onOpen }: BoxProps) {
  const { view } = useTable();
  const say = useSay();
  const spaces = ownSpaces(actionRows(spacesOf(view)), office);
  const free = spaces.filter((space) => at(view.spaces, space) === EMPTY);
  return (
    <button type="button" className={`office section-${office}`} data-waits={waits} data-office={office} onClick={onOpen}>
      <SectionScene section={office} />
      <OfficeName office={office} />
      {office === 'bank' ? null : <span className="words-only">{say('barrage.board.spacesFree', { count: free.length })}</span>}
      <span className="office-spaces" aria-hidden="true">
        {inPlace(spaces, (space) => (
          <Pip space={space} />
        ))}
      </span>
    </button>
  );
}

/** A space in small: free, or the mark of the player who stands there. */
const Pip = keptPart(
  ({ view, targets }, { space }) => [at(view.spaces, space), targets.has(`space:${SPACES[space]}`)],
  function Pip({ space }: { readonly space: number }) {
    const { view, props, targets } = useTable();
    const owner = at(view.spaces, space);
    if (owner !== EMPTY) return <SeatMark seat={seatInfo(props.seats, owner)} size={10} />;
    return <i data-waits={targets.has(`space:${SPACES[space]}`)} />;
  },
);

/** The player's own construction beside the offices: what the next one takes. */
const Construction = keptPart(
  ({ view }, { seat }) => [playerOf(view, seat).constructions],
  function Construction({ seat, answers }: { readonly seat: Seat; readonly answers: boolean }) {
    const { view } = useTable();
    const player = playerOf(view, seat);
    const space = Math.min(CONSTRUCTION_SPACES.length - 1, player.constructions);
    const { engineers, redFee } = CONSTRUCTION_SPACES[space] ?? { engineers: 0, redFee: 0 };
    const say = useSay();
    const words = say(constructionWords(player, space, seat));
    const piece = usePiece('construct', words, answers);
    return (
      <div className="office section-construction" {...piece}>
        <Sign name="turn" size={18} />
        <span className="office-name">{say('barrage.board.construction')}</span>
        <span className="office-cost" aria-hidden="true">
          {engineers}
          <Sign name="engineer" size={12} />
          {redFee > 0 && (
            <>
              {redFee}
              <Sign name="credits" size={12} />
            </>
          )}
        </span>
      </div>
    );
  },
);
