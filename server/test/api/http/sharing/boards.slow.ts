import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { needsBuild, showsItsBoard } from './drawing.ts';

for (const { name } of SHELF)
  test(`a link to a game of ${name} shows its board as it stands, and another after some moves`, needsBuild, (t) => showsItsBoard(t, name));
