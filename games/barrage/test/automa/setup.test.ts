import assert from 'node:assert/strict';
import { test } from 'node:test';
import { automaSeats, begin, decision, mostAutomas, type Options, parseOptions, play, type Told, withAutomas } from '@madang/kernel';
import { COMPANIES } from '../../components/words.ts';
import { barrage } from '../../rules/index.ts';
import { isExpert, OPTIONS } from '../../rules/options.ts';
import { type Barrage, EMPTY } from '../../rules/state.ts';
import { tilesOf, told } from './turns.ts';

/** A match up to the first turn of the first human, who drafts what is offered first; and what was told. */
function start(seats: number, options: Options, seed = 'setup'): { readonly state: Barrage; readonly events: Told[] } {
  const events: Told[] = [];
  const state = begin(barrage, { seats, seed, options }, (event) => events.push(event));
  for (let asked = decision(barrage, state); asked?.task.task.startsWith('draft'); ) {
    const move = asked.moves[0];
    assert.ok(move);
    asked = play(barrage, state, asked.seat, move, (event) => events.push(event));
  }
  return { state, events };
}

/** A match before anybody has acted. */
function dealt(seats: number, chosen: Options): Barrage {
  const options = parseOptions(OPTIONS, chosen);
  assert.ok(options.ok);
  return barrage.setup(options.value, seats, [1, 2, 3, 4]);
}

test('BAR-AUTOMA-01 it has 12 engineers, 6 excavators, 4 mixers, the four specific basic tiles and 16 points', () => {
  const me = dealt(3, { automas: '1', automaLevel: 'standard' }).players[2];
  assert.ok(me);
  assert.deepEqual([me.engineers, me.excavators, me.mixers, me.vp, me.built], [12, 6, 4, 16, [0, 0, 0, 0]]);
  const { state } = start(2, { automas: '1' });
  const on = state.players[1]?.wheel.filter((_, i) => i % 3 === 0).filter((tile) => tile !== EMPTY) ?? [];
  assert.equal(tilesOf(state, 1).filter((tile) => tile.startsWith('basic')).length + on.length, 4);
});

test('BAR-AUTOMA-02 it has no credits, no contract and no officer, but overpowered ones have', () => {
  for (const level of ['low-voltage', 'standard', 'high-voltage', 'overpowered'] as const) {
    const { state, events } = start(4, { automas: '3', automaLevel: level });
    for (const me of state.players.filter((one) => one.level > 0)) {
      assert.deepEqual([me.credits, me.held], [0, []]);
      assert.equal(me.officer === EMPTY, level !== 'overpowered');
    }
    assert.equal(told(events, 'company-taken').filter(({ officer }) => officer === null).length, level === 'overpowered' ? 0 : 3);
  }
});

test('BAR-AUTOMA-03 in round 1 automas come before humans', () => {
  const { state, events } = start(4, { automas: '2' });
  assert.deepEqual(told(events, 'round-began')[0]?.order.slice(0, 2), [2, 3]);
  assert.deepEqual(new Set(state.order), new Set([0, 1, 2, 3]));
});

test('BAR-AUTOMA-04 participants decide the number of national contracts', () => {
  assert.equal(dealt(2, { automas: '1' }).nationals.length, 1);
  assert.equal(dealt(4, { automas: '3' }).nationals.length, 3);
});

test('BAR-COMP-01 BAR-AUTOMA-32 one human at least, three automas at most, and always the expert rules', () => {
  const levels = (seats: number, automas: string): number => dealt(seats, { automas }).players.filter((me) => me.level > 0).length;
  assert.deepEqual([levels(2, '3'), levels(3, '3'), levels(4, '3'), levels(4, 'none')], [1, 2, 3, 0]);
  const { options } = dealt(2, { automas: '1', game: 'beginner' });
  assert.ok(isExpert(options));
  assert.equal(dealt(2, { automas: '1', game: 'beginner' }).patents.filter((tile) => tile !== EMPTY).length, 3);
});

test('BAR-AUTOMA-33 humans pick first; each automa gets a random one of the companies left; unused starting contracts are out', () => {
  const got = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const { state, events } = start(3, { automas: '2' }, `seed ${i}`);
    const taken = told(events, 'company-taken').map(({ seat }) => seat);
    assert.equal(taken[0], 0);
    assert.equal(new Set(state.players.map(({ company }) => company)).size, 3);
    assert.equal(told(events, 'starting-contract-taken').length, 1);
    assert.deepEqual(state.draft, { companies: [], officers: [], contracts: [] });
    got.add(state.players[1]?.company ?? EMPTY);
  }
  // The human takes the first that lies there, which the USA always are.
  assert.deepEqual([...got].sort(), COMPANIES.map((_, company) => company).slice(1));
});

test('BAR-COMP-01 the last seats are the automas’, never all of them, and nobody is asked for one', () => {
  for (const [seats, most] of [
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const) {
    assert.equal(mostAutomas(barrage, seats), most);
    for (let count = 0; count <= most; count++) {
      const options = withAutomas(barrage, {}, count);
      const theirs = automaSeats(barrage, options, seats);
      assert.deepEqual(theirs, [0, 1, 2, 3].slice(seats - count, seats));
      const state = begin(barrage, { seats, seed: `${seats} ${count}`, options });
      assert.deepEqual(
        state.players.flatMap((me, seat) => (me.level > 0 ? [seat] : [])),
        theirs,
      );
      for (let asked = decision(barrage, state), turns = 0; asked && turns < 200; turns++) {
        assert.ok(!theirs.includes(asked.seat));
        const move = asked.moves[turns % asked.moves.length];
        assert.ok(move);
        asked = play(barrage, state, asked.seat, move);
      }
    }
  }
});
