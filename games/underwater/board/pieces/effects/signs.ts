import { type Buildable, type Count, GOODS, type Good, type Goods, type Scoring, type Upgradable } from '../../../rules/index.ts';

/** What is drawn for a part of an effect: a good, a thing that is built, or a word between them. */
export type Sign =
  | { readonly sign: 'good'; readonly good: Good; readonly n: number }
  | { readonly sign: 'build' | 'upgrade'; readonly thing: Buildable | Upgradable; readonly n: number }
  | { readonly sign: 'count'; readonly of: Count['of'] }
  | { readonly sign: 'step' | 'special' | 'action' | 'refresh' | 'slot' | 'tile' | 'convert' | 'any'; readonly n: number }
  | { readonly sign: 'or' | 'next' | 'per' | 'give' };

/** Goods as signs. */
export const goodsSigns = (goods: Goods): readonly Sign[] =>
  GOODS.flatMap((good): readonly Sign[] => {
    const n = goods[good] ?? 0;
    return n === 0 ? [] : [{ sign: 'good', good, n }];
  });

/** Rows of signs with a word between them. */
export const signsBetween = (parts: readonly (readonly Sign[])[], word: 'or' | 'next'): readonly Sign[] =>
  parts.flatMap((part, i) => (i === 0 ? part : [{ sign: word } as const, ...part]));

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
