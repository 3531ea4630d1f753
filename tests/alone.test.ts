import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, type BotLevel } from '@madang/bots';
import { findTitle } from '@madang/games';
import { begin, decision, type Expertise, type Game, play } from '@madang/kernel';

/** The points of a player alone, a bot of that level. */
function pointsAlone(game: Game, expertise: Expertise, level: BotLevel, seed: string): number {
  const state = begin(game, { seats: 1, seed });
  let answers = 0;
  for (let open = decision(game, state); open !== undefined; ) {
    const { seat, moves } = open;
    const { move } = ask(level, { game, expertise, view: game.redact(state, seat), seat, seed: `${seed} ${answers++}` });
    open = play(game, state, seat, moves.find(({ id }) => id === move.id) ?? assert.fail());
  }
  return game.standing(state)[0]?.points ?? 0;
}

// A share of the victory is always 1 for one seat: judged by that, every turn is as good as any other.
for (const { name, matches, more } of [
  { name: 'underwater', matches: 4, more: 8 },
  { name: 'ludwig', matches: 24, more: 3 },
]) {
  test(`${name}: alone, a bot that plans its turns plays for the solo goal`, async () => {
    const title = findTitle(name) ?? assert.fail();
    const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
    const meanOf = (level: BotLevel): number => {
      const points = Array.from({ length: matches }, (_, i) => pointsAlone(game, expertise, level, `alone ${i}`));
      return points.reduce((sum, one) => sum + one, 0) / matches;
    };
    const [easy, normal] = [meanOf('easy'), meanOf('normal')];
    assert.ok(normal > easy + more, `normal ${normal}, easy ${easy}`);
  });
}
