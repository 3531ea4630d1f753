import { ledgerChapters, plainWording } from '@madang/kernel/plain';
import { example, TASKS } from '../rules/index.ts';
import * as sources from './sources.ts';

/** The game in words: the catalogues have a text for each task, answer, event and field. */
export const wording = plainWording({
  game: example,
  catalogues: sources.words,
  rulebook: sources.rules,
  chapters: ledgerChapters('EXA', [
    ['example.chapter.setup', ['SETUP', 1]],
    ['example.chapter.turn', ['TURN', 4]],
    ['example.chapter.end', ['END', 1]],
  ]),
  tasks: TASKS,
  events: { rolled: 'EXA-TURN-02', lost: 'EXA-TURN-03', held: 'EXA-TURN-04', won: 'EXA-END-01' },
  points: 'EXA-TURN-04',
});
