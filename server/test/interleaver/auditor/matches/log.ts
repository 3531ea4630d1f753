import { decisions, openDocument } from '@madang/kernel';
import { tiny } from '../../../../../kernel/test/tiny.ts';
import type { Rows } from '../rows.ts';

type Row = Rows['moves'][number];

/** What a row says that holds no move. */
export interface Act {
  readonly kind: string;
  readonly to?: number;
  readonly steps?: number;
  readonly level?: string;
  readonly question?: { readonly kind: string; readonly to?: number; readonly seat?: number };
  /** When the seat's person rests from then on. */
  readonly rest?: {
    readonly quiet: { readonly from: number } | null;
    readonly holidays: readonly { readonly from: number; readonly to: number }[];
  };
  /** The seat that is offered. */
  readonly of?: number;
}

/** A row as the auditor reads it. */
export type Entry = { readonly row: Row } & (
  | { readonly is: 'step'; readonly move: unknown }
  | { readonly is: 'undo' }
  | { readonly is: 'act'; readonly act: Act; readonly by: string }
);

/** A table's log, in order. */
export function entriesOf({ moves }: Rows, table: string): readonly Entry[] {
  const own = moves.filter(({ table_id }) => table_id === table).sort((a, b) => a.seq - b.seq);
  return own.map((row): Entry => {
    if (row.move === null) return { row, is: 'undo' };
    const said: unknown = JSON.parse(row.move);
    if (isActing(said)) return { row, is: 'act', act: said.act, by: said.by };
    return { row, is: 'step', move: said };
  });
}

const isActing = (said: unknown): said is { readonly act: Act; readonly by: string } => typeof said === 'object' && said !== null && 'act' in said;

/** The steps that stand after some entries, the last last. */
export function standing(entries: readonly Entry[]): readonly Extract<Entry, { is: 'step' }>[] {
  const steps: Extract<Entry, { is: 'step' }>[] = [];
  for (const entry of entries) {
    if (entry.is === 'step') steps.push(entry);
    else if (entry.is === 'undo') steps.pop();
    else if (entry.act.kind === 'rewound') while ((steps.at(-1)?.row.seq ?? 0) > (entry.act.to ?? 0)) steps.pop();
  }
  return steps;
}

/** Where a match stands after steps. Throws where they are none of it. */
export function positionAfter(table: Rows['tables'][number], seats: number, steps: readonly { readonly row: Row; readonly move: unknown }[]) {
  const document = {
    ...({ format: 'madang-match', game: 'tiny', version: '1' } as const),
    ...{ options: JSON.parse(table.options), seats, seed: table.seed ?? '' },
    moves: steps.map(({ row, move }): [number, unknown] => [row.seat, move]),
  };
  const match = openDocument(tiny, document);
  if (!match.ok) throw new Error(`the log of ${table.id} is no match: ${match.problem.code}`);
  const { state } = match.value;
  return { over: state.over, waiting: decisions(tiny, state).map(({ seat }) => seat), scores: state.over ? tiny.standing(match.value.state) : null };
}

/** By seat whether a bot plays for its person after entries. */
export function standInsAfter(entries: readonly Entry[]): ReadonlySet<number> {
  const sitting = new Set<number>();
  for (const entry of entries) {
    if (entry.is !== 'act') continue;
    if (entry.act.kind === 'sit-in' || entry.act.kind === 'resign') sitting.add(entry.row.seat);
    if (entry.act.kind === 'back' || entry.act.kind === 'take-over') sitting.delete(entry.row.seat);
  }
  return sitting;
}
