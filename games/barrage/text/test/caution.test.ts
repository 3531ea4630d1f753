import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision, play } from '@madang/kernel';
import { framed } from '@madang/text';
import { advisedMoves } from '@madang/text/testing';
import { MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { barrage } from '../../rules/index.ts';
import { position } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

test('BAR-ACT-05 a space whose action is to be had for less is told so: the other one leaves as many engineers and credits more', () => {
  let heard = 0;
  advisedMoves(barrage, wording, { matches: 2, options: {}, each: 3 }, ({ state, decision: { seat, moves }, move, said }) => {
    if (said.key !== 'barrage.tip.space' || move.kind !== 'space') return;
    const asked = MANAGEMENT_SPACES.find(({ id }) => id === move.space);
    // With the last engineer a round may end, and all come back.
    const left = (space: string): number => {
      const then = barrage.clone(state);
      const one = moves.find((other) => other.kind === 'space' && other.space === space);
      assert.ok(one);
      play(barrage, then, seat, one);
      return then.round === state.round ? (then.players[seat]?.engineers ?? 0) : 0;
    };
    const others = MANAGEMENT_SPACES.filter(({ id, section, row }) => id !== move.space && section === asked?.section && row === asked.row);
    const open = others.filter(({ id }) => moves.some((one) => one.kind === 'space' && one.space === id));
    assert.ok(asked && open.some(({ id, redFee }) => left(id) >= left(move.space) && redFee <= asked.redFee));
    heard += 1;
  });
  assert.ok(heard > 0);
});

test('BAR-CON-02 a contract that is left open although the energy fulfills it is told of', () => {
  const state = position({ players: [{ held: ['G10'] }], task: { task: 'contract', seat: 0, total: 9, tile: false } });
  const open = decision(barrage, state);
  assert.ok(open);
  const decline = open.moves.find(({ kind }) => kind === 'decline');
  const fulfil = open.moves.find(({ kind }) => kind === 'fulfil');
  assert.ok(decline && fulfil);
  const { caution } = framed(wording);
  assert.match(english(caution?.(state, 0, open, decline)) ?? '', /something free/);
  assert.equal(caution?.(state, 0, open, fulfil), undefined);
});
