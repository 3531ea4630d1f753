import type { Equivalent } from './equivalent.ts';

export const KERNEL: readonly Equivalent[] = [
  {
    file: 'kernel/combinators.ts',
    line: 'if (task.seats.length > 1) push(state, eachInTurn(task.seats.slice(1), task.of));',
    change: '> becomes >=',
    why: 'a frame for no seats does nothing',
  },
  {
    file: 'kernel/matches/chronicle.ts',
    line: 'return true;',
    change: 'true becomes false',
    why: 'only a refusal is an object, and only that is looked for',
  },
  {
    file: 'kernel/combinators.ts',
    line: 'const at = move === undefined ? -1 : game.moves.picks.indexOf(move);',
    change: '1 becomes 2',
    why: 'any number below 0 is no pick',
  },
  {
    file: 'kernel/agenda.ts',
    line: 'export const UNSETTLED = -2;',
    change: '2 becomes 3',
    why: 'a mark: any number that stands for no lane',
  },
  {
    file: 'kernel/chance/random.ts',
    line: 'if (isHiddenRandom(words)) words[0] = 1;',
    change: '1 becomes 2',
    why: 'of a seed that nobody knows; any word but 0 will do',
  },
  {
    file: 'kernel/engine.ts',
    line: 'for (let i = 0; i < frame.lanes.length; i++) settleLane(game, state, frame, i, tell);',
    change: '< becomes <=',
    why: 'a lane that is not there is settled already',
  },
  {
    file: 'kernel/vocabulary/answers.ts',
    line: 'const move = table[slots[i] ?? -1];',
    change: '1 becomes 2',
    why: 'no table has a slot below 0',
  },
  {
    file: 'kernel/vocabulary/answers.ts',
    line: 'for (let i = 0; i < slots.length; i++) {',
    change: '< becomes <=',
    why: 'a slot that is not there has no move',
  },
  {
    file: 'kernel/moves.ts',
    line: 'const MOST_KEPT = 1 << 14;',
    change: '14 becomes 15',
    why: 'a bound on memory that is twice as large is one too',
  },
  {
    file: 'kernel/pieces/tally.ts',
    line: 'for (let i = 0; i < counts.length; i++) if (counts[i] === value) found += 1;',
    change: '< becomes <=',
    why: 'there is no count past the end',
  },
  {
    file: 'kernel/pieces/tally.ts',
    line: 'list.push(value);',
    change: 'statement left out',
    why: 'the loop writes past the end, which makes the list as long; pushing first keeps the array fast',
  },
  {
    file: 'kernel/chance/chacha.ts',
    line: 'for (let round = 0; round < rounds; round += 2) {',
    change: '0 becomes 1',
    why: 'rounds are counted by twos, and their number is even',
  },
  {
    file: 'kernel/engine.ts',
    line: 'if (state.over && state.agenda.length > 0) state.agenda.length = 0;',
    change: '> becomes >=',
    why: 'an empty list is emptied',
  },
  {
    file: 'kernel/matches/patch.ts',
    line: 'for (let i = 0; i < to.length; i++) {',
    change: '< becomes <=',
    why: 'lists of the same length have both nothing past their end',
  },
  {
    file: 'kernel/pieces/tally.ts',
    line: 'for (let i = 0; i < counts.length; i++) if (at(counts, i) > 0) set |= 1 << i;',
    change: '< becomes <=',
    why: 'there is no count past the end',
  },
  {
    file: 'kernel/pieces/tally.ts',
    line: 'for (; i > 0 && at(list, i - 1) > value; i--) list[i] = at(list, i - 1);',
    change: '> becomes >=',
    why: 'equal numbers are the same in either order',
  },
];
