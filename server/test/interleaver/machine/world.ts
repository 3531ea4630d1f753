import type { Title } from '@madang/games';
import type { Append, Storage } from '../../../storage/storage.ts';
import type { Course, Deed, Followed, Night, Posted, Streamed, Told, Written } from '../deeds.ts';
import { type Delivery, Wire } from './bus.ts';
import type { Ground, Mishap } from './ground.ts';
import { type Node, openNode, type Worker } from './node.ts';
import { Rooms } from './outside/rooms.ts';
import { notedChannels, notedPost, writtenPasswords } from './outside/stand-ins.ts';
import { here, inPlace, type Place } from './patches.ts';
import { type Random, randomOf } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { TINY } from './titles.ts';

/** What may go wrong in a schedule. */
export type Fault =
  | 'crash'
  | 'late answer'
  | 'lost answer'
  | 'lost message'
  | 'message twice'
  | 'clock step'
  | 'standstill'
  | 'post fails'
  | 'broken bus';

/** What a world is made of. */
export interface Setting {
  readonly nodes: readonly string[];
  readonly workers: readonly Worker[];
  readonly faults: readonly Fault[];
  /** The game on the shelf; absent: tiny with nothing beside its rules. */
  readonly title?: Title;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Steps of a machine's clock, milliseconds. */
const STEPS = [-3 * DAY, -5 * MINUTE, -2000, 2000, 5 * MINUTE, 3 * DAY];
/** Milliseconds for which a machine stands still. */
const STANDSTILLS = [1500, 31_000, 61_000];
/** Milliseconds for which no node is there. */
const NIGHTS = [0, 3000, 90_000, 3_600_000];
export const LIMITS = { tables: 2, cups: 2, receivers: 10 };

/** Nodes on one database and one bus, the people who use them, and what goes wrong: all of it by one seed. */
export class World {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly nodes = new Map<string, Node>();
  readonly deeds: Deed[] = [];
  readonly written: Written[] = [];
  readonly told: Told[] = [];
  readonly posted: Posted[] = [];
  readonly rooms: Rooms;
  readonly nights: Night[] = [];
  readonly errors: string[] = [];
  readonly mishaps = new Set<string>();
  readonly warnings: string[] = [];
  /** Pages that follow lists: each gives what it knows. */
  readonly followers: (() => Followed)[] = [];
  /** Programs that listen: each gives what it heard. */
  readonly streams: (() => Streamed)[] = [];
  readonly ground: Ground;
  readonly #setting: Setting;
  readonly #wire: Wire;
  readonly #kills = new Map<string, () => void>();
  readonly #skews = new Map<string, number>();
  /** What somebody is about to write. */
  readonly #appending = new Map<string, Append>();
  readonly #opening = new Set<string>();
  #boots = 0;
  /** Things that may still go wrong. */
  #budget = 0;
  #dark: number | undefined;

