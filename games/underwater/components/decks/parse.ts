import { fail, ok, type Result } from '@madang/kernel';
import { either, type Fields, fields, isRecord, list, type Misfit, misfits, type Shape, word } from '@madang/kernel/shapes';
import { ATTESTABLE } from '../cards/card.ts';
import { COLOURS, CONFIDENCES, CONTRACTS, KINDS, METROPOLISES } from '../words.ts';
import { type Deck, type DeckDocument, deckFrom } from './deck.ts';
import { endlessFields } from './ending.ts';
import { conditionShape, deedShape, gainShape, lastingShape, scoringShape, yieldShape } from './language.ts';

/** What is wrong with a deck: which card, which field of it, and what would be right. */
export interface DeckProblem {
  readonly code:
    | Misfit['code']
    | 'not-one-kind'
    | 'wrong-numbers'
    | 'wrong-prices'
    | 'wrong-order'
    | 'unfit-part'
    | 'same-resource'
    | 'might-not-end';
  /** The number of a card, the name of a metropolis or contract; empty: the deck itself. */
  readonly card: string;
  readonly field: string;
  readonly allowed: readonly string[];
}

const text: Shape = { is: 'text' };
const confidence = word(...CONFIDENCES);
const titles = fields({ en: text, ko: text, zh: text });
const whole = (from: number, to: number): Shape => ({ is: 'whole', from, to });

/** A card of numbers in this range; `more` are the needed fields that others lack. */
const cardShape = (from: number, to: number, more: Fields['needed']): Fields =>
  fields(
    { number: whole(from, to), colour: word(...COLOURS), confidence, attested: list(word(...ATTESTABLE), 0), ...more },
    {
      requires: conditionShape,
      instant: deedShape,
      permanent: lastingShape,
      action: deedShape,
      production: yieldShape,
      endScoring: scoringShape,
    },
  );

/** UWC-SETUP-03, -08: the ranges of the eras and of the Special cards. */
const ERA_RANGES = [
  [1, 66],
  [67, 123],
  [124, 180],
] as const;
const SPECIAL_RANGE = [181, 205] as const;
const ERA_SHAPES = ERA_RANGES.map(([from, to]) => cardShape(from, to, {}));
const SPECIAL_SHAPE = cardShape(...SPECIAL_RANGE, { cost: word(1, 2, 3) });

const METROPOLIS_SHAPE = either(
  fields({ id: word(...METROPOLISES), colour: word('brown'), endScoring: scoringShape, solo: { is: 'flag' }, confidence }),
  fields({ id: word(...METROPOLISES), colour: word('blue'), instant: deedShape, confidence }, { production: gainShape }),
);
const CONTRACT_SHAPE = fields({ id: word(...CONTRACTS), needs: list(conditionShape), reward: deedShape, confidence });

/** Its records are looked at one by one. */
const anything: Shape = { is: 'anything' };
const HEAD: Fields = fields(
  { format: word('underwater-deck'), name: text, version: text, eras: { is: 'row', of: [anything, anything, anything] }, specials: anything },
  { titles: anything, metropolises: anything, contracts: anything },
);

const entries = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);
const nameOf = (json: unknown, key: string): string =>
  isRecord(json) && (typeof json[key] === 'number' || typeof json[key] === 'string') ? `${json[key]}` : '?';

const problemsOf = (shape: Shape, json: unknown, card: string): readonly DeckProblem[] => misfits(shape, json, '').map((one) => ({ ...one, card }));

/** A card has exactly one field of a kind. */
function kindProblems(json: unknown, card: string): readonly DeckProblem[] {
  const filled = isRecord(json) ? KINDS.filter((kind) => json[kind] !== undefined) : [];
  if (filled.length !== 1) return [{ code: 'not-one-kind', card, field: filled.join(', '), allowed: KINDS }];
  // A permanent card watches, or not; its effects may have conditions of their own.
  const watches = filled[0] === 'permanent' && isRecord(json) && json.requires !== undefined;
  return watches ? [{ code: 'unfit-part', card, field: 'requires', allowed: [] }] : [];
}

/** What no shape can say: what is built comes first in a sequence, and alternative prices are known by different resources. */
function partProblems(json: unknown, card: string, field: string): readonly DeckProblem[] {
  if (Array.isArray(json)) return json.flatMap((one, i) => partProblems(one, card, `${field}[${i}]`));
  if (!isRecord(json)) return [];
  const found: DeckProblem[] = [];
  const first = json.do === 'seq' ? entries(json.of)[0] : undefined;
  if (isRecord(first) && first.do !== 'build' && first.do !== 'convertCity') {
    found.push({ code: 'unfit-part', card, field: `${field}.of[0]`, allowed: ['build', 'convertCity'] });
  }
  const prices = json.do === 'upgrade' || json.do === 'pay' ? entries(json.cost).map((one) => (isRecord(one) ? Object.keys(one)[0] : '')) : [];
  if (new Set(prices).size < prices.length) found.push({ code: 'same-resource', card, field: `${field}.cost`, allowed: [] });
  return [...found, ...Object.entries(json).flatMap(([name, one]) => partProblems(one, card, field === '' ? name : `${field}.${name}`))];
}

