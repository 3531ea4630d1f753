import { test } from 'node:test';
import { at, bitCount, fastRandom, play as step } from '@madang/kernel';
import { imaginesEvenly } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import { moveOf } from '../rules/moves.ts';
import { play, position } from './position.ts';

// The piles are known, their order is not: the last contract that somebody takes in a turn is refilled from its colour's pile.
test('each contract that is left of a colour is imagined to be turned up as often as any other', () => {
  const state = position();
  play(state, 'space contractOffice-two-left', 'take G01');
  const before = barrage.redact(state, 0);
  const pile = at(before.piles, 0);
  const weights = Array.from({ length: 25 }, (_, contract) => (contract >= 10 ? (pile >> (contract - 10)) & 1 : 0));
  if (bitCount(pile) < 8) throw new Error('too few contracts are left to tell');
  imaginesEvenly(barrage, {
    view: before,
    weights,
    found: (world, random) => {
      const played = barrage.clone(world);
      played.random = fastRandom(random);
      step(barrage, played, 0, moveOf('take Y01'));
      return played.market.find((contract) => !before.market.includes(contract) && contract < 25) ?? -1;
    },
  });
});
