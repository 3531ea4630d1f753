import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aboutWords, namesOf } from '../ring/words.ts';

test('the words of a thing become a card: its name, then a line for each further sentence, in every language', () => {
  assert.deepEqual(aboutWords('Segment 3: 2 mixers. Comes back after 1.5 turns.'), {
    title: 'Segment 3: 2 mixers',
    lines: ['Comes back after 1.5 turns'],
    rule: null,
  });
  assert.deepEqual(aboutWords('3번 칸. 비어 있습니다.').lines, ['비어 있습니다']);
  assert.deepEqual(aboutWords('第3格。空。').lines, ['空']);
  assert.deepEqual(aboutWords('The bank'), { title: 'The bank', lines: [], rule: null });
});

test('a row of the ring is named by what tells it from the others', () => {
  const way = (...steps: string[]) => ({ label: steps.join(' · '), steps });
  assert.deepEqual(namesOf([way('Construction', 'Base tile', 'Dam 9'), way('Construction', 'Wild tile', 'Base', 'Dam 9')]), [
    'Base tile',
    'Wild tile · Base',
  ]);
  assert.deepEqual(namesOf([way('Construction', 'Dam 9')]), ['Construction · Dam 9']);
  const farms = [way('Build a farm: site a'), way('Build a farm: site b')];
  assert.deepEqual(namesOf(farms, ['Farm', 'Laboratory']), ['Farm', 'Laboratory']);
  assert.deepEqual(namesOf(farms, ['Farm', 'Farm']), ['Build a farm: site a', 'Build a farm: site b']);
});
