import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import {
  below,
  type Decision,
  decisions,
  type Game,
  type Match,
  newMatch,
  openDecisions,
  play,
  type RandomState,
  type Seat,
  type State,
  seedRandom,
} from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { beginFold, type Fold } from '../../../matches/log/fold.ts';
import { carried, type Outcome } from '../../support/services.ts';

/** The match from a state of it on, as if that were its beginning. */
function from(game: Game, match: Match, state: State): Fold {
  const { options, seats, seed } = match;
  const begun = beginFold(game, { options, seats, seed });
  const snapshots = [{ at: 0, state: game.clone(state) }];
  const here: Match = { ...begun.match, state: game.clone(state), offered: undefined, snapshots };
  return { ...begun, match: here, open: openDecisions(here) };
}

const any = <T>(random: RandomState, list: readonly T[]): T | undefined => list[below(random, Math.max(1, list.length))];

/** A batch of 1 … 4 moves: offered ones as far as a plan on the state goes, and anything else. */
function batch(game: Game, state: State, decision: Decision, random: RandomState): unknown[] {
  const planned = game.clone(state);
  const moves: unknown[] = [];
  let open: Decision | undefined = decision;
  for (let most = 1 + below(random, 4); moves.length < most; ) {
    const kind = below(random, 5);
    const move = open && kind > 1 ? any(random, open.moves) : any(random, game.moves.table);
    moves.push(kind === 0 ? { kind: 'nonsense' } : move);
    if (!open?.moves.some((one) => one === move)) open = undefined;
    if (open && move) {
      play(game, planned, decision.seat, move);
      open = decisions(game, planned).find((one) => one.seat === decision.seat);
    }
  }
  return moves;
}

const plain = (outcome: Outcome): unknown => JSON.parse(JSON.stringify(outcome));

for (const title of [...SHELF, { name: 'tiny', rules: async () => tiny }]) {
  test(`${title.name}: what a seat is answered to a command that is not carried out is the same in every world that looks the same to it`, async () => {
    const game: Game = await title.rules();
    const codes = new Map<string, number>();
    for (let n = 0; n < 12; n++) {
      const random = seedRandom(`peeking ${n}`);
      const seats = game.players.min + (n % (game.players.max - game.players.min + 1));
      const match = newMatch(game, { seats, seed: `peeking ${n}` });
      const state = game.clone(match.state);
      for (let step = 0; !state.over && step < 600; step++) {
        const open = any(random, decisions(game, state));
        const move = open && any(random, open.moves);
        if (!open || !move) break;
        if (step % 5 === 0) await compare(match, state, open, random, codes);
        play(game, state, open.seat, move);
      }
    }
    for (const code of ['revealed', 'not-offered', 'unknown-move', 'done']) assert.ok((codes.get(code) ?? 0) > 5, `${code}: ${codes.get(code) ?? 0}`);
  });
}

async function compare(match: Match, state: State, open: Decision, random: RandomState, codes: Map<string, number>): Promise<void> {
  const { game } = match;
  const { seat } = open;
  const moves = batch(game, state, open, random);
  const twin = game.imagine(game.redact(state, seat), seedRandom(`twin ${below(random, 1e9)}`));
  const real = carried(from(game, match, state));
  const other = carried(from(game, match, twin));
  const [here, there] = [await real.send(seat, moves), await other.send(seat, moves)].map(plain);
  assert.deepEqual(here, there, JSON.stringify({ moves, seat }));
  count(codes, here);
  const back: Seat = seat;
  const [undone, same] = [await real.undo(back), await other.undo(back)].map(plain);
  assert.deepEqual(undone, same, `taken back after ${JSON.stringify(moves)}`);
}

function count(codes: Map<string, number>, outcome: unknown): void {
  const code = /"code":"([^"]+)"/.exec(JSON.stringify(outcome))?.[1] ?? 'done';
  codes.set(code, (codes.get(code) ?? 0) + 1);
}
