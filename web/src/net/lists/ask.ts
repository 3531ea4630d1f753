import type { Result } from '@madang/kernel';
import type { Problem, Subscribe, TableList, TournamentHead } from '@madang/wire';
import { listTables } from '../api.ts';
import { listCups } from '../club/tournaments.ts';

/** Lists as requests get them; tournaments where they are wished for. */
interface Asked {
  readonly lists: Result<TableList, Problem>;
  readonly cups: Result<readonly TournamentHead[], Problem> | undefined;
}

/** Asks for lists by requests. */
export async function askLists({ lists, pages }: Subscribe): Promise<Asked> {
  return { lists: await listPages(pages), cups: lists === 'lobby' ? await listCups() : undefined };
}

/** So many pages of public tables as one list. A table that moved from one page to another meanwhile stands in it once. */
async function listPages(most: number): Promise<Result<TableList, Problem>> {
  const first = await listTables();
  if (!first.ok) return first;
  let all = first.value;
  for (let page = 1; page < most && all.more.open !== null; page++) {
    const next = await listTables(all.more.open);
    if (!next.ok) return next;
    const known = new Set(all.open.map(({ id }) => id));
    all = { ...all, open: [...all.open, ...next.value.open.filter(({ id }) => !known.has(id))], more: { ...all.more, open: next.value.more.open } };
  }
  return { ok: true, value: all };
}