  constructor(seed: string, ground: Ground, setting: Setting) {
    this.scheduler = new Scheduler(seed);
    this.random = randomOf(`${seed} world`);
    this.rooms = new Rooms(this.scheduler, randomOf(`${seed} rooms`), () => this.#postFails());
    this.ground = ground;
    this.#setting = setting;
    this.#wire = new Wire(this.scheduler, () => this.#delivery());
  }

  /** Where somebody’s work runs: on a node, or (a person’s) on none. */
  place(actor: string, node: string | undefined): Place {
    const clock = () => this.scheduler.now + (node === undefined ? 0 : (this.#skews.get(node) ?? 0));
    return { scheduler: this.scheduler, node, actor, random: randomOf(`${actor} ${this.#boots++}`), clock };
  }

  /** Opens a node; it is dead until it is open. */
  async open(name: string): Promise<void> {
    const place = this.place(name, name);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#kills.set(name, resolve);
    const storage = this.#watched(
      this.ground.storageFor({
        node: name,
        scheduler: this.scheduler,
        mishap: () => this.#mishap(),
        appended: (actor) => this.#appended(actor),
        unsure: () => this.#unsure(name),
      }),
    );
    const footing = {
      ...{ scheduler: this.scheduler, storage, wire: this.#wire, workers: this.#setting.workers, title: this.#setting.title ?? TINY },
      ...{
        post: notedPost(this.scheduler, this.told, () => this.#postFails()),
        outside: notedChannels(this.scheduler, this.posted, this.rooms, () => this.#postFails()),
        passwords: writtenPasswords(this.scheduler),
        failed: (what: string) => this.#failed(what),
        warned: (what: string) => void this.warnings.push(what),
      },
    };
    // As the embedded database does when it is opened.
    if (this.ground.nodes === 1) await inPlace(place, () => storage.db.updateTable('jobs').set({ claimed_until: 0 }).execute());
    const node = await inPlace(place, () => openNode(name, place, footing, promise));
    this.nodes.set(name, node);
    this.#light();
  }

  /** Opens a node while others work. */
  begin(name: string): void {
    this.#opening.add(name);
    this.open(name).then(
      () => this.#opening.delete(name),
      (error: unknown) => {
        this.#failed(`node ${name} does not open: ${error instanceof Error ? error.message : String(error)}`);
        this.scheduler.after(SECOND, { node: undefined, label: `${name} starts`, work: () => this.begin(name) });
      },
    );
  }

  get alive(): readonly Node[] {
    return [...this.nodes.values()].filter((node) => node.alive);
  }

  /** From now on things go wrong, so many at most. */
  trouble(most: number): void {
    this.#budget = this.#setting.faults.length === 0 ? 0 : most;
    this.scheduler.before = () => this.#maybeFault();
  }

  /** Nothing goes wrong any more, clocks are right again, and every node is there. */
  calm(): void {
    this.#budget = 0;
    this.#skews.clear();
    for (const name of this.#setting.nodes) if (this.nodes.get(name)?.alive === false && !this.#opening.has(name)) this.begin(name);
  }

  course(): Course {
    const { deeds, written, told, posted, nights, errors, mishaps, warnings } = this;
    const { workers, title } = this.#setting;
    const does = {
      works: workers.includes('turns'),
      beats: workers.includes('beat'),
      tells: workers.includes('notices'),
      posts: workers.includes('posts'),
      counts: workers.includes('counting'),
      reaches: workers.includes('counting') && title?.achievements !== undefined,
      deals: workers.includes('deals'),
      analyses: workers.includes('analyses'),
    };
    const followed = this.followers.map((one) => one());
    const streams = this.streams.map((one) => one());
    return {
      ...does,
      deeds,
      written,
      told,
      posted,
      shown: this.rooms.messages,
      nights,
      errors,
      mishaps,
      warnings,
      followed,
      streams,
      now: this.scheduler.now,
      limits: LIMITS,
    };
  }

  /** An error of a node's own; a database that does not answer is none. */
  #failed(what: string): void {
    const expected = this.mishaps.has('lost answer') && what.includes('the database is away');
    if (!expected && !what.includes('tiny has no texts')) this.errors.push(what);
  }

  #spend(fault: Fault): boolean {
    if (this.#budget <= 0 || !this.#setting.faults.includes(fault)) return false;
    this.#budget -= 1;
    this.mishaps.add(fault);
    return true;
  }

  #postFails(): boolean {
    return this.#budget > 0 && this.random.chance(0.2) && this.#spend('post fails');
  }

  #mishap(): Mishap {
    if (this.#budget <= 0) return undefined;
    if (this.random.chance(0.03) && this.#spend('lost answer')) return 'lost';
    return this.#setting.faults.includes('late answer') && this.random.chance(0.1) ? 'late' : undefined;
  }

  #delivery(): Delivery {
    if (this.#budget <= 0) return 'once';
    if (this.#setting.faults.includes('broken bus') && this.random.chance(0.1) && this.#spend('broken bus')) return 'broken';
    if (this.random.chance(0.1) && this.#spend('lost message')) return 'never';
    return this.random.chance(0.05) && this.#spend('message twice') ? 'twice' : 'once';
  }

  async #maybeFault(): Promise<void> {
    if (this.#budget > 0 && this.random.chance(0.015)) await this.#fault(this.random.pick(this.#setting.faults));
    const dead = this.#setting.nodes.find((name) => this.nodes.get(name)?.alive === false && !this.#opening.has(name));
    const isDark = this.alive.length === 0 && this.#opening.size === 0;
    if (dead !== undefined && (isDark || this.random.chance(0.1))) {
      if (isDark) this.scheduler.leap(this.random.pick(NIGHTS));
      this.scheduler.say(`${dead} starts again`);
      this.begin(dead);
    }
  }

  async #fault(fault: Fault): Promise<void> {
    if (fault === 'crash') await this.#crash();
    else if (fault === 'clock step') this.#step();
    else if (fault === 'standstill' && this.#spend(fault)) {
      const stood = this.random.pick(STANDSTILLS);
      this.scheduler.say(`everything stands still for ${stood} ms`);
      this.scheduler.leap(stood);
    }
  }

  async #crash(): Promise<void> {
    const { alive } = this;
    if (alive.length === 0 || !this.#spend('crash')) return;
    await this.kill(this.random.pick(alive));
  }

  /** Kills a node: nothing of what it had begun goes on. */
  async kill(node: Node): Promise<void> {
    node.alive = false;
    this.#opening.delete(node.name);
    this.scheduler.say(`${node.name} dies`);
    this.scheduler.drop(node.name);
    this.#wire.drop(node.name);
    await this.ground.crashed(node.name);
    this.#kills.get(node.name)?.();
    if (this.alive.length === 0) this.#dark = this.scheduler.now;
  }

  #light(): void {
    if (this.#dark !== undefined) this.nights.push({ from: this.#dark, to: this.scheduler.now });
    this.#dark = undefined;
  }

  #step(): void {
    const { alive } = this;
    if (alive.length === 0 || !this.#spend('clock step')) return;
    const { name } = this.random.pick(alive);
    const skew = this.random.pick(STEPS);
    this.scheduler.say(`the clock of ${name}'s machine stands ${skew} ms off`);
    this.#skews.set(name, skew);
  }

  /** The same storage; what is written is noted, with the time by a clock that is right. */
  #watched(storage: Storage): Storage {
    const append = async (entry: Append): Promise<boolean> => {
      const actor = here()?.actor ?? '';
      this.#appending.set(actor, entry);
      return storage.append(entry);
    };
    return { ...storage, append };
  }

  #appended(actor: string): void {
    const entry = this.#appending.get(actor);
    if (!entry) return;
    const command = entry.rows.at(-1)?.command ?? null;
    const from = entry.seq - entry.rows.length + 1;
    this.written.push({ table: entry.table, from, seq: entry.seq, command, at: this.scheduler.taken, time: this.scheduler.now });
  }

  /** As a server's connections have it: lists are told anew a while after the answer to a change was lost. */
  #unsure(name: string): void {
    const node = this.nodes.get(name);
    if (!node?.lists) return;
    const work = (): void => inPlace(node.place, () => node.services.bus.publish({ kind: 'missed' }));
    this.scheduler.after(2 * SECOND, { node: name, label: `lists of ${name}`, work });
  }
}
