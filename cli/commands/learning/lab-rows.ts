import { type CardReport, type Compared, type Comparison, foundAt, halfOf, isFound, type JudgedCard, SHOWN } from '@madang/bots/laboratory';
import type { Game } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import type { Context } from '../../command.ts';
import type { Loaded } from '../../load.ts';

/** The words of a game in the reader's language. */
export const gameWords = async ({ language }: Context, { wording }: Loaded): Promise<Translator> =>
  translator(language, await wording.catalogues(language));

/** A comparison as lines of a table, the heading first. A star marks what chance does not explain. */
export const comparisonRows = ({ figures }: Comparison, game: string, texts: Translator, words: Translator): readonly (readonly string[])[] => [
  [...['figure', 'a', 'b', 'difference', 'p'].map((column) => texts.text(`cli.column.${column}`)), ''],
  ...figures.map((figure) => [
    figureName(figure, game, texts, words),
    ...[figure.a, figure.b].map((one) => mean(one)),
    mean(figure.difference, true),
    probability(figure.p),
    figure.p < SHOWN ? '*' : '',
  ]),
];

function figureName({ measure, of }: Compared, game: string, texts: Translator, words: Translator): string {
  switch (measure) {
    case 'points':
    case 'victories':
      return texts.text(`cli.lab.${measure}`, { seat: Number(of) });
    case 'length':
      return texts.text(`cli.lab.length.${of}`);
    case 'had':
      return texts.text('cli.lab.had', { what: wordOf(words, of, `${game}.advantage`) });
    case 'kinds':
      return texts.text('cli.lab.kinds', { what: wordOf(words, of, `${game}.kind`, 'frame.kind') });
  }
}

/** The word for a name, of the first of these groups that has one; examples of games have none, and show the name. */
function wordOf(words: Translator, name: string, ...groups: readonly string[]): string {
  const key = groups.map((group) => `${group}.${name}`).find((one) => words.has(one));
  return key === undefined ? name : words.text(key);
}

/** Cards as lines of a table, the heading first. */
export const cardRows = (cards: readonly JudgedCard[], game: Game, texts: Translator, words: Translator): readonly (readonly string[])[] => [
  ['card', 'played', 'effectA', 'effectB', 'difference', 'p', 'detectable'].map((column) => texts.text(`cli.column.${column}`)),
  ...cards.map((one) => [
    cardName(one.card, game, words),
    `${one.played.a} / ${one.played.b}`,
    ...[signed(one.effects.a), signed(one.effects.b), mean(one.difference, true), probability(one.p), one.detectable.toFixed(2)],
  ]),
];

/** The cards that differ, or that none does. */
export function foundLine({ judged }: CardReport, game: Game, texts: Translator, words: Translator): string {
  const found = judged.filter(isFound).map(({ card }) => cardName(card, game, words));
  return found.length === 0 ? texts.text('cli.lab.none') : texts.text('cli.lab.found', { count: found.length, cards: found.join(', ') });
}

function cardName(card: number, { cards }: Game, words: Translator): string {
  const key = cards?.word(card);
  return key !== undefined && words.has(key) ? `${card} ${words.text(key)}` : `${card}`;
}

/** The change in points for which the power is told where no card is changed. */
const USUAL_CHANGE = 3;

/** For how many cards the matches would show such a change. */
export function powerLine(report: CardReport, points: number, texts: Translator): string {
  const change = Math.abs(points) || USUAL_CHANGE;
  return texts.text('cli.lab.power', { points: change, found: foundAt(report, change), judged: report.judged.length });
}

/** Not less than so much is told of a probability. */
const LEAST = 0.0001;
const probability = (p: number): string => (p < LEAST ? `<${LEAST}` : p.toFixed(4));

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(2)}`;

/** A mean with half of its 95 % interval. */
const mean = (one: Compared['a'], isDifference = false): string =>
  `${isDifference ? signed(one.value) : one.value.toFixed(2)} ± ${halfOf(one).toFixed(2)}`;
