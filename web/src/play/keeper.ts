import type { Seat } from '@madang/kernel';
import { isRecord } from '../json.ts';
import { forget, keep, kept } from '../page/storage.ts';
import type { Plan } from './plan.ts';

/** A plan as it outlives a page: whose, and its moves by their ids. */
export interface KeptPlan {
  readonly seat: Seat;
  readonly moves: readonly number[];
}

/** Keeps the plan of a table while its page is loaded anew. */
export interface PlanKeeper {
  kept(table: string): KeptPlan | undefined;
  keep(table: string, plan: Plan | null): void;
}

export const KEEPS_NOTHING: PlanKeeper = { kept: () => undefined, keep: () => undefined };

const keyOf = (table: string): string => `madang.plan.${table}`;

/** In the tab's own storage: another tab plans on its own. */
export const TAB_KEEPER: PlanKeeper = {
  kept(table) {
    const json = kept(keyOf(table), 'tab');
    if (!isRecord(json) || typeof json.seat !== 'number' || !Array.isArray(json.moves)) return undefined;
    return { seat: json.seat, moves: json.moves.filter((id): id is number => typeof id === 'number') };
  },
  keep(table, plan) {
    if (!plan || plan.steps.length === 0) forget(keyOf(table), 'tab');
    else keep(keyOf(table), { seat: plan.seat, moves: plan.steps.map(({ move }) => move.id) }, 'tab');
  },
};
