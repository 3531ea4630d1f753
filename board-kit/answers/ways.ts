import type { Ahead, Explanation, Way } from '../contract.ts';

interface Explaining {
  explain(move: Way[number]): Explanation;
  lookAhead(moves: Way): Ahead | null;
}

/** A way in words: its steps one after the other, then what the last of them would do and its rule. */
export function explainWay({ explain, lookAhead }: Explaining, way: Way): Explanation {
  const steps = way.flatMap((move, i) => {
    const at = i === 0 ? { explain } : lookAhead(way.slice(0, i));
    return at ? [at.explain(move)] : [];
  });
  return { forecast: null, rule: null, ...steps.at(-1), label: steps.map(({ label }) => label).join(' · ') };
}
