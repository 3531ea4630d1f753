import { type Context, createContext, flushSync, type JSX, type ReactNode } from 'preact/compat';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import type { PieceId } from '../answering.ts';
import { type Choosing, useActing } from '../answers/choices.tsx';
import { isSameData } from '../shapes/same-look.ts';
import { type Answers, answerOf, type Keeper, type PieceTable } from './piece.ts';

/** True in the page of a test: every part is drawn with every position. */
declare const ALWAYS_DRAWN: boolean | undefined;
const KEEPS = typeof ALWAYS_DRAWN === 'undefined' || !ALWAYS_DRAWN;

/** How a part was drawn last. */
interface Drawn<T> {
  readonly table: T;
  readonly looks: unknown;
  readonly props: object;
  readonly pieces: Map<string, readonly [piece: PieceId, answers: Answers, answer: unknown]>;
  /** Never given to Preact itself: what it has drawn knows its parents, and with them all that the page showed at that time. */
  readonly node: JSX.Element;
}

interface Kept<T> extends Keeper<T> {
  drawn: Drawn<T> | null;
  isAsked: boolean;
}

/** The keeper of a board, or of a mat, as a whole: it keeps nothing. */
function useWhole<T>(table: T): Keeper<T> {
  const live = useRef(table);
  live.current = table;
  return useMemo(() => ({ live, note: () => undefined, ask: () => undefined, refresh: () => undefined }), []);
}

/** What every part looks at. */
const common = ({ props: { say, seats, seat, still, dock, bar } }: PieceTable) => [say, seats, seat, still, dock, bar];

const keyOf = (piece: PieceId, answers: Answers): string => `${piece} ${typeof answers === 'object' ? answers.id : answers}`;

/** True if the part would be drawn alike. */
function isStill<T extends PieceTable>({ drawn, isAsked }: Kept<T>, choosing: Choosing, now: Pick<Drawn<T>, 'table' | 'looks' | 'props'>): boolean {
  if (!KEEPS || !drawn || isAsked) return false;
  if (drawn.table === now.table && drawn.props === now.props) return true;
  if (!isSameData(drawn.looks, now.looks) || !isSameData(drawn.props, now.props)) return false;
  return [...drawn.pieces.values()].every(([piece, answers, answer]) => isSameData(answer, answerOf(now.table, choosing, piece, answers)));
}

/** What a part remembers from draw to draw. */
function useKept<T extends PieceTable>(outer: Keeper<T>, acting: { readonly current: Choosing }): Kept<T> {
  const [, draw] = useState(0);
  return useMemo(() => {
    const kept: Kept<T> = {
      ...{ drawn: null, isAsked: false, live: outer.live },
      note(piece, answers) {
        if (!kept.drawn) return;
        kept.drawn.pieces.set(keyOf(piece, answers), [piece, answers, answerOf(kept.drawn.table, acting.current, piece, answers)]);
      },
      ask() {
        outer.ask();
        kept.isAsked = true;
        draw((times) => times + 1);
      },
      refresh() {
        if (kept.drawn?.table !== outer.live.current) flushSync(() => kept.ask());
      },
    };
    return kept;
  }, [outer, acting]);
}

/** Makes parts of a board that are drawn again only where something has changed that they look at. */
export function keptParts<T extends PieceTable>(Table: Context<T | null>) {
  const KeeperContext = createContext<Keeper<T> | null>(null);
  const LiveContext = createContext<T | null>(null);

  function useKeeper(): Keeper<T> {
    const keeper = useContext(KeeperContext);
    if (!keeper) throw new Error('a part of the board outside of its table');
    return keeper;
  }

  function keptPart<P extends object>(looksAt: (table: T, props: P) => readonly unknown[], Part: (props: P) => ReactNode) {
    return function KeptPart(props: P): ReactNode {
      const acting = useActing();
      const kept = useKept(useKeeper(), acting);
      const table = useContext(LiveContext);
      if (!table) throw new Error('a part of the board outside of its table');
      const looks = [common(table), looksAt(table, props)];
      if (kept.drawn && isStill(kept, acting.current, { table, looks, props })) return { ...kept.drawn.node };
      const node = (
        <Table value={table}>
          <KeeperContext value={kept}>
            <Part {...props} />
          </KeeperContext>
        </Table>
      );
      kept.isAsked = false;
      kept.drawn = { table, looks, props, pieces: new Map(), node };
      return { ...node };
    };
  }

  /** Around all parts of a board or of a mat. */
  function Whole({ table, children }: { readonly table: T; readonly children: ReactNode }) {
    return (
      <Table value={table}>
        <LiveContext value={table}>
          <KeeperContext value={useWhole(table)}>{children}</KeeperContext>
        </LiveContext>
      </Table>
    );
  }

  return { Whole, useKeeper, keptPart };
}
