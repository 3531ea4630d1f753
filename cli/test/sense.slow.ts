import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, type BotLevel, valued } from '@madang/bots';
import { SHELF, type Title } from '@madang/games';
import { begin, type Decision, decision, type Move, play, type State, type Wording } from '@madang/kernel';

/** Senseless answers in a hundred at most. The aim is 0 from normal on: what is left errs by chance. */
const MOST: ReadonlyMap<BotLevel, number> = new Map([
  ['easy', 1.5],
  ['greedy', 1.5],
  ['normal', 0.3],
  ['hard', 0.3],
]);

/** Matches of each level. SENSE_MATCHES: fewer or more. */
const MATCHES = Number(process.env.SENSE_MATCHES ?? 3);

/** Whether a game warns of an answer: it does nothing, or declines something free. Not where it warns of every answer. */
function isSenseless({ caution, gift }: Wording, view: State, open: Decision, answer: Move): boolean {
  const { seat, moves } = open;
  const isWarned = (move: Move): boolean => caution?.(view, seat, open, move) !== undefined || gift?.(view, seat, move, moves) !== undefined;
  return isWarned(answer) && !moves.every(isWarned);
}

/** The senseless answers of a level among itself, and how many answers there were. */
async function answersOf({ rules, expertise, wording }: Title, level: BotLevel) {
  const [game, skill, words] = await Promise.all([rules(), expertise(), wording()]);
  const knowing = valued(game, skill);
  const senseless: string[] = [];
  let count = 0;
  for (let match = 0; match < MATCHES; match++) {
    const state = begin(game, { seats: 3, seed: `sense ${match}` });
    for (let open = decision(game, state); open; count++) {
      const { seat, task } = open;
      const view = game.redact(state, seat);
      const { move } = ask(level, { game, expertise: knowing, view, seat, seed: `${match}/${count}` });
      if (isSenseless(words, view, open, move)) senseless.push(`${match}/${count} ${task.task} ${move.id}`);
      open = play(game, state, seat, move);
    }
  }
  return { senseless, count };
}

for (const title of SHELF.filter(({ example }) => !example)) {
  for (const [level, most] of MOST) {
    test(`${title.name}: ${level} hardly ever answers senselessly`, async (t) => {
      const { senseless, count } = await answersOf(title, level);
      t.diagnostic(`${senseless.length} of ${count}`);
      assert.ok(count > 100);
      assert.ok((100 * senseless.length) / count <= most, `${senseless.length} of ${count}: ${senseless.join('; ')}`);
    });
  }
}
