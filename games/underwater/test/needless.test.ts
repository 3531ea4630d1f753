import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Decision, decision, isAside, play, playerOf, seedRandom } from '@madang/kernel';
import { anyOptions, pickOne } from '@madang/kernel/testing';
import { expertise } from '@madang/underwater/bot';
import fc from 'fast-check';
import { cardOf } from '../components/match-deck.ts';
import { names } from '../rules/answers.ts';
import { underwater } from '../rules/index.ts';
import { moveOf, type UnderwaterMove } from '../rules/moves.ts';
import { OPTIONS } from '../rules/options.ts';
import { matches } from '../rules/slots/slots.ts';
import type { Underwater } from '../rules/state.ts';
import { isOrderNeedless } from '../rules/turn/needless.ts';
import { offered, position, refused } from './position.ts';

type Open = Decision<UnderwaterMove>;

/** Whether something still waits in the turn. */
const waits = ({ agenda }: Underwater, name: string): boolean => agenda.some(({ task }) => task === name);

/** The answers of a turn in which the slot's action comes first: those of the action, then those of the card. */
function actionFirst(state: Underwater, card: number, random: ReturnType<typeof seedRandom>): Record<'action' | 'card', UnderwaterMove[]> {
  const answers: Record<'action' | 'card', UnderwaterMove[]> = { action: [], card: [] };
  let open = answer(state, moveOf(`card ${card} after`));
  while (open && waits(state, 'turn end')) {
    const { task } = open;
    const move = pickOne(
      random,
      open.moves.filter((one) => !isAside(underwater, state, task, one)),
    );
    assert.ok(move);
    answers[waits(state, 'play') ? 'action' : 'card'].push(move);
    open = answer(state, move);
  }
  return answers;
}

function answer(state: Underwater, move: UnderwaterMove): Open | undefined {
  const open = decision(underwater, state);
  assert.ok(open);
  return play(underwater, state, open.seat, move);
}

/** The same with the card first and the same answers. */
function cardFirst(state: Underwater, card: number, answers: readonly UnderwaterMove[]): void {
  let open = answer(state, moveOf(`card ${card} before`));
  for (const move of answers) {
    assert.ok(open?.moves.includes(move), 'the same is offered');
    open = answer(state, move);
  }
}

/** A position without the order in which cards left the game: nothing reads it. */
const end = (state: Underwater): Underwater => ({ ...state, gone: state.gone.toSorted((a, b) => a - b) });

function compare(state: Underwater, open: Open, random: ReturnType<typeof seedRandom>, seen: Map<string, number>): void {
  const { task, seat } = open;
  if (!('slot' in task) || typeof task.slot !== 'number') return;
  const me = playerOf(state, seat);
  for (const move of open.moves) {
    const { card, before } = names(move);
    if (move.kind !== 'card' || before || !matches(state, card, task.slot)) continue;
    const { kind: sort } = cardOf(state, card);
    seen.set('all', (seen.get('all') ?? 0) + 1);
    if (!isOrderNeedless(state, me, task.slot, card) || open.moves.includes(moveOf(`card ${card} before`))) continue;
    seen.set(sort, (seen.get(sort) ?? 0) + 1);
    const late = underwater.clone(state);
    const answers = actionFirst(late, card, random);
    const early = underwater.clone(state);
    cardFirst(early, card, [...answers.card, ...answers.action]);
    assert.deepEqual(end(early), end(late), `card ${card} on slot ${task.slot}`);
  }
}

test('UWC-TURN-11 where the order of card and slot is not asked, the same answers lead to the same end in both', () => {
  const seen = new Map<string, number>();
  const drawn = fc.sample(anyOptions(OPTIONS), { seed: 1, numRuns: 20 });
  for (const [number, options] of drawn.entries()) {
    const state = begin(underwater, { seats: 1 + (number % 4), seed: `needless ${number}`, options });
    const random = seedRandom(`needless ${number}`);
    for (let open = decision(underwater, state); open; open = play(underwater, state, open.seat, expertise.rollout(state, open, random)))
      if (open.task.task === 'card') compare(state, open, random, seen);
  }
  for (const kind of ['instant', 'permanent', 'action', 'production', 'endScoring']) assert.ok(seen.has(kind), `${kind} was among them`);
});

test('UWC-TURN-11 the order is asked only where it may matter', () => {
  // Card 24 gives goods: slot p34-r3 gives goods too, slot p34-r1 builds with them; where the deck may run out, the discard pile counts.
  const goods = { credits: 9, kelp: 9, steelplast: 9 };
  const gives = position({ players: [{ hand: [24], goods }] });
  answer(gives, moveOf('slot p34-r3'));
  assert.deepEqual(offered(gives), ['card 24 after']);
  assert.equal(refused(gives, 'card 24 before'), 'UWC-TURN-11 order-needless 24 p34-r3');
  for (const [slot, sketch] of [
    ['p34-r1', {}],
    ['p34-r3', { deck: [50, 51] }],
  ] as const) {
    const state = position({ ...sketch, players: [{ hand: [24], goods }] });
    answer(state, moveOf(`slot ${slot}`));
    assert.deepEqual(offered(state), ['card 24 after', 'card 24 before'], slot);
  }
});
