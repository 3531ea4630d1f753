import { Glyph, inSentences, Panel, Pile, range, SeatMark, seatInfo } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { at, countOf, total } from '@madang/kernel';
import { countersLeft, DEPLETION_COUNTERS, EMPTY_RESERVES_TO_END, RESOURCES, type Resource, type Row } from '../../rules/index.ts';
import { rowWord } from '../../rules/spelling.ts';
import { areaText, say as how, resourceText } from '../../text/names.ts';
import { ROW_ACTIONS, useHow } from '../about.ts';
import { inBag } from '../describe.ts';
import { DepletionCounter } from '../pieces/depletion-counter.tsx';
import { Cube, Tile } from '../pieces/glyphs.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';

/** What lies beside the map: round, reserves, depletion counters, tiles, bag. */
export function Stock() {
  const say = useSay();
  return (
    <Panel tab="stock" className="stock on-wood" label={say('siberia.board.stock')}>
      <Round />
      <Reserves />
      <Depletion />
      <Tiles />
      <Bag />
    </Panel>
  );
}

function Round() {
  const { view, props } = useTable();
  const say = useSay();
  const starter = seatInfo(props.seats, view.start);
  const words = say('siberia.board.startPlayer', { name: starter.name });
  return (
    <div className="stock-part stock-round" data-last={view.lastRound}>
      <strong>{view.round === 0 ? say('siberia.board.setup') : say('siberia.board.round', { round: view.round })}</strong>
      {view.lastRound && <em>{say('siberia.board.lastRound')}</em>}
      <span className="start-marker" role="img" aria-label={words} data-says={words} data-anchor="start-marker">
        <StartMarker />
        <SeatMark seat={starter} size={18} />
      </span>
    </div>
  );
}

/** A flag: the start player's marker. */
export const StartMarker = ({ size = 18 }: { readonly size?: number }) => (
  <Glyph box={[18, 18]} width={size}>
    <path
      d="M-5 8V-8M-5-7H6.5L3.5-3L6.5 1H-5"
      fill="var(--siberia-ochre)"
      stroke="var(--siberia-ochre-deep)"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </Glyph>
);

function Reserves() {
  const { view } = useTable();
  const say = useSay();
  const empty = countOf(view.reserve, 0);
  return (
    <fieldset className="stock-part stock-reserve" data-anchor="reserves" aria-label={say('siberia.board.reserve')}>
      <span className="stock-title">{say('siberia.board.reserve')}</span>
      <span className="reserves">
        {RESOURCES.map((resource, kind) => (
          <Reserve key={resource} resource={resource} count={at(view.reserve, kind)} />
        ))}
      </span>
      <EndTrack of={EMPTY_RESERVES_TO_END} done={empty} words={say('siberia.board.emptyReserves', { count: empty })} />
    </fieldset>
  );
}

/** How far one of the two ends of the match has come. */
const EndTrack = ({
  of,
  done,
  words,
  long = false,
}: {
  readonly of: number;
  readonly done: number;
  readonly words: string;
  readonly long?: boolean;
}) => (
  <span className={long ? 'end-track end-track-long' : 'end-track'} role="img" aria-label={words} data-says={words}>
    {range(of).map((i) => (
      <i key={i} data-done={i < done} />
    ))}
  </span>
);

function Reserve({ resource, count }: { readonly resource: Resource; readonly count: number }) {
  const say = useSay();
  const words = say('siberia.board.reserveOf', { resource: resourceText(resource), count });
  const piece = usePiece(`reserve:${resource}`, words, true, useHow()(words, [how('siberia.how.reserve')], 'SIB-END-02'));
  return (
    <Pile count={count} words={words} data-anchor={`reserve:${resource}`} {...piece}>
      <Cube resource={resource} size={20} />
    </Pile>
  );
}

function Depletion() {
  const { view } = useTable();
  const say = useSay();
  const left = countersLeft(view);
  return (
    <div className="stock-part stock-depletion" data-anchor="depletion">
      <span className="stock-title">{say('siberia.board.depletion')}</span>
      <DepletionCounter size={20} />
      <EndTrack
        of={DEPLETION_COUNTERS}
        done={DEPLETION_COUNTERS - left}
        words={inSentences([say('siberia.board.depletionLeft', { count: left }), say('siberia.how.depletion')])}
        long
      />
    </div>
  );
}

function Tiles() {
  const { view } = useTable();
  const say = useSay();
  const count = total(view.pile);
  return (
    <fieldset className="stock-part" aria-label={say('siberia.board.tiles')}>
      <span className="stock-title">{say('siberia.board.tiles')}</span>
      <span className="display">
        {inPlace(view.display, (row) => (
          <FaceUpTile row={rowWord(row)} />
        ))}
        <Pile count={count} words={say('siberia.board.pile', { count })} data-anchor="pile">
          <Tile row={null} height={28} />
        </Pile>
      </span>
    </fieldset>
  );
}

/** A face-up tile. Two that are alike are one choice, and each answers with it. */
function FaceUpTile({ row }: { readonly row: Row }) {
  const say = useSay();
  const words = say('siberia.board.tile', { row: areaText(row) });
  const lines = [how('siberia.how.tile'), ROW_ACTIONS[row][0]];
  const piece = usePiece(`tile:${row}`, words, true, useHow()(words, lines, 'SIB-INV-06'));
  return (
    <span className="face-up" data-anchor={`tile:${row}`} {...piece}>
      <Tile row={row} height={32} />
    </span>
  );
}

function Bag() {
  const { view } = useTable();
  const say = useSay();
  const count = inBag(view);
  return (
    <div className="stock-part stock-bag" data-anchor="bag">
      <span className="stock-title">{say('siberia.board.bag')}</span>
      <Pile count={count} words={inSentences([say('siberia.board.bagOf', { count }), say('siberia.how.bag')])}>
        <Glyph box={[20, 20]} width={22}>
          <path d="M-3.4-5.4C-9-1 -8.6 9 0 9S9-1 3.4-5.4zM-4.4-8.6C-2.4-9.4 2.4-9.4 4.4-8.6L3.2-5.8H-3.2z" fill="var(--siberia-slate)" />
        </Glyph>
      </Pile>
    </div>
  );
}
