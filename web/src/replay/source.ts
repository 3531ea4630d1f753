import { findTitle } from '@madang/games';
import { automaSeats, type Document, fail, ok, type Result, readDocument } from '@madang/kernel';
import type { Problem, TableView } from '@madang/wire';
import { rememberedFile } from '../local-server/files.ts';
import { localSeatViews } from '../local-server/local.ts';
import { localMatch } from '../local-server/shelf.ts';
import { exportMatch, findTable } from '../net/api.ts';
import type { ReplaySource } from '../page/router.ts';

type SeatView = TableView['seats'][number];

/** A match to look at, and who played it. */
export interface Recording {
  readonly document: Document;
  readonly seats: readonly SeatView[];
}

/** The seats of a document: who played is not in it, but which seats the rules played is. */
async function seatsOf({ game: name, options, seats }: Document): Promise<SeatView[]> {
  const game = await findTitle(name)?.rules();
  const automas = game ? automaSeats(game, options, seats) : [];
  const empty = { name: null, person: null, level: null, standIn: null, resigned: false, offered: false, former: null, connected: true };
  return Array.from({ length: seats }, (_, seat) => ({ seat, kind: automas.includes(seat) ? 'automa' : 'person', ...empty }));
}

/** Finds a match where the address says it is. */
export async function findRecording(source: ReplaySource, id: string): Promise<Result<Recording, Problem>> {
  switch (source) {
    case 'file': {
      const document = rememberedFile(id);
      return document ? ok({ document, seats: await seatsOf(document) }) : fail({ code: 'file-forgotten' });
    }
    case 'offline': {
      const match = localMatch(id);
      return match ? ok({ document: match.document, seats: localSeatViews(match.seats) }) : fail({ code: 'no-local-match' });
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
