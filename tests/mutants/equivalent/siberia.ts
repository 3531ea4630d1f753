import type { Equivalent } from './equivalent.ts';

export const SIBERIA: readonly Equivalent[] = [
  {
    file: 'games/siberia/rules/acting/acting.ts',
    line: 'export const hasEffect = (state: Siberia, seat: Seat, row: number): boolean => EFFECTS[row]?.possible(state, seat) ?? false;',
    change: 'false becomes true',
    why: 'it is asked of rows only, and each has an effect',
  },
  {
    file: 'games/siberia/rules/acting/worker.ts',
    line: "return state.options.workerSource === 'supplyFirst' && me.supply > 0 ? 1 << SUPPLY : sources;",
    change: '<< becomes >>',
    why: 'the supply is source 0',
  },
  {
    file: 'games/siberia/rules/acting/seller.ts',
    line: "if (move) follow(state, { task: 'exchange', seat, from: numbersOf(move).source });",
    change: 'condition becomes true',
    why: 'who has no piece to put is never asked which: the action is not offered, or done without',
  },
  {
    file: 'games/siberia/rules/acting/research.ts',
    line: 'const depositable = (state: Siberia, resource: number): number => (at(state.reserve, resource) > 0 ? regionsWithout(state, resource) : 0);',
    change: '> becomes >=',
    why: 'a counter is used only for a kind that its reserve still has',
  },
  {
    file: 'games/siberia/rules/map/regions.ts',
    line: 'for (let place = 0; place < PLACES.length; place++) if (state.depleted[place] !== OPEN) set |= 1 << place;',
    change: '< becomes <=',
    why: 'a place past the end is in no other set',
  },
  {
    file: 'games/siberia/rules/map/regions.ts',
    line: 'for (let place = 0; place < PLACES.length; place++) if (has(open, place)) everywhere &= at(state.cubes, place);',
    change: '< becomes <=',
    why: 'a place past the end is never open',
  },
  {
    file: 'games/siberia/rules/rounds/personal-board.ts',
    line: 'for (let row = 0; row < ROWS.length; row++) {',
    change: '< becomes <=',
    why: 'a row past the end has neither empty spaces nor tiles',
  },
  {
    file: 'games/siberia/rules/rounds/setup.ts',
    line: 'return front === undefined || back === undefined ? 0 : (1 << front) | (1 << back);',
    change: '0 becomes 1',
    why: 'Frankfurt has no move that chooses its side',
  },
  {
    file: 'games/siberia/rules/answers.ts',
    line: 'counter: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/siberia/rules/answers.ts',
    line: 'area: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/siberia/rules/answers.ts',
    line: 'resource: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/siberia/rules/answers.ts',
    line: 'place: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/siberia/rules/answers.ts',
    line: 'to: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/siberia/rules/answers.ts',
    line: 'exchange: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
  {
    file: 'games/siberia/rules/answers.ts',
    line: 'source: -1,',
    change: '1 becomes 2',
    why: 'any number below 0 names nothing',
  },
];
