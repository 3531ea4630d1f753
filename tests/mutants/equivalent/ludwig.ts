import type { Equivalent } from './equivalent.ts';

export const LUDWIG: readonly Equivalent[] = [
  {
    file: 'games/ludwig/rules/answers.ts',
    line: 'const named = ({ tile = -1, price = -1, card = -1, stack = -1, reward = -1, placement = -1 }: Partial<Named>): Named => ({',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/ludwig/rules/castle/counts.ts',
    line: 'export const typeOf = (face: number): number => TYPE[face] ?? -1;',
    change: '1 becomes 2',
    why: 'every face has a type',
  },
  {
    file: 'games/ludwig/rules/castle/grid.ts',
    line: 'while (same < a.length && same < b.length && a[same] === b[same]) same++;',
    change: '< becomes <=',
    why: 'the other list ends as soon, or goes on with a tile where this one has none',
  },
  {
    file: 'games/ludwig/rules/castle/grid.ts',
    line: 'most = same;',
    change: 'statement left out',
    why: 'another table that has something in common with the castle does as well, with more to lay out',
  },
  {
    file: 'games/ludwig/rules/castle/outcome.ts',
    line: 'for (let i = 0; i < contacts.length; i++) connected += contacts[i]?.connections ?? 0;',
    change: '< becomes <=',
    why: 'what is not there connects nothing',
  },
  {
    file: 'games/ludwig/rules/castle/placements.ts',
    line: 'if (!entrance) break;',
    change: 'condition becomes false',
    why: 'each of the entrances is there',
  },
  {
    file: 'games/ludwig/rules/castle/scoring.ts',
    line: 'for (let room = 0; room < castle.tiles.length; room++) {',
    change: '0 becomes 1',
    why: 'the first is the foyer, which has no sign',
  },
  {
    file: 'games/ludwig/rules/castle/turned.ts',
    line: 'Math.min(cell % ROW, width - 1 - (cell % ROW)) + Math.min(Math.floor(cell / ROW), height - 1 - Math.floor(cell / ROW));',
    change: '1 becomes 2',
    why: 'in which order cells are looked at changes no answer',
  },
  {
    file: 'games/ludwig/rules/castle/turned.ts',
    line: 'return full.length + cut.length === width * height || full.some(({ cell }) => cell === distance) || cut.includes(distance);',
    change: '+ becomes -',
    why: 'a short cut only: the cells are looked through',
  },
  {
    file: 'games/ludwig/rules/round/ahead.ts',
    line: 'if (at < 0) return undefined;',
    change: '0 becomes 1',
    why: 'the end of the round lies below its turns',
  },
  {
    file: 'games/ludwig/rules/market/filling.ts',
    line: 'for (; filled < spaces.length; filled++) {',
    change: '< becomes <=',
    why: 'a space that is not there ends the loop',
  },
  {
    file: 'games/ludwig/rules/round/prices.ts',
    line: 'return -1;',
    change: '1 becomes 2',
    why: 'every price that is offered has a space',
  },
];
