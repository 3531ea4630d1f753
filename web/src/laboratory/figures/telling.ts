import { type Compared, halfOf, type Measure, SHOWN } from '@madang/bots/laboratory';
import type { Game } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';

/** How figures of a game are put into words. */
export interface Telling {
  readonly app: Translator;
  name(figure: Pick<Compared, 'measure' | 'of'>): string;
  /** A figure of an arm. */
  value(value: number): string;
  /** Half of an interval. */
  half(figure: Compared['a']): string;
  /** A difference with its sign. */
  signed(value: number): string;
  /** How likely a difference is by chance. */
  chance(p: number): string;
  /** A card by its number and title. */
  card(card: number): string;
}

/** The least that is told of a probability. */
const LEAST = 0.001;

/** A card by its number and title. */
export function cardText(words: Translator, { cards }: Pick<Game, 'cards'>, card: number): string {
  const key = cards?.word(card);
  return key !== undefined && words.has(key) ? `${card} ${words.text(key)}` : `${card}`;
}

/** Digits behind the point: three digits in all, as far as there are so many. */
const rounded = (value: number): number => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** The words for the figures of a game, in the reader's language. */
export function useTelling(kit: LoadedGame): Telling {
  const app = useWords();
  return useMemo(() => tellingOf(app, translator(app.language, kit.catalogue), kit.game), [app, kit]);
}

function tellingOf(app: Translator, words: Translator, game: Game): Telling {
  const value = (one: number): string => app.text('lab.value', { value: rounded(one) });
  const names: Readonly<Record<Measure, (of: string) => string>> = {
    points: (of) => app.text('seat.free', { number: Number(of) }),
    victories: (of) => app.text('seat.free', { number: Number(of) }),
    length: (of) => app.text(`lab.length.${of}`),
    had: (of) => wordOf(words, of, `${game.name}.advantage`),
    kinds: (of) => wordOf(words, of, `${game.name}.kind`, 'frame.kind'),
  };
  return {
    app,
    value,
    name: ({ measure, of }) => names[measure](of),
    half: (one) => `± ${value(halfOf(one))}`,
    chance: (p) => (p < LEAST ? app.text('lab.p.small') : app.text('lab.p', { value: Number(p.toPrecision(2)) })),
    card: (card) => cardText(words, game, card),
    signed: (one) => (rounded(one) === 0 ? value(0) : `${one < 0 ? '−' : '+'}${value(Math.abs(one))}`),
  };
}

/** The word for a name, of the first of these groups that has one; examples of games have none, and show the name. */
function wordOf(words: Translator, name: string, ...groups: readonly string[]): string {
  const key = groups.map((group) => `${group}.${name}`).find((one) => words.has(one));
  return key === undefined ? name : words.text(key);
}

/** Whether chance does not explain a difference. */
export const isShown = ({ p }: Pick<Compared, 'p'>): boolean => p < SHOWN;

/** The farthest end of the intervals that are drawn on one scale: those of a measure with one unit, else each its own. */
export function scaleOf(figure: Compared, all: readonly Compared[]): number {
  const together = figure.measure === 'had' || figure.measure === 'length' ? [figure] : all.filter(({ measure }) => measure === figure.measure);
  return Math.max(Number.MIN_VALUE, ...together.map(({ difference }) => endOf(difference)));
}

/** How far from no difference an interval goes. */
export const endOf = ({ low, high }: Compared['difference']): number => Math.max(Math.abs(low), Math.abs(high));
