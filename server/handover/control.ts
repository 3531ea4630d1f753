import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { Outcome, Wish } from './messages.ts';

/** The folder in the data folder where running servers listen for an admin's commands. */
const FOLDER = 'running';
/** Only its owner may enter: a command there makes the server run a program. */
const OWNER_ONLY = 0o700;

/** A socket's path as short as it can be written: systems take about a hundred letters. */
const shortest = (path: string): string => [path, relative(process.cwd(), path)].toSorted((a, b) => a.length - b.length)[0] ?? path;

const socketsOf = (dataFolder: string): readonly string[] => {
  try {
    return readdirSync(join(dataFolder, FOLDER))
      .filter((name) => name.endsWith('.sock'))
      .toSorted()
      .map((name) => shortest(join(dataFolder, FOLDER, name)));
  } catch {
    return [];
  }
};

/** A connection to a server's socket; undefined: a server that ended left it. */
const reach = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });

/** Listens for commands to this process. Resolves to what ends it. */
export async function listenForWishes(dataFolder: string, grant: (wish: Wish) => Promise<Outcome>): Promise<() => void> {
  mkdirSync(join(dataFolder, FOLDER), { recursive: true, mode: OWNER_ONLY });
  for (const left of socketsOf(dataFolder)) {
    const live = await reach(left);
    live?.destroy();
    if (!live) rmSync(left, { force: true });
  }
  const path = shortest(join(dataFolder, FOLDER, `${randomBytes(6).toString('hex')}.sock`));
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface({ input: socket }).once('line', (line) => {
      void answerTo(line, grant).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  server.unref();
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

async function answerTo(line: string, grant: (wish: Wish) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await grant(Wish.parse(JSON.parse(line)));
  } catch {
    return { type: 'kept', reason: 'the running server does not understand this command', silence: 0 };
  }
}

/** Asks every server of a data folder for it, one after the other, and no more once one did not do it. */
export async function* wishOfAll(dataFolder: string, wish: Wish): AsyncGenerator<Outcome, void, undefined> {
  for (const path of socketsOf(dataFolder)) {
    const socket = await reach(path);
    if (!socket) continue;
    const outcome = await ask(socket, wish);
    yield outcome;
    if (outcome.type !== 'upgraded') return;
  }
}

async function ask(socket: Socket, wish: Wish): Promise<Outcome> {
  socket.write(`${JSON.stringify(wish)}\n`);
  for await (const line of createInterface({ input: socket })) return Outcome.parse(JSON.parse(line));
  return { type: 'kept', reason: 'the server ended meanwhile', silence: 0 };
}