const endProblems = (json: unknown, card: string): readonly DeckProblem[] =>
  endlessFields(json).map((field) => ({ code: 'might-not-end', card, field, allowed: [] }));

function cardProblems(shape: Shape, json: unknown): readonly DeckProblem[] {
  const card = nameOf(json, 'number');
  return [...problemsOf(shape, json, card), ...kindProblems(json, card), ...partProblems(json, card, ''), ...endProblems(json, card)];
}

/** Whether a list has every number of a range once. */
function numberProblems(json: unknown, [from, to]: readonly [number, number], field: string): readonly DeckProblem[] {
  const numbers = entries(json).map((one) => nameOf(one, 'number'));
  const missing = Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`).filter((number) => !numbers.includes(number));
  const twice = numbers.filter((number, i) => numbers.indexOf(number) !== i);
  return missing.length + twice.length === 0
    ? []
    : [{ code: 'wrong-numbers', card: [...missing, ...twice].join(', '), field, allowed: [`${from}`, `${to}`] }];
}

/** UWC-SETUP-08: ten Special cards cost 3 credits. */
function priceProblems(json: unknown): readonly DeckProblem[] {
  const dear = entries(json).filter((one) => isRecord(one) && one.cost === 3);
  const numbers = dear.map((one) => nameOf(one, 'number')).join(', ');
  return dear.length === DEAR ? [] : [{ code: 'wrong-prices', card: numbers, field: 'specials', allowed: [`${DEAR}`] }];
}

const DEAR = 10;

/** A title belongs to a card of the deck, and is there in every language. */
function titleProblems(json: unknown): readonly DeckProblem[] {
  const [first, last] = [ERA_RANGES[0][0], SPECIAL_RANGE[1]];
  return Object.entries(isRecord(json) ? json : {}).flatMap(([card, one]): readonly DeckProblem[] => {
    const isCard = /^\d{1,3}$/.test(card) && Number(card) >= first && Number(card) <= last;
    if (!isCard) return [{ code: 'unknown-field', card, field: 'titles', allowed: [`${first}–${last}`] }];
    return misfits(titles, one, 'titles').map((misfit) => ({ ...misfit, card }));
  });
}

/** Metropolises and contracts stand in the order of their words. */
function orderedProblems(json: unknown, shape: Shape, words: readonly string[], field: string): readonly DeckProblem[] {
  if (json === undefined) return [];
  const ids = entries(json).map((one) => nameOf(one, 'id'));
  const ordered = words.length === ids.length && words.every((id, i) => id === ids[i]);
  return [
    ...(ordered ? [] : [{ code: 'wrong-order', card: '', field, allowed: words } as const]),
    ...entries(json).flatMap((one) => {
      const id = nameOf(one, 'id');
      return [...problemsOf(shape, one, id), ...partProblems(one, id, ''), ...endProblems(one, id)];
    }),
  ];
}

/** Everything that is wrong with a deck. */
function deckProblems(json: unknown): readonly DeckProblem[] {
  const head = problemsOf(HEAD, json, '');
  if (!isRecord(json)) return head;
  const eras = entries(json.eras);
  return [
    ...head,
    ...ERA_RANGES.flatMap((range, i) => numberProblems(eras[i], range, `eras[${i}]`)),
    ...numberProblems(json.specials, SPECIAL_RANGE, 'specials'),
    ...priceProblems(json.specials),
    ...ERA_SHAPES.flatMap((shape, i) => entries(eras[i]).flatMap((card) => cardProblems(shape, card))),
    ...entries(json.specials).flatMap((card) => cardProblems(SPECIAL_SHAPE, card)),
    ...titleProblems(json.titles),
    ...orderedProblems(json.metropolises, METROPOLIS_SHAPE, METROPOLISES, 'metropolises'),
    ...orderedProblems(json.contracts, CONTRACT_SHAPE, CONTRACTS, 'contracts'),
  ];
}

const isDeck = (json: unknown): json is DeckDocument => deckProblems(json).length === 0;

/** Reads a deck; refuses with everything that is wrong with it, card by card. */
export const parseDeck = (json: unknown): Result<Deck, readonly DeckProblem[]> => (isDeck(json) ? ok(deckFrom(json)) : fail(deckProblems(json)));
