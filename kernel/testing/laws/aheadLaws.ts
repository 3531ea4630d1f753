import assert from 'node:assert/strict';
import {
  canonical,
  decisionOf,
  decisions,
  type Foreseen,
  followPlan,
  foresee,
  type Game,
  type ImaginedTurn,
  imagineTurn,
  type Move,
  planTurns,
  type Seat,
  type State,
  seedRandom,
} from '../../index.ts';
import { type Position, pickOne, type Sample, where } from '../playouts.ts';
import { named } from './viewLaws.ts';

/** Moves of a plan at most: a turn may go on for long. */
const MOST = 8;

/**
 * A waiting seat may imagine its next turn on its own view, which stays unchanged; the result is a view that asks the seat. A plan from there holds
 * as long as nothing changes. Some turn of some position can be imagined.
 */
export function turnsAreImagined<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  if (!game.turnOf) return;
  let imagined = 0;
  let waiting = 0;
  for (const position of positions) {
    const asked = decisions(game, position.state).map(({ seat }) => seat);
    for (let seat = 0; seat < position.setup.seats; seat++) {
      if (asked.includes(seat)) continue;
      waiting += 1;
      const name = named(seat, position);
      const view = game.redact(position.state, seat);
      const before = canonical(view);
      const turn = imagineTurn(game, view, seat);
      assert.equal(canonical(view), before, `imagining a turn changed the view: ${name}`);
      if (!turn) continue;
      imagined += 1;
      assert.deepStrictEqual(game.redact(turn.view, seat), turn.view, `an imagined turn is no view: ${name}`);
      isFollowed(game, view, turn, seat, position);
    }
  }
  assert.ok(imagined > 0 || waiting === 0, 'no turn of any seat can be imagined');
}

/** Plans some moves of a turn, and follows them in it: all of them, for nothing has changed. */
function isFollowed<S extends State, M extends Move>(game: Game<S, M>, view: S, turn: ImaginedTurn<S, M>, seat: Seat, position: Position<S>): void {
  const name = named(seat, position);
  const random = seedRandom(`ahead ${where(position)}`);
  const ids: number[] = [];
  let seen: S | undefined = turn.view;
  while (seen && ids.length < MOST) {
    const move: M | undefined = pickOne(random, decisionOf(game, seen, seat)?.moves ?? []);
    if (!move) break;
    ids.push(move.id);
    const { after, stopped }: Foreseen<S, M> = foresee(game, seen, seat, move);
    seen = stopped ? undefined : game.redact(after, seat);
  }
  const planned = planTurns(game, view, seat, [ids]);
  assert.ok(planned.ok, `${ids.join()} cannot be planned: ${name}`);
  const { moves, stop } = followPlan(game, turn.view, seat, planned.value[0] ?? [], 'same');
  assert.deepStrictEqual(
    moves.map(({ id }) => id),
    ids,
    name,
  );
  assert.equal(stop, seen ? undefined : 'revealed', name);
}
