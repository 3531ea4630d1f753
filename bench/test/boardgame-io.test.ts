import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { replayThroughReducer } from '../contenders/boardgame-io.ts';
import { recordMatches } from '../matches.ts';

test('boardgame.io comes to the same final state by the same moves', () => {
  const [match] = recordMatches(siberia, 1);
  assert.ok(match);
  const state = siberia.clone(match.start);
  for (const { seat, move } of match.log) play(siberia, state, seat, move);
  assert.equal(state.over, true);
  assert.deepEqual(replayThroughReducer(siberia, match), state);
});
