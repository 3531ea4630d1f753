import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, bitCount, has, play, seedRandom } from '@madang/kernel';
import { AUTOMA_TILES } from '../../components/automa.ts';
import { newDeck, turnTile } from '../../rules/automa/deck.ts';
import { barrage } from '../../rules/index.ts';
import { playerAt } from '../position.ts';
import { automaAt, takeTurn, told } from './turns.ts';

test('BAR-AUTOMA-05 the 20 tiles are one deck; one shows its criteria, another its actions', () => {
  assert.equal(AUTOMA_TILES.length, 20);
  const deck = newDeck(seedRandom('a deck'));
  assert.equal(bitCount(deck.pile), 18);
  assert.notEqual(deck.criteria, deck.actions);
  assert.ok(!has(deck.pile, deck.criteria) && !has(deck.pile, deck.actions));
});

test('BAR-AUTOMA-05 the order of the tiles is chance', () => {
  const tops = new Set(Array.from({ length: 60 }, (_, i) => newDeck(seedRandom(`deck ${i}`)).actions));
  assert.ok(tops.size > 10);
});

test('BAR-AUTOMA-06 after an automa turn its tile shows the criteria and the next one comes up', () => {
  const state = automaAt({ actions: 4, criteria: 9 });
  const before = state.automa.pile;
  const events = takeTurn(state);
  assert.equal(state.automa.criteria, 4 - 1);
  assert.ok(has(before, state.automa.actions));
  assert.equal(state.automa.pile, before & ~(1 << state.automa.actions));
  assert.equal(told(events, 'automa-tile-turned')[0]?.criteria, 4);
});

test('BAR-AUTOMA-06 the deck is shared: the next automa goes on with it', () => {
  const state = automaAt({ actions: 4, criteria: 9 }, { players: [{}, { automa: 'standard', credits: 0 }] });
  takeTurn(state);
  assert.deepEqual(state.agenda.at(-1), { task: 'automa turn', seat: 1 });
  const actions = state.automa.actions;
  takeTurn(state, 1);
  assert.equal(state.automa.criteria, actions);
});

test('BAR-AUTOMA-06 an empty deck is shuffled anew', () => {
  const state = automaAt({ actions: 4, criteria: 9 });
  state.automa.pile = 0;
  const events = takeTurn(state);
  assert.equal(told(events, 'automa-tile-turned')[0]?.shuffled, true);
  assert.equal(bitCount(state.automa.pile), 18);
});

test('BAR-AUTOMA-06 until the deck is empty every tile comes up once', () => {
  const state = automaAt({ actions: 4, criteria: 9 });
  const seen = [state.automa.actions];
  while (state.automa.pile !== 0) {
    turnTile(state, undefined);
    seen.push(state.automa.actions);
  }
  assert.equal(new Set(seen).size, 19);
});

test('BAR-AUTOMA-07 its whole turn resolves by itself: the human is the first who is asked', () => {
  const state = begin(barrage, { seats: 2, seed: 'automa', options: { automas: '1' } });
  for (let task = state.agenda.at(-1); task?.task.startsWith('draft'); task = state.agenda.at(-1)) {
    const move = barrage.rules[task.task]?.moves?.(state, task)[0];
    assert.ok(move);
    play(barrage, state, task.seat, move);
  }
  assert.equal(state.agenda.at(-1)?.task, 'turn');
  assert.equal(state.agenda.at(-1)?.seat, 0);
  assert.ok(playerAt(state, 1).engineers < 12);
});
