import type { Equivalent } from './equivalent.ts';

export const UNDERWATER: readonly Equivalent[] = [
  {
    file: 'games/underwater/rules/answers.ts',
    line: 'const NOTHING: Named = { card: -1, slot: -1, site: -1, thing: -1, resource: -1, kelp: 0, steelplast: 0, tile: -1, before: false };',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/underwater/rules/effects/following.ts',
    line: 'for (let i = state.agenda.length - 1; i >= 0; i--) {',
    change: '- becomes +',
    why: 'what is not on the agenda is passed over',
  },
  {
    file: 'games/underwater/rules/goods/special.ts',
    line: "if (at(state.specials, last) < 0) throw new HiddenError('the next Special card');",
    change: '< becomes <=',
    why: 'card 0 is the Personal Assistant, which is never in the Special deck',
  },
];
