import { databaseFile } from './api/assembly.ts';
import { within } from './core/clock/time.ts';
import { returnStartMemory } from './core/observability/start-memory.ts';
import { VERSION } from './core/observability/version.ts';
import { watchOver } from './core/observability/watchdog.ts';
import { listenForWishes } from './handover/control.ts';
import { type Door, openDoor } from './handover/door.ts';
import { newKeeper } from './handover/keeper.ts';
import { ownProgram, type Program } from './handover/program.ts';
import { obey } from './handover/successor.ts';
import { type Config, createServer, type Parts } from './index.ts';
import { openSound } from './storage/sqlite.ts';

/** Milliseconds after which a server that was told to end does so, whatever does not answer it. */
const FINISHING = 4500;

/** Ends this process soon, once, after that. */
function endAfter(close: () => Promise<void>): () => void {
  let isEnding = false;
  return () => {
    if (isEnding) return;
    isEnding = true;
    void within(FINISHING, close()).then(() => process.exit(0));
  };
}

function onSignals(end: () => void): void {
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Serves until it is told to end. Another program may take its place meanwhile; this process keeps the port then, and the supervisor sees no change. */
export async function serve(config: Config, parts: Parts): Promise<void> {
  let opened: Door | undefined;
  const listen = async (): Promise<string> => {
    opened ??= await openDoor(config.port, config.host);
    return opened.url;
  };
  const own = ownProgram(VERSION, (_url, isAgain) => createServer(config, { ...parts, listen, isKnown: isAgain }));
  await own.open('');
  if (!opened) throw new Error('the server did not listen');
  const door: Door = opened;
  const keeper = newKeeper({
    door,
    own,
    role: config.role,
    shared: config.databaseUrl !== undefined,
    lost: (code) => process.exit(code ?? 1),
    stranded(error) {
      process.stderr.write(`neither the new program nor this one could open: ${String(error)}\n`);
      process.exit(1);
    },
  });
  door.lead(own.take);
  // Checks and migrations of a large file hold the event loop for longer, and would begin anew at each start.
  if (config.hangLimit > 0) watchOver(config.hangLimit);
  const deafen = config.dataFolder === null ? undefined : await hearWishes(config.dataFolder, keeper.upgrade);
  onSignals(
    endAfter(async () => {
      deafen?.();
      await keeper.end();
    }),
  );
  returnStartMemory();
  // A process that reads this address may end the server at once.
  process.stdout.write(`${door.url}\n`);
}

/** Listens for `madang upgrade`. A server that cannot be told of it serves all the same. */
async function hearWishes(dataFolder: string, upgrade: Parameters<typeof listenForWishes>[1]): Promise<(() => void) | undefined> {
  try {
    return await listenForWishes(dataFolder, async (wish) => {
      const outcome = await upgrade(wish);
      if (outcome.type === 'upgraded') returnStartMemory();
      return outcome;
    });
  } catch (error) {
    process.stderr.write(`madang upgrade cannot reach this server: ${String(error)}\n`);
    return undefined;
  }
}

/** Follows the orders of the server whose place it is to take. */
export async function succeed(config: Config, parts: Parts): Promise<void> {
  const own: Program = ownProgram(VERSION, (url, isAgain) =>
    createServer(config, { ...parts, listen: async () => url, isKnown: isAgain, isSound: true }),
  );
  const end = endAfter(() => own.close());
  onSignals(end);
  await obey({ program: own, prepare: () => prepare(config, parts), end });
}

/** Loads and runs all that a server needs once, on an empty database in memory: the first time takes seconds. Looks whether the file is sound. */
async function prepare(config: Config, { shelf }: Parts): Promise<void> {
  const bare = { dataFolder: null, databaseUrl: undefined, natsUrl: undefined, backups: undefined, traces: undefined, role: 'server' } as const;
  const rehearsal = await createServer({ ...config, ...bare }, { ...(shelf && { shelf }), listen: async () => 'http://localhost' });
  await rehearsal.close();
  if (config.databaseUrl === undefined && config.dataFolder !== null) openSound(databaseFile(config)).close();
  if (config.hangLimit > 0) watchOver(config.hangLimit);
  returnStartMemory();
}
