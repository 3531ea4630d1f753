import { SeatMark, useTarget } from '@madang/board-kit';
import { at, countOf, total } from '@madang/kernel';
import { countersLeft, DEPLETION_COUNTERS, EMPTY_RESERVES_TO_END, RESOURCES, type Resource, type Row } from '../rules/index.ts';
import { rowWord } from '../rules/spelling.ts';
import { areaText, resourceText } from '../text/names.ts';
import { DepletionCounter } from './depletion-counter.tsx';
import { inBag } from './describe.ts';
import { Cube, Tile } from './glyphs.tsx';
import { seatInfo, useMovesAt, useTable } from './table.tsx';
import { WORDS } from './words.ts';

/** What lies beside the map: round, reserves, depletion counters, tiles, bag. */
export function Stock() {
  const { say } = useTable().props;
  return (
    <section className="stock" aria-label={say({ key: WORDS.stock })}>
      <Round />
      <Reserves />
      <Depletion />
      <Tiles />
      <Bag />
    </section>
  );
}

function Round() {
  const { view, props } = useTable();
  const { say } = props;
  const starter = seatInfo(props.seats, view.start);
  const words = say({ key: WORDS.startPlayer, args: { name: starter.name } });
  return (
    <div className="stock-part stock-round" data-last={view.lastRound}>
      <strong>{view.round === 0 ? say({ key: WORDS.setup }) : say({ key: WORDS.round, args: { round: view.round } })}</strong>
      {view.lastRound && <em>{say({ key: WORDS.lastRound })}</em>}
      <span className="start-marker" role="img" aria-label={words} title={words} data-anchor="start-marker">
        <StartMarker />
        <SeatMark seat={starter} size={18} />
      </span>
    </div>
  );
}

/** A flag: the start player's marker. */
export const StartMarker = ({ size = 18 }: { readonly size?: number }) => (
  <svg className="glyph" viewBox="-9 -9 18 18" width={size} height={size} aria-hidden="true">
    <path
      d="M-5 8V-8M-5-7H6.5L3.5-3L6.5 1H-5"
      fill="var(--siberia-ochre)"
      stroke="var(--siberia-ochre-deep)"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

function Reserves() {
  const { view, props } = useTable();
  const empty = countOf(view.reserve, 0);
  return (
    <fieldset className="stock-part stock-reserve" aria-label={props.say({ key: WORDS.reserve })}>
      <span className="stock-title">{props.say({ key: WORDS.reserve })}</span>
      <span className="reserves">
        {RESOURCES.map((resource, kind) => (
          <ReservePile key={resource} resource={resource} count={at(view.reserve, kind)} />
        ))}
      </span>
      <span
        className="end-track"
        role="img"
        aria-label={props.say({ key: WORDS.emptyReserves, args: { count: empty } })}
        title={props.say({ key: WORDS.emptyReserves, args: { count: empty } })}
      >
        {Array.from({ length: EMPTY_RESERVES_TO_END }, (_, i) => (
          <i key={String(i)} data-done={i < empty} />
        ))}
      </span>
    </fieldset>
  );
}

function ReservePile({ resource, count }: { readonly resource: Resource; readonly count: number }) {
  const { say } = useTable().props;
  const words = say({ key: WORDS.reserveOf, args: { resource: resourceText(resource), count } });
  const target = useTarget(useMovesAt(`reserve:${resource}`), words);
  const still = 'role' in target ? {} : { role: 'img', 'aria-label': words, title: words };
  return (
    <span className="reserve" data-anchor={`reserve:${resource}`} data-empty={count === 0} {...still} {...target}>
      <Cube resource={resource} size={20} />
      <b>{count}</b>
    </span>
  );
}

function Depletion() {
  const { view, props } = useTable();
  const left = countersLeft(view);
  const words = props.say({ key: WORDS.depletionLeft, args: { count: left } });
  return (
    <div className="stock-part stock-depletion" data-anchor="depletion">
      <span className="stock-title">{props.say({ key: WORDS.depletion })}</span>
      <DepletionCounter size={20} />
      <span className="end-track end-track-long" role="img" aria-label={words} title={words}>
        {Array.from({ length: DEPLETION_COUNTERS }, (_, i) => (
          <i key={String(i)} data-done={i < DEPLETION_COUNTERS - left} />
        ))}
      </span>
    </div>
  );
}

function Tiles() {
  const { view, props } = useTable();
  const pile = props.say({ key: WORDS.pile, args: { count: total(view.pile) } });
  return (
    <fieldset className="stock-part" aria-label={props.say({ key: WORDS.tiles })}>
      <span className="stock-title">{props.say({ key: WORDS.tiles })}</span>
      <span className="display">
        {view.display.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may be alike; their order is their place
          <FaceUpTile key={`${row}.${i}`} row={rowWord(row)} first={view.display.indexOf(row) === i} />
        ))}
        <span className="pile" role="img" aria-label={pile} title={pile} data-anchor="pile">
          <Tile row={null} height={28} />
          <b>{total(view.pile)}</b>
        </span>
      </span>
    </fieldset>
  );
}

const NO_MOVES: readonly never[] = [];

/** A face-up tile; of two that are alike only the first answers, for they are one choice. */
function FaceUpTile({ row, first }: { readonly row: Row; readonly first: boolean }) {
  const { say } = useTable().props;
  const words = say({ key: WORDS.tile, args: { row: areaText(row) } });
  const moves = useMovesAt(`tile:${row}`);
  const target = useTarget(first ? moves : NO_MOVES, words);
  const still = 'role' in target ? {} : { role: 'img', 'aria-label': words, title: words };
  return (
    <span className="face-up" data-anchor={`tile:${row}`} {...still} {...target}>
      <Tile row={row} height={32} />
    </span>
  );
}

function Bag() {
  const { view, props } = useTable();
  const count = inBag(view);
  const words = props.say({ key: WORDS.bagOf, args: { count } });
  return (
    <div className="stock-part stock-bag" data-anchor="bag">
      <span className="stock-title">{props.say({ key: WORDS.bag })}</span>
      <span className="bag" role="img" aria-label={words} title={words}>
        <svg className="glyph" viewBox="-10 -10 20 20" width="22" height="22" aria-hidden="true">
          <path d="M-3.4-5.4C-9-1 -8.6 9 0 9S9-1 3.4-5.4zM-4.4-8.6C-2.4-9.4 2.4-9.4 4.4-8.6L3.2-5.8H-3.2z" fill="var(--siberia-slate)" />
        </svg>
        <b>{count}</b>
      </span>
    </div>
  );
}
