import '@madang/board-kit/tokens.css';
import { type BoardProps, type SeatInfo, SeatShape } from '@madang/board-kit';
import { StillTable } from '@madang/board-kit/still';
import { STILLS } from '@madang/games/stills';
import type { Catalogue, Message, State } from '@madang/kernel';
import { literally, translator } from '@madang/text';
import serialize from 'dom-serializer';
import type { Document, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { colourOf, shapeOf } from '../src/art/seats.ts';
import { inStyle, type Rule, type Styled, styled } from './cascade.ts';
import { drawnPaint } from './drawn-paint.ts';

/** A table as everybody may see it. */
export interface StillTableOf {
  readonly game: string;
  readonly view: State;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'kind'>[];
  /** The game's words in English. */
  readonly words: Catalogue;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The space between boards of players. */
const GAP = 8;

/** A frame in the owner's colour, and their shape in its corner. */
const OwnerMark = ({ seat, box: { width, height } }: { readonly seat: SeatInfo | undefined; readonly box: Box }) =>
  seat ? (
    <>
      <rect x={2} y={2} width={width - 4} height={height - 4} rx={6} fill="none" stroke={seat.colour} strokeWidth={4} />
      <g transform={`translate(19 ${height - 19})`}>
        <rect x={-15} y={-15} width={30} height={30} rx={8} fill={seat.colour} />
        <SeatShape seat={seat} scale={1.9} />
      </g>
    </>
  ) : null;

/** What a board is given where nobody looks, points or answers. */
const idle = (view: State, seats: readonly SeatInfo[], say: (message: Message) => string): BoardProps => ({
  ...{ view, seats, say, seat: null, decision: null, events: [], pointed: null, still: true, dock: null },
  explain: () => null,
  lookAhead: () => null,
  whyNot: () => null,
  whyClosed: () => null,
  onMove: () => undefined,
  onMoves: () => undefined,
  onPoint: () => undefined,
});

/** Where the boards of so many players stand: alone, side by side, or two in a row. */
function boxesOf(count: number, { width, height }: Box): readonly (Box & { readonly x: number; readonly y: number })[] {
  const [columns, rows] = count === 1 ? [1, 1] : count === 2 ? [2, 1] : [2, 2];
  const box = { width: (width - GAP * (columns + 1)) / columns, height: (height - GAP * (rows + 1)) / rows };
  return Array.from({ length: count }, (_, i) => ({
    ...box,
    x: GAP + (i % columns) * (box.width + GAP),
    y: GAP + Math.floor(i / columns) * (box.height + GAP),
  }));
}

/** What an SVG does not need once its styles are attributes. */
const NEEDLESS = /^(?:data-|aria-|on)|^(?:class|style|role|tabindex)$/i;

/** Leaves nothing but a drawing: no HTML, no words for readers. Text has the font of the picture. */
function bare(node: Document | Element): void {
  node.children = node.children.filter((child) => !('name' in child) || (child.name !== 'foreignObject' && child.name !== 'button'));
  for (const child of node.children) {
    if (!('attribs' in child)) continue;
    if (child.name === 'div' || child.name === 'section') child.name = 'g';
    child.attribs = Object.fromEntries(Object.entries(child.attribs).filter(([name]) => !NEEDLESS.test(name)));
    bare(child);
  }
}

/**
 * A table's board as the text of one SVG in its daylight, with no style sheet, script or HTML in it. Null: the game has no such picture. `rules`:
 * the style sheets of all boards, as the build writes them.
 */
export async function stillOf({ game, view, seats, words }: StillTableOf, { width, height }: Box, rules: readonly Rule[]): Promise<string | null> {
  const board = await STILLS[game]?.();
  if (!board) return null;
  const infos = seats.map((seat, i): SeatInfo => ({ ...seat, seat: i, colour: colourOf(i), shape: shapeOf(i) }));
  const named = Object.fromEntries(seats.map(({ name }, seat) => [`seat.${seat}`, literally(name)]));
  const props = { ...idle(view, infos, translator('en', words, named).say), size: 'picture' as const };
  const { Still } = board;
  const drawing = board.isShared ? (
    <Still {...props} player={0} box={{ width, height }} />
  ) : (
    boxesOf(seats.length, { width, height }).map(({ x, y, ...box }, player) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <Still {...props} player={player} box={box} />
        <OwnerMark seat={infos[player]} box={box} />
      </g>
    ))
  );
  const sheet = rulesFor(game, rules);
  return drawn(
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      font-family="sans-serif"
    >
      <g data-root="" data-theme="paper" data-look="printed">
        <rect width={width} height={height} fill="var(--table)" />
        <StillTable seats={infos} painter={painter()}>
          {drawing}
        </StillTable>
      </g>
    </svg>,
    sheet,
  );
}

/** A painter whose parts have gradients of their own. */
function painter(): (paint: Parameters<typeof drawnPaint>[1]) => VNode<object> {
  let count = 0;
  return (paint) => drawnPaint(`still-${count++}`, paint);
}

const sheets = new Map<string, readonly Styled[]>();

/** The rules for a game's board, made into tests once: those of other games begin at their names. */
function rulesFor(game: string, rules: readonly Rule[]): readonly Styled[] {
  const others = Object.keys(STILLS).filter((name) => name !== game);
  const found = sheets.get(game) ?? styled(rules.filter(([selector]) => !others.some((name) => selector.startsWith(`.${name}`))));
  sheets.set(game, found);
  return found;
}

/** The drawing as text, with the styles of the rules. */
function drawn(drawing: VNode, rules: readonly Styled[]): string {
  const document = parseDocument(render(drawing), { xmlMode: true });
  inStyle(document, rules);
  bare(document);
  return serialize(document, { xmlMode: true });
}
