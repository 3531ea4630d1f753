import { within } from '../core/clock/time.ts';
import { type Child, startChild } from './child.ts';
import type { Door } from './door.ts';
import { type Outcome, reasonOf, type Wish } from './messages.ts';
import type { Program } from './program.ts';

/** Milliseconds that jobs under way may take before the next program does them anew. */
const DRAINING = 3000;

/** The process that owns the door. Its own program serves first; each later one is a child that follows the one before. */
export interface Keeper {
  /** Lets another program serve in place of the present one, which goes on if the other one cannot. */
  upgrade(wish: Wish): Promise<Outcome>;
  /** Ends whatever serves. */
  end(): Promise<void>;
}

/** How a server is kept. */
interface Keeping {
  readonly door: Door;
  readonly own: Program;
  readonly role: string;
  /** Other nodes may have the database open at the same time, so the next program may serve before the present one ends. */
  readonly shared: boolean;
  /** The child that served ended without being told to. */
  readonly lost: (code: number | null) => void;
  /** Nothing serves any more: neither the next program nor the present one could open. */
  readonly stranded: (error: unknown) => void;
}

interface Present {
  readonly program: Program;
  /** Undefined: this process. */
  readonly child?: Child;
}

/** The present program goes on; `silence`: milliseconds in which it did not serve. */
class NotFollowed extends Error {
  readonly silence: number;

  constructor(reason: string, silence: number) {
    super(reason);
    this.silence = silence;
  }
}

/** Closes a program that another one follows in any case. */
const letGo = (program: Program): Promise<void> =>
  program.close().catch((error: unknown) => void process.stderr.write(`the server did not close well: ${reasonOf(error)}\n`));

/** Lets two programs serve one after the other: a database file has one owner. Gives the milliseconds between them. */
async function replace({ door, stranded }: Keeping, program: Program, next: Child): Promise<number> {
  const since = performance.now();
  door.lead(undefined);
  await letGo(program);
  try {
    await next.open(door.url);
  } catch (error) {
    next.kill();
    await next.gone;
    await program.open(door.url).catch(stranded);
    door.lead(program.take);
    throw new NotFollowed(reasonOf(error), Math.round(performance.now() - since));
  }
  door.lead(next.take);
  return performance.now() - since;
}

/** Lets both serve for a moment. */
async function overlap({ door }: Keeping, program: Program, next: Child): Promise<number> {
  await next.open(door.url);
  door.lead(next.take);
  await letGo(program);
  return 0;
}

/** Keeps a server whose own program serves already. */
export function newKeeper(keeping: Keeping): Keeper {
  const { door, own, role, shared, lost } = keeping;
  let present: Present = { program: own };
  let coming: Child | undefined;
  let isBusy = false;
  let isEnding = false;

  const follow = async (next: Child): Promise<Outcome> => {
    const before = present;
    if (!shared) await within(DRAINING, before.program.drain());
    const silence = await (shared ? overlap : replace)(keeping, before.program, next);
    present = { program: next, child: next };
    void next.gone.then((code) => {
      if (present.child === next && !isEnding) lost(code);
    });
    await dismiss(before);
    return { type: 'upgraded', from: before.program.version, to: next.version, pid: next.pid, silence: Math.round(silence) };
  };

  return {
    async upgrade(wish) {
      if (isBusy || isEnding) return { type: 'busy' };
      isBusy = true;
      try {
        coming = await startChild(wish, role);
        return await follow(coming);
      } catch (error) {
        coming?.kill();
        return { type: 'kept', reason: reasonOf(error), silence: error instanceof NotFollowed ? error.silence : 0 };
      } finally {
        coming = undefined;
        isBusy = false;
      }
    },
    async end() {
      isEnding = true;
      coming?.kill();
      door.close();
      if (present.child) await dismiss(present);
      else await present.program.close();
    },
  };
}

/** Milliseconds in which a child that was closed ends. */
const ENDING = 4500;

/** Ends the process of a program, if it has one of its own. */
async function dismiss({ child }: Present): Promise<void> {
  if (!child) return;
  child.kill('SIGTERM');
  if (!(await within(ENDING, child.gone))) child.kill();
  await child.gone;
}
