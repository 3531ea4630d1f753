import { type Random, randomOf } from './random.ts';

/** Something that can happen next. Whoever offers it waits until the scheduler lets it happen. */
export interface Step {
  /** The actor of a step: steps of one actor come one after the other. */
  readonly actor: string;
  readonly label: string;
  /** The node that dies with it; undefined: nobody's. */
  readonly node: string | undefined;
  /** Whether it could happen now. */
  enabled(): boolean;
  run(): void | Promise<void>;
}

/** How the next step is chosen: any; mostly one of the actor that was last; or by priorities that change a few times. */
type Policy = 'any' | 'same' | 'priority' | 'first';

interface Timer {
  readonly at: number;
  readonly nth: number;
  readonly node: string | undefined;
  readonly label: string;
  readonly work: () => void;
}

/** The event loop's own, as they were before anything was put in their place. */
const immediately = globalThis.setImmediate;

/** Steps after which a run is given up: something goes on for ever. */
const MOST_STEPS = 40_000;
/** Steps at one moment of time after which the same is said. */
const MOST_AT_ONCE = 6000;

/** Decides by a seed what happens next, and keeps the time. Everything else stands still until it is let go. */
export class Scheduler {
  /** Milliseconds since 1970, as everybody would have them whose clock is right. */
  now = Date.UTC(2026, 0, 5, 12);
  readonly trace: string[] = [];
  /** Event loop turns that somebody waits for; counted by patches.ts. */
  immediates = 0;
  /** Steps taken. */
  taken = 0;
  /** Called before each step that is chosen by chance. */
  before: () => Promise<void> = async () => undefined;
  readonly random: Random;
  #policy: Policy = 'first';
  #steps: Step[] = [];
  #timers: Timer[] = [];
  #nth = 0;
  #last = '';
  #atOnce = 0;
  readonly #priorities = new Map<string, number>();

  constructor(seed: string) {
    this.random = randomOf(`${seed} steps`);
  }

  offer(step: Step): void {
    this.#steps.push(step);
  }

  /** Whether somebody whose name ends so is about to do something that begins so. */
  isBusy(ending: string, beginning = ''): boolean {
    return this.#steps.some(({ actor, label }) => actor.endsWith(ending) && label.startsWith(beginning));
  }

  /** Resolves when the scheduler lets it happen. */
  gate(step: Pick<Step, 'actor' | 'label' | 'node'> & { readonly enabled?: () => boolean }): Promise<void> {
    return new Promise((resolve) => this.offer({ ...step, enabled: step.enabled ?? always, run: () => resolve() }));
  }

