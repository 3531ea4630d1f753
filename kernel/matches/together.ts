import { check, type Illegal } from '../engine.ts';
import type { Game } from '../game.ts';
import { foresee, whyNot } from '../information/look-ahead.ts';
import { fail, type Move, ok, type Refusal, type Result, type Seat, type State } from '../state.ts';

type TogetherReason =
  | Exclude<Illegal, { readonly code: 'not-offered' }>
  | (Extract<Illegal, { readonly code: 'not-offered' }> & { readonly refusal?: Refusal })
  | { readonly code: 'unknown-move' }
  | { readonly code: 'revealed'; readonly foreseen: number };

/**
 * Why moves that were meant to be played together are not. `index`: the first that cannot be. `revealed`: the move before it
 * shows something hidden; the `foreseen` moves up to that one may be sent together, what follows only when it was played.
 */
export type TogetherProblem = TogetherReason & { readonly index: number };

/**
 * Whether `seat` may play these moves (JSON) one after the other; the last may reveal something. Looks at nothing but the
 * seat's own view, so neither an answer nor a reason tells a secret. Leaves the view as it was.
 */
export function foreseeAll<S extends State, M extends Move>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  moves: readonly unknown[],
): Result<readonly M[], TogetherProblem> {
  const found: M[] = [];
  let seen = view;
  for (const [index, json] of moves.entries()) {
    const last = found.at(-1);
    if (last) {
      const { after, stopped } = foresee(game, seen, seat, last);
      if (stopped) return fail({ code: 'revealed', index, foreseen: index });
      seen = game.redact(after, seat);
    }
    const move = game.moves.find(json);
    if (!move) return fail({ code: seen.over ? 'over' : 'unknown-move', index });
    const illegal = forbidden(game, seen, seat, move);
    if (illegal) return fail({ ...illegal, index });
    found.push(move);
  }
  return ok(found);
}

function forbidden<S extends State, M extends Move>(game: Game<S, M>, view: S, seat: Seat, move: M): TogetherReason | undefined {
  const illegal = check(game, view, seat, move);
  if (illegal?.code !== 'not-offered') return illegal;
  const refusal = whyNot(game, view, seat, move);
  return refusal ? { ...illegal, refusal } : illegal;
}
