import { type Buildable, type Count, type Deed, GOODS, type Good, type Goods, RESOURCES, type Scoring, type Upgradable } from '../../rules/index.ts';

/** What is drawn for a part of an effect: a good, a thing that is built, or a word between them. */
export type Sign =
  | { readonly sign: 'good'; readonly good: Good; readonly n: number }
  | { readonly sign: 'build' | 'upgrade'; readonly thing: Buildable | Upgradable; readonly n: number }
  | { readonly sign: 'count'; readonly of: Count['of'] }
  | { readonly sign: 'step' | 'special' | 'action' | 'refresh' | 'slot' | 'tile' | 'convert' | 'any'; readonly n: number }
  | { readonly sign: 'or' | 'next' | 'per' | 'give' };

const ofGoods = (goods: Goods): readonly Sign[] =>
  GOODS.flatMap((good): readonly Sign[] => {
    const n = goods[good] ?? 0;
    return n === 0 ? [] : [{ sign: 'good', good, n }];
  });

const between = (parts: readonly (readonly Sign[])[], word: 'or' | 'next'): readonly Sign[] =>
  parts.flatMap((part, i) => (i === 0 ? part : [{ sign: word } as const, ...part]));

/** An effect as a line of signs: short enough for a slot; its words stand in the title. */
export function signsOf(deed: Deed): readonly Sign[] {
  switch (deed.do) {
    case 'all':
      return deed.of.flatMap(signsOf);
    case 'seq':
      return between(deed.of.map(signsOf), 'next');
    case 'choose':
      return between(deed.of.map(signsOf), 'or');
    case 'if':
      return signsOf(deed.effect);
    case 'per':
      return [...signsOf(deed.effect), { sign: 'per' }, { sign: 'count', of: deed.count.of }];
    case 'pay':
      return [...between(deed.cost.map(ofGoods), 'or'), { sign: 'give' }, ...signsOf(deed.effect)];
    case 'exchange':
      return [...ofGoods(deed.a), { sign: 'give' }, ...ofGoods(deed.b)];
    case 'gain':
      return ofGoods(deed.goods);
    case 'gainChoice':
      return deed.from.length === RESOURCES.length
        ? [{ sign: 'any', n: deed.count }]
        : between(
            deed.from.map((good) => ofGoods({ [good]: 1 })),
            'or',
          );
    case 'build':
      return [{ sign: 'build', thing: deed.what, n: deed.count }];
    case 'upgrade':
      return [{ sign: 'upgrade', thing: deed.what, n: deed.count }];
    case 'produceOnce':
      return [{ sign: 'upgrade', thing: deed.what, n: 1 }, { sign: 'give' }];
    case 'advance':
      return [{ sign: 'step', n: deed.steps }];
    default:
      return [plain(deed)];
  }
}

/** Operators that are one sign. */
function plain(
  deed: Extract<Deed, { readonly do: 'convertCity' | 'drawSpecial' | 'useAction' | 'refreshAction' | 'performSlot' | 'gainMetropolis' }>,
): Sign {
  switch (deed.do) {
    case 'convertCity':
      return { sign: 'convert', n: 1 };
    case 'drawSpecial':
      return { sign: 'special', n: deed.count };
    case 'useAction':
      return { sign: 'action', n: deed.max };
    case 'refreshAction':
      return { sign: 'refresh', n: deed.count };
    case 'performSlot':
      return { sign: 'slot', n: 1 };
    case 'gainMetropolis':
      return { sign: 'tile', n: deed.keep };
  }
}

/** What a brown metropolis counts, and the points of each or of its table's ends. */
export function scoringSigns(scoring: Scoring): { readonly points: string; readonly of: Count['of'] | null } {
  switch (scoring.do) {
    case 'gain':
      return { points: `${scoring.goods.points}`, of: null };
    case 'per':
      return { points: scoringSigns(scoring.effect).points, of: scoring.count.of };
    case 'table': {
      const points = scoring.rows.map(([, worth]) => worth);
      return { points: `${points[0] ?? 0}–${points.at(-1) ?? 0}`, of: scoring.count.of };
    }
    case 'if':
      return scoringSigns(scoring.effect);
    case 'buyPoints':
      return { points: `${scoring.points}`, of: null };
  }
}
