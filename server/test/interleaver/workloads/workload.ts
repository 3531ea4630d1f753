import { createHash, randomBytes } from 'node:crypto';
import type { Title } from '@madang/games';
import type { Worker } from '../machine/node.ts';
import { inPlace } from '../machine/patches.ts';
import type { Fault, World } from '../machine/world.ts';
import { Client } from '../people/client.ts';
import { create, join, type NewTable, start } from '../people/lobby.ts';
import { playAny } from '../people/table.ts';

/** What people do at the same time. */
export interface Workload {
  readonly name: string;
  readonly workers: readonly Worker[];
  readonly faults: readonly Fault[];
  /** The game on the shelf; absent: tiny with nothing beside its rules. */
  readonly title?: Title;
  /** Milliseconds that pass after everything is done, before the auditor comes. */
  readonly rest: number;
  /** Makes what there is at first; gives what is then done, each beside all others. */
  prepare(world: World): Promise<readonly (() => Promise<void>)[]>;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The faults that a node meets which is no better and no worse than others. */
export const USUAL: readonly Fault[] = ['crash', 'late answer', 'lost answer', 'lost message', 'message twice'];

/** A guest with a session and a page. */
export async function newcomer(world: World, name: string): Promise<Client> {
  const [node] = world.alive;
  if (!node) throw new Error('nobody is there');
  const { services } = node;
  const token = `token-${name}`;
  await inPlace({ ...node.place, actor: 'setup' }, async () => {
    const now = services.time.now();
    await services.storage.db
      .insertInto('people')
      .values({ ...NOBODY, id: name, name, created_at: now })
      .execute();
    await services.storage.db
      .insertInto('sessions')
      .values({ id: `session-${name}`, token: hashOf(token), person: name, device: '', created_at: now, used_at: now })
      .execute();
  });
  return new Client(world, { id: name, name, token });
}

const NOBODY = { language: null, zone: null, rest: null, banned_until: null };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Several people, by name. */
export async function newcomers(world: World, ...names: readonly string[]): Promise<readonly Client[]> {
  const all: Client[] = [];
  for (const name of names) all.push(await newcomer(world, name));
  return all;
}

/** A name that nobody has. */
export const fresh = (): string => randomBytes(4).toString('hex');

/** What an answer gives by that name; throws where it does not: then what there is at first could not be made. */
export function givenBy(
  { answer, given }: { readonly answer: string; readonly given?: Readonly<Record<string, string | number | null>> },
  name: string,
): string {
  const value = given?.[name];
  if (typeof value !== 'string') throw new Error(`no ${name}: ${answer}`);
  return value;
}

/** A table of tiny that these people play, and so many bots, already begun: the first of them owns it. */
export async function begun(
  owner: Client,
  others: readonly Client[],
  { bots = 0, ...table }: Omit<NewTable, 'seats'> & { readonly bots?: number } = {},
): Promise<string> {
  const seats = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ] as const;
  const id = givenBy(await create(owner, { ...table, seats }), 'table');
  for (const other of others) await join(other, id);
  await start(owner, id);
  return id;
}

/** Somebody takes their time. */
export const thinks = ({ world: { scheduler }, name }: Client, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void scheduler.after(milliseconds, { node: undefined, label: `${name} has thought`, work: resolve }));

/** Waits until a worker of some node is in the middle of its work, half a minute at most: what is done then comes between its statements. `beginning`: of the one it is about to do. */
export async function amid({ world, name }: Client, worker: Worker, beginning = ''): Promise<void> {
  const { scheduler } = world;
  let late = false;
  scheduler.after(30 * SECOND, { node: undefined, label: `${name} waits no longer`, work: () => (late = true) });
  const enabled = () => (late || scheduler.isBusy(` ${worker}`, beginning)) && world.alive.length > 0;
  await scheduler.gate({ actor: name, node: undefined, label: `goes on amid ${worker}`, enabled });
}

/** Everybody plays in turn, so many rounds at most, while anybody may. */
export async function playRound(players: readonly Client[], table: string, most: number): Promise<void> {
  for (let round = 0; round < most; round++) {
    let isPlayed = false;
    for (const me of players) isPlayed = (await playAny(me, table)) || isPlayed;
    if (!isPlayed) return;
  }
}
