import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Decision, decision, isCombinator, play, sameData, seedRandom, type Task } from '@madang/kernel';
import { anyOptions, pickOne } from '@madang/kernel/testing';
import { ludwig } from '@madang/ludwig';
import { expertise } from '@madang/ludwig/bot';
import fc from 'fast-check';
import type { LudwigMove } from '../rules/moves.ts';
import { OPTIONS } from '../rules/options.ts';
import { orderless } from '../rules/rewards/orderless.ts';
import type { Ludwig } from '../rules/state.ts';

/** The rules with every order asked. */
const ASKING = { ...ludwig, orderless: () => -1 };

type Open = Decision<LudwigMove>;

/** The tasks that are ordered now; none where something else is asked. */
const ordered = (open: Open | undefined): readonly Task[] =>
  open && isCombinator(open.task) && open.task.task === 'any order' ? open.task.tasks : [];

/** What was answered: a task that was taken next, or a move. */
type Answer = { readonly taken: Task } | { readonly move: LudwigMove };

const isTurn = (open: Open | undefined): boolean => open === undefined || open.task.task === 'turn' || open.task.task === 'prices';

/** Takes a task next. */
function take(state: Ludwig, open: Open, task: Task): Open | undefined {
  const move = open.moves[ordered(open).findIndex((one) => sameData(one, task))];
  assert.ok(move);
  return play(ASKING, state, open.seat, move);
}

/** Plays on to the next turn, a task as late as can be; what was answered. */
function putOff(state: Ludwig, last: Task, random: ReturnType<typeof seedRandom>): Answer[] {
  const answers: Answer[] = [];
  let open: Open | undefined = decision(ASKING, state);
  while (open && !isTurn(open)) {
    const tasks = ordered(open);
    if (tasks.length > 0) {
      const taken = pickOne(
        random,
        tasks.toSpliced(
          tasks.findIndex((one) => sameData(one, last)),
          1,
        ),
      );
      assert.ok(taken);
      answers.push({ taken });
      open = take(state, open, taken);
    } else {
      const move = pickOne(random, open.moves);
      assert.ok(move);
      answers.push({ move });
      open = play(ASKING, state, open.seat, move);
    }
  }
  return answers;
}

/** Takes a task first, then answers the same. */
function takeFirst(state: Ludwig, first: Task, answers: readonly Answer[]): void {
  const asked = decision(ASKING, state);
  assert.ok(asked);
  let open: Open | undefined = take(state, asked, first);
  for (const answer of answers) {
    if ('move' in answer) {
      assert.ok(open, 'the same is asked');
      assert.ok(open.moves.includes(answer.move), 'the same is offered');
      open = play(ASKING, state, open.seat, answer.move);
    } else if (open && ordered(open).length > 0) {
      open = take(state, open, answer.taken);
    }
  }
}

test('LUD-REWARD-03 a reward that is given without asking ends the same at any place in the order', () => {
  const kinds = new Map<string, number>();
  const drawn = fc.sample(anyOptions(OPTIONS, { idleEnd: 'on' }), { seed: 1, numRuns: 40 });
  for (const [number, options] of drawn.entries()) {
    const state = begin(ASKING, { seats: 1 + (number % 4), seed: `orderless ${number}`, options });
    const random = seedRandom(`orderless ${number}`);
    for (let open = decision(ASKING, state); open; open = play(ASKING, state, open.seat, expertise.rollout(state, open, random))) {
      const tasks = ordered(open);
      const first = tasks.length > 1 ? tasks[orderless(state, tasks)] : undefined;
      if (!first) continue;
      kinds.set(first.task, (kinds.get(first.task) ?? 0) + 1);
      const late = ludwig.clone(state);
      const answers = putOff(late, first, random);
      const early = ludwig.clone(state);
      takeFirst(early, first, answers);
      assert.deepEqual(early, late, `${first.task} among ${tasks.map(({ task }) => task).join(', ')}`);
    }
  }
  for (const kind of ['living', 'activity', 'outdoor']) assert.ok(kinds.has(kind), `${kind} was among them`);
});