  /** Does `work` that many milliseconds later, unless the returned function is called before. */
  after(milliseconds: number, { node, label, work }: Pick<Timer, 'node' | 'label' | 'work'>): () => void {
    const timer = { at: this.now + Math.max(0, Math.ceil(milliseconds)), nth: this.#nth++, node, label, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Whatever that node was about to do is never done. */
  drop(node: string): void {
    this.#steps = this.#steps.filter((step) => step.node !== node);
    this.#timers = this.#timers.filter((timer) => timer.node !== node);
  }

  say(text: string): void {
    this.trace.push(`${String(this.taken).padStart(5)} ${this.#clock()} ${text}`);
  }

  /** Lets one thing happen after another, in the order in which they were asked for, until `done`. */
  async inOrder(done: () => boolean): Promise<void> {
    this.#policy = 'first';
    await this.#run(done);
  }

  /** Lets them happen in an order that the seed gives, until `done`. */
  async inAnyOrder(done: () => boolean): Promise<void> {
    this.#policy = this.random.pick(['any', 'any', 'same', 'priority']);
    this.say(`order: ${this.#policy}`);
    await this.#run(done);
  }

  /** Lets time pass until that moment, everything in order. */
  async until(at: number): Promise<void> {
    this.#policy = 'first';
    this.after(at - this.now, { node: undefined, label: 'the end', work: () => undefined });
    await this.#run(() => this.now >= at && this.#ready().length === 0);
  }

  async #run(done: () => boolean): Promise<void> {
    await this.#settle();
    while (!done()) {
      if (this.taken++ > MOST_STEPS || this.#atOnce > MOST_AT_ONCE) throw new EndlessError(this.trace.slice(-8));
      if (this.#policy !== 'first') await this.before();
      if (this.#ready().length === 0) await this.#settle();
      const ready = this.#ready();
      if (ready.length === 0 || (this.#policy !== 'first' && this.#timers.length > 0 && this.random.chance(0.02))) this.#pass(done);
      else await this.#take(this.#choose(ready));
      await this.#settle();
    }
  }

  #ready(): readonly Step[] {
    return this.#steps.filter((step) => step.enabled());
  }

  /** Until nobody can go on without being let. */
  async #settle(): Promise<void> {
    do await new Promise<void>((resolve) => immediately(resolve));
    while (this.immediates > 0);
  }

  async #take(step: Step): Promise<void> {
    this.#steps.splice(this.#steps.indexOf(step), 1);
    this.#last = step.actor;
    this.#atOnce += 1;
    this.say(`${step.actor}${step.node === undefined ? '' : `@${step.node}`}: ${step.label}`);
    // Hardly two things happen in the same millisecond, but some do.
    if (this.#policy !== 'first' && this.random.chance(0.5)) this.#reach(this.now + 1);
    await step.run();
  }

  /** Lets the next timers come. */
  #pass(done: () => boolean): void {
    const next = this.#timers.reduce<Timer | undefined>(
      (first, one) => (!first || one.at < first.at || (one.at === first.at && one.nth < first.nth) ? one : first),
      undefined,
    );
    if (!next) {
      if (done()) return;
      throw new StuckError(this.#steps.map(({ actor, label }) => `${actor}: ${label}`));
    }
    this.#reach(Math.max(this.now, next.at));
    // Whatever is due at the same moment comes at the same time, on whichever nodes.
    const due = this.#timers.filter(({ at }) => at <= this.now).sort((a, b) => a.at - b.at || a.nth - b.nth);
    for (const timer of due) {
      if (!this.#timers.includes(timer)) continue;
      this.#timers = this.#timers.filter((one) => one !== timer);
      this.say(`timer: ${timer.label}${timer.node === undefined ? '' : `@${timer.node}`}`);
      timer.work();
    }
  }

  #reach(at: number): void {
    if (at > this.now) this.#atOnce = 0;
    this.now = at;
  }

  /** Time goes on without anybody noticing: as where a machine stood still. */
  leap(milliseconds: number): void {
    this.#reach(this.now + milliseconds);
  }

  #choose(ready: readonly Step[]): Step {
    switch (this.#policy) {
      case 'first':
        return ready[0] ?? this.random.pick(ready);
      case 'any':
        return this.random.pick(ready);
      case 'same': {
        const own = ready.find(({ actor }) => actor === this.#last);
        return own && this.random.chance(0.8) ? own : this.random.pick(ready);
      }
      case 'priority': {
        for (const { actor } of ready) if (!this.#priorities.has(actor)) this.#priorities.set(actor, this.random.next());
        const rank = ({ actor }: Step): number => this.#priorities.get(actor) ?? 0;
        const first = ready.reduce((best, one) => (rank(one) > rank(best) ? one : best));
        if (this.random.chance(0.03)) this.#priorities.set(first.actor, this.random.next() / 10);
        return first;
      }
    }
  }

  #clock(): string {
    return new Date(this.now).toISOString().slice(11, 23);
  }
}

const always = (): boolean => true;

/** Something goes on without end. */
export class EndlessError extends Error {
  constructor(last: readonly string[]) {
    super(`it goes on for ever:\n  ${last.join('\n  ')}`);
    this.name = 'EndlessError';
  }
}

/** Nothing can happen any more, though not all is done. */
export class StuckError extends Error {
  constructor(waiting: readonly string[]) {
    super(`nothing can happen any more; waiting: ${waiting.join('; ') || 'nobody'}`);
    this.name = 'StuckError';
  }
}
