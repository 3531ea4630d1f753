import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Piscina } from 'piscina';
import type { Services } from '../../../core/services.ts';
import { enqueue, type LiveTable } from '../../../matches/broadcast/live.ts';
import type { Registry } from '../../../matches/broadcast/registry.ts';
import { reload } from '../../../matches/broadcast/reload.ts';
import { isSealed, mayView } from '../../../matches/model/serialize.ts';
import type { TableRecord } from '../../../matches/model/table.ts';
import { PICTURE } from '../head.ts';
import type { Site } from '../site.ts';
import type { Drawing, Picture } from './draw.ts';

/** Pictures that are kept in memory: each is about 200 KB. */
const KEPT = 64;
/** Pictures that wait for the thread; further ones are not drawn. */
const MOST_WAITING = 16;
/** Milliseconds after which the thread is ended: a picture takes one or two seconds, many times that on a machine with much to do. */
const LIMIT_MS = 60_000;
/** Milliseconds after which a thread with nothing to draw ends and gives its memory back. */
const IDLE_MS = 30_000;

/** Pictures of boards as they stand, drawn in a thread of their own. */
export interface Boards {
  /** Whether this server draws boards: its build has what that needs. */
  readonly drawn: boolean;
  /** The board of a table as JPEG, as an anonymous holder of its address may see it. Null: they see no board, or it cannot be drawn now. */
  of(id: string, invitation: string | undefined): Promise<Picture | null>;
  close(): Promise<void>;
}

/** Whether a table has a board that an anonymous holder of its address may see. */
export const showsBoard = (record: TableRecord, invitation: string | undefined, now: number): boolean =>
  record.status !== 'waiting' && mayView(record, null, invitation) && !isSealed(record, now);

/** The path of a table's picture, seen from the server's own path. */
function boardPath({ id, seq }: Pick<TableRecord, 'id' | 'seq'>, invitation: string | undefined): string {
  return `/t/${id}/board.jpg?${new URLSearchParams({ seq: `${seq}`, ...(invitation !== undefined && { invitation }) })}`;
}

/** The path of the picture for a table: of its board where that may be seen, else of its game. Undefined: there is none. */
export function picturePath(
  { drawn }: Pick<Boards, 'drawn'>,
  site: Site,
  { record, invitation, now }: { readonly record: TableRecord; readonly invitation?: string | undefined; readonly now: number },
): string | undefined {
  return drawn && showsBoard(record, invitation, now) ? boardPath(record, invitation) : site.picture(record.game);
}

interface Kept {
  /** The step that the picture shows, and when it came: after a rewind another step has its number. */
  readonly step: string;
  readonly picture: Promise<Picture | null>;
}

/** The thread that draws; loaded with the first picture. */
async function threadsIn(folder: string, failed: (error: unknown) => void): Promise<Piscina<Drawing, Picture | null>> {
  const { Piscina: Threads } = await import('piscina');
  const threads = new Threads<Drawing, Picture | null>({
    filename: new URL('./entry.cts', import.meta.url).href,
    workerData: { folder },
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  });
  threads.on('error', failed);
  return threads;
}

/** Starts the drawing of boards. `webFolder`: the built page. */
export function boardsOf(services: Services, registry: Registry, webFolder: string): Boards {
  const folder = join(webFolder, 'stills');
  const drawn = existsSync(join(folder, 'stills.js'));
  const failed = (error: unknown): null => {
    services.log.warn({ error }, 'a board was not drawn');
    return null;
  };
  let threads: Promise<Piscina<Drawing, Picture | null>> | undefined;
  const kept = new Map<string, Kept>();

  /** The picture of that step: drawn once, however many ask for it meanwhile. */
  const keep = (id: string, step: string, draw: () => Promise<Picture | null>): Promise<Picture | null> => {
    const known = kept.get(id);
    if (known?.step === step) return known.picture;
    const picture = draw().catch((error: unknown) => {
      if (kept.get(id)?.picture === picture) kept.delete(id);
      return failed(error);
    });
    kept.delete(id);
    kept.set(id, { step, picture });
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return picture;
  };

  /** The table's board as everybody may see it. Undefined: they see none. */
  const standing = async (live: LiveTable, invitation: string | undefined) => {
    // No message of the bus may have reached this node yet.
    if (services.storage.shared) await reload(services, live);
    const { fold, record, obstacle } = live;
    if (obstacle || !fold || !showsBoard(record, invitation, services.time.now())) return undefined;
    const { game, state } = fold.match;
    return { step: `${fold.seq} ${record.updatedAt}`, record, view: game.redact(state, null) };
  };

  return {
    drawn,
    async of(id, invitation) {
      const live = drawn ? await registry.open(id) : undefined;
      if (!live) return null;
      const board = await enqueue(live, () => standing(live, invitation));
      const wording = await services.shelf.find(({ name }) => name === board?.record.game)?.wording();
      if (!board || !wording) return null;
      const { step, record, view } = board;
      const seats = record.seats.map(({ name, kind }) => ({ name: name ?? '', kind: kind === 'invited' ? ('open' as const) : kind }));
      return keep(id, step, async () => {
        const drawing = { game: record.game, view, seats, words: await wording.catalogues('en'), size: PICTURE };
        threads ??= threadsIn(folder, failed);
        return (await threads).run(drawing, { signal: AbortSignal.timeout(LIMIT_MS) });
      });
    },
    close: async () => (await threads)?.destroy(),
  };
}
