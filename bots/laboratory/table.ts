import type { Estimate } from '../statistics.ts';
import type { CardReport } from './card-effects.ts';
import type { Comparison } from './comparison.ts';

const COLUMNS = ['measure', 'of', 'a', 'a_low', 'a_high', 'b', 'b_low', 'b_high', 'difference', 'difference_low', 'difference_high', 'p'];
const CARD_COLUMNS = ['card', 'played_a', 'played_b', 'a', 'b', 'difference', 'difference_low', 'difference_high', 'p', 'detectable'];

/** A comparison as comma-separated values, a figure a line under one heading. Victories are in per cent, kinds of moves per 100 moves. */
export const comparisonTable = ({ figures }: Comparison): string =>
  written([COLUMNS, ...figures.map(({ measure, of, a, b, difference, p }) => [measure, of, ...[a, b, difference].flatMap(bounds), digits(p)])]);

/** The effects of cards as comma-separated values, a card a line under one heading. */
export const cardTable = ({ judged }: CardReport): string =>
  written([
    CARD_COLUMNS,
    ...judged.map(({ card, played, effects, difference, p, detectable }) => [
      ...[`${card}`, `${played.a}`, `${played.b}`, digits(effects.a), digits(effects.b)],
      ...[...bounds(difference), digits(p), digits(detectable)],
    ]),
  ]);

const bounds = ({ value, low, high }: Estimate): string[] => [value, low, high].map(digits);

/** Nothing where a figure is not known, as an interval of one match. */
const digits = (value: number): string => (Number.isFinite(value) ? `${Number(value.toPrecision(6))}` : '');

/** No field here needs quotes: names of figures have neither commas nor quotes. */
const written = (rows: readonly (readonly string[])[]): string => `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
