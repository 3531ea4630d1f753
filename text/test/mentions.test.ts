import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMentioned, mentionParts } from '../mentions.ts';

const NAMES = ['Ann', 'Ann Lee', '소라'];

test('a name behind an @ is a mention, the longest that fits', () => {
  assert.deepEqual(mentionParts('hi @ann lee, @소라야 @bob', NAMES), [
    { text: 'hi ' },
    { text: '@ann lee', mentions: 'Ann Lee' },
    { text: ', ' },
    { text: '@소라', mentions: '소라' },
    { text: '야 @bob' },
  ]);
  assert.deepEqual(mentionParts('@@Ann', NAMES), [{ text: '@' }, { text: '@Ann', mentions: 'Ann' }]);
});

test('a line without a mention is one part, and means nobody', () => {
  assert.deepEqual(mentionParts('a@b.example', NAMES), [{ text: 'a@b.example' }]);
  assert.equal(isMentioned('a@b.example', NAMES), false);
  assert.equal(isMentioned('@Ann', ['', 'Ann']), true);
});
