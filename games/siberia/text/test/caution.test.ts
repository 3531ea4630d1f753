import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionOf } from '@madang/kernel';
import { advisedMoves } from '@madang/text/testing';
import { siberia } from '../../rules/index.ts';
import { play, position, type Sketch } from '../../test/position.ts';
import { wording } from '../index.ts';
import { english } from './speech.ts';

const VAIN = 'No row has two counters. You can only pass this round.';

/** What seat 0 is told of a move, by the words of its label. */
function told(sketch: Sketch, label: string): string | undefined {
  const state = position(sketch);
  const open = decisionOf(siberia, state, 0);
  assert.ok(open);
  const move = open.moves.find((one) => english(wording.label(state, open, one)) === label);
  assert.ok(move, `no choice '${label}'`);
  const view = siberia.redact(state, 0);
  return english(wording.caution?.(view, 0, open, move) ?? wording.tip?.(view, 0, open, move));
}

test('SIB-ACT-07 the last counter that makes no row ready is warned of; one that makes a row ready, or research, is not', () => {
  const rows = { worker: ['worker/oil' as const] };
  const sketch = { players: [{ rows, drawn: ['worker/gas' as const] }, { drawn: ['manager' as const] }] };
  assert.equal(told(sketch, 'Worker/Gas → Gas'), VAIN);
  assert.equal(told(sketch, 'Worker/Gas → Worker'), undefined);
  assert.equal(told(sketch, 'Worker/Gas → Research'), undefined);
  const more = { players: [{ rows, drawn: ['worker/gas' as const, 'worker/coal' as const] }, {}] };
  assert.equal(told(more, 'Worker/Gas → Gas'), undefined, 'a counter is left to place');
});

test('who is warned that no row is ready is offered nothing but to pass', () => {
  const state = position({ players: [{ drawn: ['worker/gas'] }, { drawn: ['manager'] }] });
  play(state, 'place worker/gas gas', 'place manager manager');
  assert.deepEqual(
    decisionOf(siberia, state, 0)?.moves.map(({ kind }) => kind),
    ['pass'],
  );
});

test('a pass is told the rows that could still be performed with an effect', () => {
  let heard = 0;
  advisedMoves(siberia, wording, { matches: 4, options: {}, each: 1 }, ({ state, decision, move, said }) => {
    if (said.key !== 'siberia.tip.pass') return;
    assert.equal(move.kind, 'pass');
    assert.ok(decision.moves.some((one) => one.kind === 'perform' && wording.caution?.(state, decision.seat, decision, one) === undefined));
    heard += 1;
  });
  assert.ok(heard > 0);
});

test('SIB-RESEARCH-15 research whose counters can all place nothing is warned of; one that can place a cube is not', () => {
  const players = [{ research: ['worker/gas' as const, 'seller/gas' as const] }];
  assert.match(told({ players, reserve: { gas: 0 } }, 'Research') ?? '', /would do nothing now.* 2 counters/);
  assert.equal(told({ players, reserve: { gas: 1 } }, 'Research'), undefined);
});
