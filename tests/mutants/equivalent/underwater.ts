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
  {
    file: 'games/underwater/rules/goods/triggers.ts',
    line: 'chooseSlot: 1 << 9,',
    change: '1 becomes 2',
    why: 'the cause is asked for itself; a set that holds one more is only less sure',
  },
  {
    file: 'games/underwater/rules/goods/triggers.ts',
    line: 'claimCard: 1 << 14,',
    change: '14 becomes 15',
    why: 'as for choosing a slot',
  },
  {
    file: 'games/underwater/rules/effects/composing.ts',
    line: 'if (part && !addMost(most, part, times)) return false;',
    change: '&& becomes ||',
    why: 'what is not known beforehand is tried',
  },
  {
    file: 'games/underwater/rules/effects/most.ts',
    line: '(things & BUILT_BY.city) === 0 ? NONE : of(city, members(citySites(me))),',
    change: '& becomes |',
    why: 'more than can be gained is only less sure',
  },
  {
    file: 'games/underwater/rules/effects/most.ts',
    line: 'if ((things & BUILT_BY.building) !== 0) addTimes(goods, buildings, times);',
    change: '& becomes |',
    why: 'more than can be gained is only less sure',
  },
  {
    file: 'games/underwater/rules/turn/ahead/raising.ts',
    line: 'if (state.contracts.length > 0 || !trial.alike) return lose(trial);',
    change: 'condition becomes true',
    why: 'what is not known beforehand is tried',
  },
  {
    file: 'games/underwater/rules/turn/survey.ts',
    line: "if (deed.cost !== 'usual' || deed.site !== undefined) return usable(state, seat, deed, slot);",
    change: 'condition becomes true',
    why: 'a short cut only',
  },
  {
    file: 'games/underwater/rules/turn/hand.ts',
    line: "if (me.hand.length > 0 && (me.hand[0] ?? 0) < 0) throw new HiddenError('a hand');",
    change: '> becomes >=',
    why: 'of an empty hand there is no first card',
  },
  {
    file: 'games/underwater/rules/view.ts',
    line: 'if (card >= 0) continue;',
    change: '0 becomes 1',
    why: 'card 0 is the Personal Assistant, which is never hidden',
  },
];
