import { at, playerOf, type Seat } from '@madang/kernel';
import { COMPANY_BOARDS, INCOME_ROWS, INCOME_STEPS, type IncomeStep } from '../../components/companies.ts';
import type { Effect } from '../../components/effects.ts';
import { type BarrageRule, type BarrageTell, perform, push } from '../rule.ts';
import { companyWord, structureWord } from '../spelling.ts';
import type { Barrage } from '../state.ts';
import { hasIncome } from './company.ts';

interface Income {
  readonly row: number;
  readonly step: IncomeStep;
  readonly effects: readonly Effect[];
}

/** The nine incomes of each company: row by row, left to right (BAR-INC-02 … -04). */
const INCOMES: readonly (readonly Income[])[] = COMPANY_BOARDS.map(({ income }) =>
  INCOME_ROWS.flatMap((name, row) => INCOME_STEPS.map((step) => ({ row, step, effects: income[name][step] }))),
);

/** The income that a company uncovers with the n-th piece of a row; undefined if none lies there. */
export function incomeUnder(company: number, row: number, pieces: number): readonly Effect[] | undefined {
  const incomes = INCOMES[company] ?? [];
  for (let i = 0; i < incomes.length; i++) {
    const income = incomes[i];
    if (income && income.row === row && income.step === pieces) return income.effects;
  }
  return undefined;
}

/** BAR-INC-07: the income under the piece that has just left the board is gained at once. */
export function gainUncovered(state: Barrage, seat: Seat, row: number, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  const pieces = at(me.built, row);
  const effects = hasIncome(me) ? incomeUnder(me.company, row, pieces) : undefined;
  if (!effects) return;
  tell?.({ event: 'income', seat, company: companyWord(me.company), row: structureWord(row), step: pieces, uncovered: true });
  perform(state, seat, effects, 'income');
}

/** BAR-INC-01, -06: a company gains all uncovered incomes, row by row. */
export const income: BarrageRule<'income'> = {
  resolve(state, { seat, from }, _move, tell) {
    const me = playerOf(state, seat);
    const incomes = hasIncome(me) ? (INCOMES[me.company] ?? []) : [];
    const next = incomes.findIndex(({ row, step }, i) => i >= from && step <= at(me.built, row));
    const here = incomes[next];
    if (!here) return;
    tell?.({ event: 'income', seat, company: companyWord(me.company), row: structureWord(here.row), step: here.step, uncovered: false });
    push(state, { task: 'income', seat, from: next + 1 });
    perform(state, seat, here.effects, 'income');
  },
};
