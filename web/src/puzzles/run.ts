import type { Game, Puzzle } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CoachQuestion } from '../coach/protocol.ts';
import { openTable, type StageTable } from '../lesson/stage.ts';
import type { LocalSeat } from '../local-server/local.ts';
import type { TableState } from '../play/state.ts';
import type { TableStore } from '../play/table.ts';
import { keepOutcome, keptOutcomes, type Outcome, type Outcomes } from './kept.ts';
import { bestTurn, documentOf, lineLike, matchOf } from './position.ts';

/**
 * What became of an answer: it is weighed, weighed and found so far behind the best turn, or the best turn was asked for. `moves`: the answer;
 * `tried`: a worse answer that the best turn was asked for after.
 */
export type Verdict =
  | { readonly kind: 'weighing'; readonly question: CoachQuestion }
  | { readonly kind: 'weighed'; readonly behind: number; readonly isBest: boolean; readonly moves: readonly number[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'shown'; readonly tried: readonly number[] | null };

/** A puzzle being solved. */
interface PuzzleState {
  /** The table on the screen; null while the puzzle is not open. */
  readonly table: TableStore | null;
  /** Null: nothing was answered yet. */
  readonly verdict: Verdict | null;
  readonly outcomes: Outcomes;
  /** The outcomes before this puzzle was tried; null: this run has not been its first try. */
  readonly former: Outcomes | null;
  readonly problem: Problem | null;
}

export interface PuzzleRun extends StoreApi<PuzzleState> {
  readonly puzzle: Puzzle;
  /** Begins anew; call the result when the screen closes. */
  open(): () => void;
  again(): void;
  /** Plays the best turn on the board. Before an answer it counts as missed. */
  show(): void;
  /** What the coach says of the answer that is weighed; null: it failed. */
  weigh(behind: number | null): void;
}

/** A turn that is no further behind is as good as the best one: less than the coach can tell apart. */
export const AS_GOOD = 0.01;

/** What a run works on. */
interface Desk {
  readonly game: Game;
  readonly version: string;
  readonly puzzle: Puzzle;
  readonly seats: readonly LocalSeat[];
  readonly store: StoreApi<PuzzleState>;
  /** The table on the screen. */
  on: StageTable | null;
}

/** A puzzle for one solver. `seats`: who is said to sit where. */
export function createRun(game: Game, version: string, puzzle: Puzzle, seats: readonly LocalSeat[]): PuzzleRun {
  const store = createStore<PuzzleState>()(() => ({ table: null, verdict: null, outcomes: keptOutcomes(game.name), former: null, problem: null }));
  const desk: Desk = { game, version, puzzle, seats, store, on: null };
  return {
    ...store,
    puzzle,
    open() {
      stand(desk);
      return () => desk.on?.leave();
    },
    again: () => stand(desk),
    show() {
      const { verdict } = store.getState();
      const tried = verdict?.kind === 'weighed' && verdict.behind > AS_GOOD ? verdict.moves : null;
      stand(desk);
      store.setState({ verdict: { kind: 'shown', tried } });
      count(desk, 'missed');
      for (const id of bestTurn(puzzle)) desk.on?.stage.playFor(puzzle.seat, game.moves.byId(id));
    },
    weigh(behind) {
      const { verdict } = store.getState();
      if (verdict?.kind !== 'weighing') return;
      if (behind === null) store.setState({ verdict: { kind: 'unknown' } });
      else settle(desk, { behind: Math.max(0, behind), isBest: false, moves: verdict.question.meant });
    },
  };
}

/** Puts the position on a table of its own. */
function stand(desk: Desk): void {
  const { game, version, puzzle, seats, store } = desk;
  desk.on?.leave();
  const opened = openTable(game, seats, documentOf(game, version, puzzle), (state) => follow(desk, state));
  if ('problem' in opened) {
    store.setState({ problem: opened.problem });
    return;
  }
  desk.on = opened;
  store.setState({ table: opened.table, verdict: null });
}

/** Judges what was confirmed, once. */
function follow({ on, ...desk }: Desk, { position, sending }: TableState): void {
  const { game, version, puzzle, store } = desk;
  const start = puzzle.played.length / 2;
  if (!on || store.getState().verdict || sending || !position || position.seq <= start) return;
  const done = on.stage.document().moves.slice(start);
  const moves = done.flatMap(([seat, move]) => (seat === puzzle.seat && isIdentified(move) ? [move.id] : []));
  const line = lineLike(game, version, puzzle, moves);
  if (line) {
    settle({ on, ...desk }, { behind: line.behind, isBest: line === puzzle.lines[0], moves });
    return;
  }
  const { seat, id } = puzzle;
  const view = game.redact(matchOf(game, version, puzzle).state, seat);
  store.setState({ verdict: { kind: 'weighing', question: { game: game.name, view, seat, seed: `puzzle/${id}`, meant: moves } } });
}

function settle(desk: Desk, weighed: Pick<Extract<Verdict, { kind: 'weighed' }>, 'behind' | 'isBest' | 'moves'>): void {
  desk.store.setState({ verdict: { kind: 'weighed', ...weighed } });
  count(desk, weighed.behind <= AS_GOOD ? 'solved' : 'missed');
}

/** Keeps how the first try went. */
function count({ game, puzzle, store }: Desk, outcome: Outcome): void {
  const { outcomes: former } = store.getState();
  if (former.has(puzzle.id)) return;
  keepOutcome(game.name, puzzle.id, outcome);
  store.setState({ outcomes: new Map([...former, [puzzle.id, outcome]]), former });
}

const isIdentified = (move: unknown): move is { readonly id: number } =>
  typeof move === 'object' && move !== null && 'id' in move && typeof move.id === 'number';
