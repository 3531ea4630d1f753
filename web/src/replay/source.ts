import { type Document, fail, ok, type Result, readDocument } from '@madang/kernel';
import type { Problem, TableView } from '@madang/wire';
import type { ReplaySource } from '../app/router.ts';
import { rememberedFile } from '../host/files.ts';
import type { LocalSeat } from '../host/host.ts';
import { localMatch } from '../host/shelf.ts';
import { exportMatch, findTable } from '../net/api.ts';

export type SeatView = TableView['seats'][number];

/** A match to look at, and who played it. */
export interface Recording {
  readonly document: Document;
  readonly seats: readonly SeatView[];
}

const unnamed = (seats: number): SeatView[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, kind: 'person', name: null, person: null, level: null, connected: true }));

const localSeatView = (player: LocalSeat, seat: number): SeatView => ({
  seat,
  kind: player.kind,
  name: player.name,
  person: null,
  level: player.kind === 'bot' ? player.level : null,
  connected: true,
});

/** Finds a match where the address says it is. */
export async function findRecording(source: ReplaySource, id: string): Promise<Result<Recording, Problem>> {
  switch (source) {
    case 'file': {
      const document = rememberedFile(id);
      return document ? ok({ document, seats: unnamed(document.seats) }) : fail({ code: 'file-forgotten' });
    }
    case 'offline': {
      const match = localMatch(id);
      return match ? ok({ document: match.document, seats: match.seats.map(localSeatView) }) : fail({ code: 'no-local-match' });
    }
    case 'table':
      return findAtTable(id);
  }
}

async function findAtTable(id: string): Promise<Result<Recording, Problem>> {
  const [table, loaded] = await Promise.all([findTable(id), exportMatch(id)]);
  if (!table.ok) return table;
  if (!loaded.ok) return loaded;
  const document = readDocument(loaded.value);
  if (!document.ok) return fail({ code: document.problem.code, details: { ...document.problem } });
  return ok({ document: document.value, seats: table.value.seats.map((seat) => ({ ...seat, connected: true })) });
}
