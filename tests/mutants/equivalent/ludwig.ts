import type { Equivalent } from './equivalent.ts';

export const LUDWIG: readonly Equivalent[] = [
  {
    file: 'games/ludwig/rules/answers.ts',
    line: 'const NOTHING = named(-1, -1, -1, -1, -1, -1);',
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
    file: 'games/ludwig/rules/round/filling.ts',
    line: 'for (; filled < spaces.length; filled++) {',
    change: '< becomes <=',
    why: 'a space that is not there ends the loop',
  },
];
