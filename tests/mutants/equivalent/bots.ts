import type { Equivalent } from './equivalent.ts';

export const BOTS: readonly Equivalent[] = [
  {
    file: 'bots/search/tree.ts',
    line: '} else if (untried === undefined) {',
    change: 'condition becomes true',
    why: 'where something is untried the best of the others is not asked for',
  },
  {
    file: 'bots/training/ends.ts',
    line: 'for (let tries = 0; tries < 3 * most && ends.length < settings.ends; tries++) {',
    change: '< becomes <=',
    why: 'one try more at an end that nobody has found so far; which ends there are then is nobody’s promise',
  },
  {
    file: 'bots/arena/report.ts',
    line: 'const bots = names.map((name, bot) => botReport(name, bot, finished, seats, ratings[bot] ?? { value: 0, low: 0, high: 0 }));',
    change: '0 becomes 1',
    why: 'there is a rating of every bot',
  },
  {
    file: 'bots/values/value-file.ts',
    line: "const size = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0);",
    change: '> becomes >=',
    why: '0 is 0 either way',
  },
  {
    file: 'bots/training/targets.ts',
    line: 'sum.both += (shareOf(end) - share) * (leadOf(end) - lead);',
    change: '- becomes +',
    why: 'differences from the mean add up to 0, whatever all of them are multiplied by',
  },
  {
    file: 'bots/values/net.ts',
    line: 'rows: new Int32Array(most + 1),',
    change: '1 becomes 2',
    why: 'room that nothing is written to',
  },
  {
    file: 'bots/values/net.ts',
    line: 'for (let s = 0; s < seats; s++)',
    change: '< becomes <=',
    why: 'beyond the last seat there are no sums to add to',
  },
  {
    file: 'bots/training/train.ts',
    line: 'const mean = (of: (one: (typeof passes)[number]) => number): number => passes.reduce((sum, one) => sum + of(one), 0) / passes.length;',
    change: '0 becomes 1',
    why: 'only the difference of two such means is asked for',
  },
  {
    file: 'bots/search/tree.ts',
    line: 'let bestBound = -1;',
    change: '1 becomes 2',
    why: 'results are 0 or more, and so are bounds',
  },
  {
    file: 'bots/arena/schedule.ts',
    line: 'while (row.length < seats)',
    change: '< becomes <=',
    why: 'the row is longer sooner, and goes on as it would have',
  },
  {
    file: 'bots/search/search.ts',
    line: 'for (let i = 0; i < path.length; i++) {',
    change: '< becomes <=',
    why: 'beyond the last edge there is none',
  },
  {
    file: 'bots/values/net.ts',
    line: 'if (memory) sumChanged(shape, weights, facts, seats, scratch, memory);',
    change: 'condition becomes false',
    why: 'what is remembered only saves summing again',
  },
  {
    file: 'bots/values/net.ts',
    line: 'for (let i = 0; i < count; i++) top = Math.max(top, prospects[i * step] ?? 0);',
    change: '* becomes +',
    why: 'shares are the same whatever is taken off all prospects; the top one only keeps powers from growing too large',
  },
  {
    file: 'bots/worlds.ts',
    line: 'const one = list[list.length > 1 ? below(random, list.length) : 0];',
    change: '> becomes >=',
    why: 'of one there is one, whatever is drawn',
  },
  {
    file: 'bots/training/targets.ts',
    line: 'const fifthOf = (group: Group): number => Math.min(FIFTHS - 1, Math.floor((group[0]?.part ?? 0) * FIFTHS));',
    change: '0 becomes 1',
    why: 'all ends of a decision are of one moment, and a single one is told nothing',
  },
  {
    file: 'bots/training/judge.ts',
    line: 'if (value > best.value) best = { value, result };',
    change: '> becomes >=',
    why: 'of ends that are judged alike either is the best',
  },
];
