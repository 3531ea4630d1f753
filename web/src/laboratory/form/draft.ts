import { ARMS, type Arm, type ArmName } from '@madang/bots/laboratory';
import { automaSeats, type Game, type Options } from '@madang/kernel';
import { type BotLevel, LEVELS } from '../../local-server/local.ts';
import type { Study } from '../running/run.ts';

/** How many deals a study may have. */
export const DEALS: readonly number[] = [100, 300, 1000, 3000];

/** Points that a card may be given in B; 0: it is not changed. */
export const POINTS: readonly number[] = [-5, -3, -2, -1, 0, 1, 2, 3, 5];

/** A study as it is being chosen. */
export interface Draft {
  readonly kind: Study['kind'];
  readonly seats: number;
  /** Where cards are compared, matches of each arm. */
  readonly deals: number;
  /** By arm, the level of the bot on each seat. */
  readonly bots: Readonly<Record<ArmName, readonly BotLevel[]>>;
  /** Rule options that the study names, in the order in which they were chosen. */
  readonly rules: readonly DraftRule[];
  /** The card that is worth more or less in B, and by how much. */
  readonly card: number;
  readonly points: number;
}

/** A rule option and its value in each arm. */
export interface DraftRule extends Readonly<Record<ArmName, string>> {
  readonly option: string;
}

/** What is asked of a game's rules. */
type Rules = Pick<Game, 'automas' | 'options' | 'cards'>;

const USUAL: BotLevel = 'easy';
const seated = (seats: number): readonly BotLevel[] => Array.from({ length: seats }, () => USUAL);

/** A full table of equal bots, and nothing yet that differs. */
export const firstDraft = ({ players }: Pick<Game, 'players'>): Draft => ({
  ...{ kind: 'arms', seats: players.max, deals: 1000, rules: [], card: 1, points: 3 },
  bots: { a: seated(players.max), b: seated(players.max) },
});

/** That many seats: new ones have the usual bot. */
export const withSeats = (draft: Draft, seats: number): Draft => {
  const fitted = (bots: readonly BotLevel[]) => seated(seats).map((usual, seat) => bots[seat] ?? usual);
  return { ...draft, seats, bots: { a: fitted(draft.bots.a), b: fitted(draft.bots.b) } };
};

/** Another bot on a seat of an arm; no change where there is no such level. */
export const withBot = (draft: Draft, arm: ArmName, at: number, name: string): Draft => {
  const level = LEVELS.find((one) => one === name);
  return level ? { ...draft, bots: { ...draft.bots, [arm]: draft.bots[arm].with(at, level) } } : draft;
};

/** The option is compared: its default in A, its first other value in B. */
export const withRule = (draft: Draft, { options }: Pick<Game, 'options'>, option: string): Draft => {
  const [usual = '', other = usual] = options[option] ?? [];
  return { ...draft, rules: [...draft.rules, { option, a: usual, b: other }] };
};

/** Another value of a compared option. */
export const withValue = (draft: Draft, arm: ArmName, option: string, value: string): Draft => ({
  ...draft,
  rules: draft.rules.map((rule) => (rule.option === option ? { ...rule, [arm]: value } : rule)),
});

export const withoutRule = (draft: Draft, option: string): Draft => ({ ...draft, rules: draft.rules.filter((rule) => rule.option !== option) });

/** The seats that the rules play in an arm. */
export const automasOf = (draft: Draft, game: Rules, arm: ArmName): readonly number[] => automaSeats(game, optionsOf(draft, arm), draft.seats);

const optionsOf = ({ rules }: Draft, arm: ArmName): Options => Object.fromEntries(rules.map((rule) => [rule.option, rule[arm]]));

/** The seed of all studies of the page: the same choices show the same figures everywhere. */
const SEED = 'lab';

/** The study that was chosen; null while two ways of playing are the same, or the game has no cards to compare. */
export function studyOf(draft: Draft, game: Rules): Study | null {
  const arm = (name: ArmName): Arm => {
    const theirs = automasOf(draft, game, name);
    const bots = draft.bots[name].map((level, seat) => (theirs.includes(seat) ? null : { name: level, level }));
    return { options: optionsOf(draft, name), bots };
  };
  const [a, b] = ARMS.map(arm);
  if (!a || !b) return null;
  if (draft.kind === 'arms')
    return JSON.stringify(a) === JSON.stringify(b) ? null : { kind: 'arms', experiment: { a, b, seed: SEED, deals: draft.deals } };
  if (!game.cards) return null;
  const { card, points, deals } = draft;
  const change = points !== 0 && { change: { card, points } };
  return { kind: 'cards', experiment: { a, b, seed: SEED, matches: deals, quick: true, cards: game.cards.count, ...change } };
}
