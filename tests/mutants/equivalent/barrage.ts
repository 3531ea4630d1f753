import type { Equivalent } from './equivalent.ts';

export const BARRAGE: readonly Equivalent[] = [
  {
    file: 'games/barrage/rules/acting/turn.ts',
    line: 'const { engineers, redFee } = CONSTRUCTION_SPACES[me.constructions] ?? { engineers: 0, redFee: 0 };',
    change: '0 becomes 1',
    why: 'construction is offered only where such a space is left',
  },
  {
    file: 'games/barrage/rules/building/free.ts',
    line: 'const terms = (waived: boolean): Terms => Object.freeze({ structure: -1, unmanned: true, free: true, waived, cap: 99, swap: false, after: [] });',
    change: '99 becomes 100',
    why: 'what is free has no price for the cap to lower',
  },
  {
    file: 'games/barrage/rules/acting/turn.ts',
    line: 'if (me.engineers === 0 && !unmanned) return NONE;',
    change: 'condition becomes false',
    why: 'it spares a survey: without engineers there is neither an action nor a copy, and no pass where nothing can be built',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'company: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'contract: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'space: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'side: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'officer: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'tile: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'structure: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'dam: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'conduit: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'powerhouse: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'headstream: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'engineers: 0,',
    change: '0 becomes 1',
    why: 'nobody asks what the kernel’s own moves count',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'excavators: 0,',
    change: '0 becomes 1',
    why: 'nobody asks what the kernel’s own moves count',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'mixers: 0,',
    change: '0 becomes 1',
    why: 'nobody asks what the kernel’s own moves count',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'credits: 0,',
    change: '0 becomes 1',
    why: 'nobody asks what the kernel’s own moves count',
  },
  {
    file: 'games/barrage/rules/answers.ts',
    line: 'drops: 0,',
    change: '0 becomes 1',
    why: 'nobody asks what the kernel’s own moves count',
  },
];
