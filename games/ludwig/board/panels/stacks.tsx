import { Card, Panel, range, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { memo } from 'preact/compat';
import { FACES, ROOM_SIZES, type RoomSize, SHAPES } from '../../components/index.ts';
import { drawingOf, outlinePath } from '../rooms/drawing.ts';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { useScrolls } from '../use-scrolls.ts';

/** The ten room stacks with what is left of each, and the room card deck. */
export const Stacks = memo(function Stacks() {
  const scrolls = useScrolls<HTMLElement>();
  const { view } = useTable();
  const say = useSay();
  return (
    <Panel {...scrolls} className="stacks" tab="stacks" label={say('stacks')}>
      <header>
        <h3>{say('stacks')}</h3>
        <Deck />
      </header>
      <div className="stack-list">
        {ROOM_SIZES.map((size, stack) => (
          <Stack key={size} size={size} count={view.stacks[stack]?.length ?? 0} />
        ))}
      </div>
    </Panel>
  );
});

/** Room cards left: with the last one the last round begins. */
const Deck = keptPart(
  ({ view }) => [view.cards.length, view.last, view.onDeck.length],
  function Deck() {
    const { view } = useTable();
    const say = useSay();
    const words = say('deck', { cards: view.cards.length });
    return (
      <span className="card-deck" data-anchor="deck" data-last={view.last} data-says={words}>
        {view.last ? say('lastRound') : words}
        {view.onDeck.length > 0 && <b data-says={say('onDeck', { tiles: view.onDeck.length })}>+{view.onDeck.length}</b>}
      </span>
    );
  },
);

/** Pixels a unit of the stacks' silhouettes. */
const UNIT = 3.6;

/** A tile of each stack: all of a stack have one outline. */
const TILE_OF_SIZE: readonly number[] = ROOM_SIZES.map((size) => FACES.findIndex(({ stack }) => stack === size));

const Stack = keptPart(
  () => [],
  function Stack({ size, count }: { readonly size: RoomSize; readonly count: number }) {
    const say = useSay();
    const words = count === 0 ? say('stackEmpty', { size }) : say('stackOf', { size, count });
    return (
      <Card
        piece={usePiece(`stack:${size}`, words, true, () => ({ title: words, lines: [say('stackHow')], rule: 'LUD-END-06' }))}
        className="stack"
        data-anchor={`stack:${size}`}
        data-empty={count === 0}
      >
        <Silhouette size={size} pile={Math.min(MOST_EDGES, count - 1)} />
        <span className="stack-size">{size}</span>
        <b>{count === 0 ? say('emptyStack') : count}</b>
      </Card>
    );
  },
);

/** Edges of tiles that are seen below the uppermost one. */
const MOST_EDGES = 2;

/** The outline of a stack's tiles: the back of one, and in the printed look the edges of `pile` others below it. */
export const Silhouette = memo(function Silhouette({
  size,
  unit = UNIT,
  pile = 0,
}: {
  readonly size: RoomSize;
  readonly unit?: number;
  readonly pile?: number;
}) {
  const edges = usePrinted() ? range(Math.max(0, pile)) : [];
  const drawing = drawingOf(at(TILE_OF_SIZE, ROOM_SIZES.indexOf(size)), 0);
  const { rows } = SHAPES[drawing.face.shape];
  const [width, height] = [rows[0].length * unit + 2, rows.length * unit + 2];
  return (
    <svg className="silhouette own-tones" width={width} height={height} viewBox={`-1 -1 ${width} ${height}`} aria-hidden="true">
      {edges.toReversed().map((under) => (
        <path key={under} className="pile-edge" d={outlinePath(drawing, unit)} transform={`translate(${0.9 * (under + 1)} ${1.3 * (under + 1)})`} />
      ))}
      <path d={outlinePath(drawing, unit)} />
    </svg>
  );
});
