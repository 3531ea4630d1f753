import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endSentence, inSentences } from '../context/sentences.ts';

test('texts for listeners end by the full stop of their script, each once', () => {
  assert.equal(inSentences(['Salon', 'It brings 3 points.', null, 'Two doors']), 'Salon. It brings 3 points. Two doors');
  assert.equal(inSentences(['沙龙', '放好时得3分。', undefined, '两扇门']), '沙龙。放好时得3分。两扇门');
  assert.equal(inSentences(['살롱', '놓으면 3점']), '살롱. 놓으면 3점');
  assert.equal(inSentences(['It has no effect.', 'In all: kelp −1', 'It has no effect.']), 'It has no effect. In all: kelp −1');
  assert.equal(inSentences(['Alone.']), 'Alone.');
  assert.equal(inSentences([null, '']), '');
  assert.equal(endSentence('“好。”'), '“好。”');
});
