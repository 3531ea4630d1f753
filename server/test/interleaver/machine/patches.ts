import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

/** In whose name something runs: what it sees of time and chance is the scheduler's. */
export interface Place {
  readonly scheduler: Scheduler;
  readonly node: string | undefined;
  readonly actor: string;
  readonly random: Random;
  /** What the machine's clock says there. */
  clock(): number;
}

const KEY = Symbol.for('madang interleaver');

/** One for the process, however often this module is loaded: what is put in the place of Node.js's own asks it. */
function placesOfProcess(): AsyncLocalStorage<Place> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (known instanceof AsyncLocalStorage) return known;
  const places = new AsyncLocalStorage<Place>();
  Reflect.set(globalThis, KEY, places);
  patch(places);
  return places;
}

/** Where the present work runs; undefined: outside of every node. */
const places = placesOfProcess();

export const here = (): Place | undefined => places.getStore();

/** Does work in a place, with all that follows of it. */
export const inPlace = <T>(place: Place, work: () => T): T => places.run(place, work);

/** Puts the scheduler's time and chance in the place of Node.js's own wherever a place is known. Elsewhere nothing changes. */
function patch(known: AsyncLocalStorage<Place>): void {
  patchTime(known);
  patchTurns(known);
  patchTimers(known);
  patchChance(known);
  syncBuiltinESMExports();
}

function patchTime(known: AsyncLocalStorage<Place>): void {
  const now = Date.now;
  Date.now = () => known.getStore()?.clock() ?? now();
  const steady = performance.now.bind(performance);
  performance.now = () => known.getStore()?.scheduler.now ?? steady();
}

/** Turns of the event loop are still its own, but counted: nothing else happens before they are over. */
function patchTurns(known: AsyncLocalStorage<Place>): void {
  const immediate = globalThis.setImmediate;
  const counted = <A extends readonly unknown[]>(work: (...values: A) => void, ...values: A) => {
    const place = known.getStore();
    if (!place) return immediate(() => work(...values));
    place.scheduler.immediates += 1;
    return immediate(() => {
      place.scheduler.immediates -= 1;
      work(...values);
    });
  };
  Reflect.set(globalThis, 'setImmediate', counted);
  Reflect.set(timers, 'setImmediate', (value?: unknown) => new Promise<unknown>((resolve) => counted(() => resolve(value))));
}

function patchTimers(known: AsyncLocalStorage<Place>): void {
  const { setTimeout: later, clearTimeout: clear, setInterval: often, clearInterval: clearOften } = globalThis;
  interface Virtual {
    stop(): void;
    unref(): Virtual;
  }
  const virtual = (place: Place, milliseconds: number, work: () => void, again: boolean): Virtual => {
    let stop = (): void => undefined;
    const arm = () => {
      stop = place.scheduler.after(milliseconds, { node: place.node, label: place.actor, work: () => known.run(place, fire) });
    };
    const fire = () => {
      if (again) arm();
      work();
    };
    arm();
    const timer = { stop: () => stop(), unref: () => timer };
    return timer;
  };
  const isVirtual = (timer: unknown): timer is Virtual => typeof timer === 'object' && timer !== null && 'stop' in timer;
  const patched =
    (real: typeof later | typeof often, again: boolean) =>
    (work: () => void, milliseconds = 0, ...values: []) => {
      const place = known.getStore();
      return place ? virtual(place, milliseconds, work, again) : real(work, milliseconds, ...values);
    };
  const clearing = (real: typeof clear) => (timer: unknown) => (isVirtual(timer) ? timer.stop() : Reflect.apply(real, undefined, [timer]));
  Reflect.set(globalThis, 'setTimeout', patched(later, false));
  Reflect.set(globalThis, 'setInterval', patched(often, true));
  Reflect.set(globalThis, 'clearTimeout', clearing(clear));
  Reflect.set(globalThis, 'clearInterval', clearing(clearOften));
}

function patchChance(known: AsyncLocalStorage<Place>): void {
  const { randomBytes, randomUUID, randomInt } = crypto;
  const bytes = ({ random }: Place, size: number): Buffer => Buffer.from(Array.from({ length: size }, () => random.below(256)));
  const uuid = (place: Place): string =>
    bytes(place, 16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  Reflect.set(crypto, 'randomBytes', (size: number) =>
    withPlace(
      known,
      (place) => bytes(place, size),
      () => randomBytes(size),
    ),
  );
  Reflect.set(crypto, 'randomUUID', () => withPlace(known, uuid, randomUUID));
  Reflect.set(crypto, 'randomInt', (most: number) =>
    withPlace(
      known,
      ({ random }) => random.below(most),
      () => randomInt(most),
    ),
  );
}

function withPlace<T>(known: AsyncLocalStorage<Place>, inside: (place: Place) => T, outside: () => T): T {
  const place = known.getStore();
  return place ? inside(place) : outside();
}
