import { at } from '@madang/kernel';
import { COLOUR_COUNT, colourOf, FIRST_NATIONAL, FIRST_PRIVATE, PER_COLOUR } from '../components/contracts.ts';
import { HEADSTREAM_DROPS, NEUTRAL_BASINS } from '../components/map.ts';
import { ADVANCED_COUNT, FIRST_ADVANCED } from '../components/technology.ts';
import { BONUS_TILES, COMPANIES, DAM_SITES, HEADSTREAM_TILES, OBJECTIVE_TILES, OFFICERS } from '../components/words.ts';
import type { Barrage } from '../rules/index.ts';
import type { Draw } from './facts.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from './form.ts';
import { BONUS_IDS, companyNumber, contractOf, OBJECTIVE_IDS, officerNumber, siteOf, tileOf } from './names.ts';

/** Rulings by which the online table plays, where they are not our defaults (RULES.md, D-28). */
export const ONLINE_OPTIONS = {
  game: 'expert',
  'contracts.emptyPile': 'leaveEmpty',
  'mahiri.needsEngineerForNormalAction': 'false',
  'production.waterBeforeContract': 'true',
  'baseOne.dropsOptional': 'true',
} as const;

/** The set-up of a log, by our numbers. */
export interface Arrangement {
  readonly expert: boolean;
  readonly headstreams: readonly number[];
  readonly nationals: readonly number[];
  readonly bonus: readonly number[];
  readonly objective: number;
  /** In the order of the draft. */
  readonly companies: readonly number[];
  readonly officers: readonly number[];
  readonly starting: readonly number[];
  /** The neutral dam of each area. */
  readonly dams: readonly number[];
  readonly market: readonly number[];
  readonly patents: readonly number[];
  /** Unused officers that Mahiri Sekibo may copy. */
  readonly copyable: readonly number[];
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Words by which a shuffle of `from` begins with `wanted`: Fisher and Yates backwards. */
function shuffleWords(from: readonly number[], wanted: readonly number[]): readonly number[] {
  const list = [...from];
  const target = [...wanted, ...from.filter((one) => !wanted.includes(one))];
  const words: number[] = [];
  for (let i = list.length - 1; i > 0; i--) {
    const j = list.indexOf(target[i] ?? -1);
    words.push(j);
    [list[i], list[j]] = [list[j] ?? -1, list[i] ?? -1];
  }
  return words;
}

/** Words by which members of a set (bits) are drawn in this order. */
function memberWords(set: number, wanted: readonly number[]): readonly number[] {
  let left = set;
  return wanted.map((one) => {
    const below = left & ((1 << one) - 1);
    left &= ~(1 << one);
    return below.toString(2).replaceAll('0', '').length;
  });
}

const LEVEL = 5;

/** Words of the draws of private contracts, from the piles as they are. */
function marketWords(piles: readonly number[], contracts: readonly number[]): readonly number[] {
  return numbers(COLOUR_COUNT).flatMap((colour) => {
    const drawn = contracts.filter((contract) => colourOf(contract) === colour).map((contract) => (contract - FIRST_PRIVATE) % PER_COLOUR);
    return memberWords(at(piles, colour), drawn);
  });
}

/** Words of the draws of advanced tiles, from the decks as they are. */
function patentWords(deck: number, tiles: readonly number[]): readonly number[] {
  let left = deck;
  return tiles.map((tile) => {
    const number = tile - FIRST_ADVANCED;
    const first = Math.floor(number / LEVEL) * LEVEL;
    const level = left & (((1 << LEVEL) - 1) << first);
    left &= ~(1 << number);
    return memberWords(level, [number])[0] ?? 0;
  });
}

/** Words of the set-up, draw by draw as `setup` draws. */
export function setupWords(set: Arrangement): readonly number[] {
  const bonus = numbers(BONUS_TILES.length).filter((tile) => set.expert || tile !== 5);
  const draft = set.expert
    ? [
        ...shuffleWords(numbers(COMPANIES.length), set.companies),
        ...shuffleWords(numbers(OFFICERS.length), set.officers),
        ...shuffleWords(numbers(FIRST_NATIONAL), set.starting),
      ]
    : [];
  const dams = set.dams.map((dam, area) => (NEUTRAL_BASINS[area] ?? []).indexOf(dam >> 1));
  return [
    ...shuffleWords(numbers(HEADSTREAM_TILES.length), set.headstreams),
    ...shuffleWords(numbers(FIRST_PRIVATE).slice(FIRST_NATIONAL), set.nationals),
    ...shuffleWords(bonus, set.bonus),
    set.objective,
    ...draft,
    ...dams,
    ...marketWords(
      numbers(COLOUR_COUNT).map(() => (1 << PER_COLOUR) - 1),
      set.market,
    ),
    ...(set.expert ? patentWords((1 << ADVANCED_COUNT) - 1, set.patents) : []),
    0, // the first to draft has seat 0
  ];
}

/** Words of the officers that are laid out for Mahiri Sekibo beside those in play. */
export const copyableWords = ({ officers, copyable }: Arrangement): readonly number[] =>
  memberWords(
    officers.reduce((set, officer) => set & ~(1 << officer), (1 << OFFICERS.length) - 1),
    copyable,
  );

/** Words of the next draws; those of later ones may not be right yet, and are reckoned anew before each move. */
export function drawWords(state: Barrage, draws: readonly Draw[]): readonly number[] {
  const piles = [...state.piles];
  let { deck } = state;
  return draws.flatMap(({ kind, pieces }) => {
    if (kind === 'patents') {
      const words = patentWords(deck, pieces);
      for (const tile of pieces) deck &= ~(1 << (tile - FIRST_ADVANCED));
      return words;
    }
    const words = marketWords(piles, pieces);
    for (const contract of pieces) {
      const colour = colourOf(contract);
      piles[colour] = at(piles, colour) & ~(1 << ((contract - FIRST_PRIVATE) % PER_COLOUR));
    }
    return words;
  });
}

/** The headstream tile with these drops. */
const headstreamTile = (drops: readonly number[]): number => HEADSTREAM_DROPS.findIndex((one) => one.join() === drops.join());

/** A part of the first state that is missing or of another form. */
export class WrongForm extends Error {}

function need<T>(what: string, list: readonly T[], isRight: (one: T) => boolean, count: number): readonly T[] {
  if (list.length !== count || !list.every(isRight)) throw new WrongForm(what);
  return list;
}

const isNumber = (one: number): boolean => one >= 0;

/** Officers and companies in the order of the draft, and their players. */
export interface Drafted {
  readonly company: number;
  readonly officer: number;
  readonly contract: number;
  readonly name: string;
}

const inPlace = (list: readonly Fields[], place: RegExp): readonly Fields[] => list.filter((one) => place.test(textOf(one.location)));

/** Reads the set-up from the first state; throws WrongForm with the part that is wrong. */
export function arrangementOf(start: Fields, drafted: readonly Drafted[]): Arrangement {
  const seats = drafted.length;
  const contracts = listOf(fieldsOf(start.contracts).board).map(fieldsOf);
  const tiles = inPlace(listOf(start.techTiles).map(fieldsOf), /^patent_[123]$/).toSorted((a, b) =>
    textOf(a.location) < textOf(b.location) ? -1 : 1,
  );
  const headstreams = ['HA', 'HB', 'HC', 'HD'].map((id) => fieldsOf(fieldsOf(fieldsOf(start.map).headstreams)[id]));
  const expert = tiles.length > 0;
  const dams = listOf(start.meeples)
    .map(fieldsOf)
    .filter((one) => one.type === 'base' && numberOf(one.cId) === 0)
    .map((one) => DAM_SITES.findIndex((site) => site === siteOf(textOf(one.location))))
    .toSorted((a, b) => a - b);
  const numbered = (place: RegExp): readonly number[] => inPlace(contracts, place).map((one) => contractOf(numberOf(one.id)));
  return {
    expert,
    headstreams: need(
      'map.headstreams',
      headstreams.map((tile) => headstreamTile(listOf(tile.droplets).map(numberOf))),
      isNumber,
      4,
    ),
    nationals: need('contracts', numbered(/^contract-stack-1$/), isNumber, seats - 1),
    bonus: need(
      'bonusTiles',
      listOf(start.bonusTiles).map((tile) => BONUS_IDS[numberOf(tile)] ?? -1),
      isNumber,
      5,
    ),
    objective:
      need('objectiveTile', [OBJECTIVE_IDS[numberOf(start.objectiveTile)] ?? -1], (one) => one >= 0 && one < OBJECTIVE_TILES.length, 1)[0] ?? 0,
    companies: drafted.map(({ company }) => company),
    officers: drafted.map(({ officer }) => officer),
    starting: drafted.map(({ contract }) => contract),
    dams: need('meeples', dams, isNumber, 3),
    market: need(
      'contracts',
      numbered(/^contract-stack-[234]$/).toSorted((a, b) => a - b),
      isNumber,
      6,
    ),
    patents: expert
      ? need(
          'techTiles',
          tiles.map((tile) => tileOf(textOf(tile.type))),
          isNumber,
          3,
        )
      : [],
    copyable: listOf(start.mahiriOfficers)
      .map((officer) => officerNumber(numberOf(fieldsOf(officer).id)))
      .filter(isNumber),
  };
}

/** The companies, officers and contracts that players drafted, in the order of the log. */
export function draftedIn(start: Fields, notes: readonly { readonly type: string; readonly args: Fields }[]): readonly Drafted[] {
  const names = new Map(listOf(start.players).map((one) => [textOf(fieldsOf(one).id), textOf(fieldsOf(one).name)]));
  const assigned = notes.filter(({ type }) => type === 'assignCompany');
  const contractFor = (company: unknown): number => {
    const note = notes.find(({ type, args }) => type === 'pickContracts' && numberOf(args.company_id) === numberOf(company));
    return contractOf(numberOf(fieldsOf(listOf(note?.args.contracts)[0]).id));
  };
  return assigned.map(({ args }) => ({
    company: companyNumber(numberOf(args.company_id)),
    officer: officerNumber(numberOf(fieldsOf(fieldsOf(args.datas).officer).id)),
    contract: contractFor(args.company_id),
    name: names.get(textOf(args.player_id)) ?? textOf(args.player_name),
  }));
}
