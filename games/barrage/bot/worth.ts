import { at } from '@madang/kernel';
import { COMPANY_BOARDS, INCOME_ROWS, INCOME_STEPS } from '../components/companies.ts';
import type { Effect } from '../components/effects.ts';
import { ENGINEERS, ROUNDS } from '../components/numbers.ts';
import { type Contracts, contractsOf } from '../components/packs/index.ts';
import type { Barrage, Player } from '../rules/state.ts';
import { WORTH } from './weights.ts';

/** Rounds to come after this one. */
export const roundsLeft = (state: Barrage): number => ROUNDS - Math.max(1, state.round);

/** What is left of the match for a player, in rounds: those to come, and by engineers the rest of this one. */
export const timeLeft = (state: Barrage, me: Player): number => roundsLeft(state) + me.engineers / ENGINEERS;

/** 1 while two rounds or more are left, 0 at the end. */
export const timeShare = (left: number): number => Math.min(1, left / 2);

type Price = readonly [atEnd: number, withTime: number];
const priced = ([atEnd, withTime]: Price, time: number): number => atEnd + (withTime - atEnd) * time;

/** About the points that an effect brings, while this share of time is left (timeShare). Those that depend on the map count 0. */
export function effectWorth(effect: Effect, time: number): number {
  switch (effect.do) {
    case 'gainVp':
      return effect.n;
    case 'gainCredits':
      return effect.n * priced(WORTH.credit, time);
    case 'gainExcavators':
      return effect.n * priced(WORTH.excavator, time);
    case 'gainMixers':
      return effect.n * priced(WORTH.mixer, time);
    case 'gainMachines':
      return effect.n * priced(WORTH.machine, time);
    case 'rotateWheel':
      return effect.n * priced(WORTH.turn, time);
    case 'advanceEnergy':
      return effect.n * priced(WORTH.energy, time);
    case 'placeDrops':
      return effect.n * priced(effect.flow === 'now' ? WORTH.now : WORTH.later, time);
    case 'buildFree':
      return priced(WORTH[effect.piece], time) * (effect.piece === 'conduit' ? (effect.maxValue ?? 5) : 1);
    case 'takeAdvancedTile':
      return priced(WORTH.tile, time);
    default:
      return 0;
  }
}

const worthOf = (effects: readonly Effect[], time: number): number => effects.reduce((sum, effect) => sum + effectWorth(effect, time), 0);
const byRoundsLeft = (effects: readonly Effect[]): readonly number[] =>
  Array.from({ length: ROUNDS }, (_, left) => worthOf(effects, timeShare(left + 0.5)));

/** The worth of all rewards, by the contracts that a match is played with. */
const worths = new WeakMap<Contracts, readonly (readonly number[])[]>();

/** About the points that a contract's reward brings now. */
export function contractWorth(state: Barrage, contract: number): number {
  const contracts = contractsOf(state);
  let worth = worths.get(contracts);
  if (!worth) {
    worth = contracts.rewards.map(byRoundsLeft);
    worths.set(contracts, worth);
  }
  return worth[contract]?.[roundsLeft(state)] ?? 0;
}

/** An income: its row, the pieces that uncover it, its points and about what its goods are worth. */
export interface Prospect {
  readonly row: number;
  readonly step: number;
  /** Pieces from the income before it on. */
  readonly span: number;
  readonly points: number;
  readonly goods: number;
}

/** The nine incomes of each company. */
export const PROSPECTS: readonly (readonly Prospect[])[] = COMPANY_BOARDS.map(({ income }) =>
  INCOME_ROWS.flatMap((name, row) =>
    INCOME_STEPS.map((step, i) => {
      const effects = income[name][step];
      const points = effects.reduce((sum, effect) => sum + (effect.do === 'gainVp' ? effect.n : 0), 0);
      return { row, step, span: step - (INCOME_STEPS[i - 1] ?? 0), points, goods: worthOf(effects, 1) - points };
    }),
  ),
);

/** The worth of the income that the next piece of a row uncovers, once; 0 if it uncovers none. */
export function nextIncome(me: Player, row: number): number {
  const prospects = PROSPECTS[me.company] ?? [];
  const pieces = at(me.built, row) + 1;
  for (let i = 0; i < prospects.length; i++) {
    const one = prospects[i];
    if (one && one.row === row && one.step === pieces) return one.points + one.goods;
  }
  return 0;
}
