import { type Decision, diff, type Game, type Heard, type Move, type Seat, type State, toldTo } from '@madang/kernel';
import type { Fold } from '../log/fold.ts';

/** A viewpoint: a seat's, or a spectator's (null). */
export type Viewpoint = Seat | null;

const logFor = (eyes: Viewpoint, { log, times }: Fold) => log.map(({ seq, by, heard }) => ({ seq, by, at: times[seq], told: toldTo(eyes, heard) }));

const moveTexts = new WeakMap<Move, string>();

/** A move as text: moves are interned, so each is written once. */
export function moveText(move: Move): string {
  const known = moveTexts.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move);
  moveTexts.set(move, text);
  return text;
}

/** The open decisions of the seats behind these eyes, with their moves, as text; of other seats only that they are waited for. */
export function decisionsText(eyes: readonly Viewpoint[], open: readonly Decision[]): string {
  const texts: string[] = [];
  for (const { seat, task, moves } of open) {
    if (eyes.includes(seat)) texts.push(`{"seat":${seat},"task":${JSON.stringify(task)},"moves":[${moves.map(moveText).join(',')}]}`);
  }
  return `[${texts.join(',')}]`;
}

const waitingText = (open: readonly Decision[]): string => `[${open.map((one) => one.seat).join(',')}]`;

/** A `view` message as text: the whole of a match as these eyes may see it. */
export function viewText(table: string, fold: Fold, eyes: readonly Viewpoint[]): string {
  const { game, state } = fold.match;
  const views = eyes.map((seat) => ({ seat, view: game.redact(state, seat), log: logFor(seat, fold) }));
  const head = JSON.stringify({ type: 'view', table, seq: fold.seq, views });
  return `${head.slice(0, -1)},${endText(eyes, fold.open, state.over)}`;
}

/** A `MatchView` as text: how a match stands in these eyes now, without its log. */
export function standingText({ match: { game, state }, seq, open }: Fold, eyes: readonly Viewpoint[]): string {
  const head = JSON.stringify({ seq, views: eyes.map((seat) => ({ seat, view: game.redact(state, seat) })) });
  return `${head.slice(0, -1)},${endText(eyes, open, state.over)}`;
}

/** What every message about a match ends with. */
const endText = (eyes: readonly Viewpoint[], open: readonly Decision[], over: boolean): string =>
  `"decisions":${decisionsText(eyes, open)},"waitingFor":${waitingText(open)},"over":${over}}`;

/** One step of a match, before it is cut for each viewer. */
export interface StepNews {
  readonly table: string;
  readonly seq: number;
  readonly by: Seat | null;
  /** When it was made, in milliseconds since 1970; undefined: nobody knows. */
  readonly at: number | undefined;
  readonly heard: readonly Heard[];
  readonly open: readonly Decision[];
  readonly over: boolean;
}

/** What changed from one view to the next, as text. */
export const patchText = (from: State, to: State): string => (from === to ? '[]' : JSON.stringify(diff(from, to)));

/** What these eyes heard of a step, as text: written once where everybody heard the same. */
export function tellers(heard: readonly Heard[]): (eyes: Viewpoint) => string {
  if (heard.some((one) => one.only)) return (eyes) => JSON.stringify(toldTo(eyes, heard));
  const text = JSON.stringify(heard.map((one) => one.event));
  return () => text;
}

/** One of the `views` of a `step` message, as text. */
export const changeText = (eyes: Viewpoint, patch: string, told: string): string => `{"seat":${eyes},"patch":${patch},"told":${told}}`;

/** Writes `step` messages for different eyes, from the changes of their views; `decisions`: undefined where those before stand. */
export function stepWriter({ table, seq, by, at, open, over }: StepNews): (changes: readonly string[], decisions: string | undefined) => string {
  const head = `{"type":"step","table":${JSON.stringify(table)},"seq":${seq},"by":${by},${at === undefined ? '' : `"at":${at},`}"views":[`;
  const end = `"waitingFor":${waitingText(open)},"over":${over}}`;
  return (changes, decisions) => `${head}${changes.join(',')}],${decisions === undefined ? '' : `"decisions":${decisions},`}${end}`;
}

/** The view of these eyes. */
const viewOf = (game: Game, state: State, eyes: Viewpoint): State => game.redact(state, eyes);

/** The views of a state, each made when first asked for; those who see the same get the same one. */
export function viewsOf(game: Game, state: State): (eyes: Viewpoint) => State {
  const kinds = game.views?.(state);
  const made: State[] = [];
  return (eyes) => {
    const kind = kinds?.at(eyes ?? -1);
    if (kind === undefined) return viewOf(game, state, eyes);
    made[kind] ??= viewOf(game, state, eyes);
    return made[kind];
  };
}
