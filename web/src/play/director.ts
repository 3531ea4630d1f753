import type { Moment, Seat } from '@madang/kernel';
import type { LogEntry, ServerMessage } from '@madang/wire';

/** How fast a screen shows what happens. */
export interface Pace {
  /** Milliseconds that an act of another player stays before the next is shown; 0: nothing is staged. */
  rest(): number;
  later(callback: () => void, milliseconds: number): void;
}

/** The act of another player that is on the screen. */
export interface Staged {
  readonly seat: Seat;
  /** Its number among the acts of the turn that are here, from 1, and how many these are. */
  readonly act: number;
  readonly acts: number;
  /** Milliseconds until the next is shown. */
  readonly length: number;
}

/** A great moment, and the act of another player with which it came: the board shows that only after the moment. */
export interface ShownMoment extends Moment {
  readonly act?: LogEntry;
}

/** What the director works with. */
export interface Theatre {
  readonly pace: Pace;
  /** Takes a message in: from then on the screen shows the state after it. */
  hear(message: ServerMessage): void;
  /** The other seat whose act it is; null: there is nothing to look at. */
  actOf(message: ServerMessage): Seat | null;
  /** The great moment that is counted up before the message is taken in. */
  momentOf(message: ServerMessage): ShownMoment | null;
  /** True while an answer to an own command is awaited. */
  isAwaiting(): boolean;
  /** True where a seat of this screen has something to decide. */
  isAsked(): boolean;
  show(scene: { readonly staged: Staged | null; readonly moment: ShownMoment | null }): void;
}

/** Shows what happened, one act after the other. */
export interface Director {
  /** Takes messages in their order. */
  hear(message: ServerMessage): void;
  /** Takes in what waits, up to the next great moment: somebody acts on the newest position. */
  settle(): void;
  /** The same, and shows nothing more until the reader has something to decide. */
  skip(): void;
  /** Goes on after a great moment. */
  next(): void;
  /** Shows what follows faster, for as long as it is on. */
  hurry(on: boolean): void;
}

/** From so many waiting acts on, a reader who comes back sees the newest position at once. */
const LONGEST_QUEUE = 24;
/** With more acts waiting than this, those inside of a turn take half the time. */
const MANY = 3;
const HURRY = 4;

interface Waiting {
  readonly message: ServerMessage;
  readonly seat: Seat | null;
}

/** What a director knows from one message to the next. */
interface Prompt {
  readonly theatre: Theatre;
  readonly queue: Waiting[];
  phase: 'free' | 'resting' | 'moment';
  /** The number of the latest rest: the timer of an earlier one does nothing. */
  ticket: number;
  isSkipping: boolean;
  isHurried: boolean;
  /** The seat that acted last, and its acts in a row. */
  actor: Seat | null;
  act: number;
}

/** A director of one table. */
export function createDirector(theatre: Theatre): Director {
  const prompt: Prompt = { theatre, queue: [], phase: 'free', ticket: 0, isSkipping: false, isHurried: false, actor: null, act: 0 };
  const { queue } = prompt;
  return {
    settle: () => settle(prompt),
    hear(message) {
      // A whole view holds all that waits.
      if (message.type === 'view') settle(prompt);
      queue.push({ message, seat: theatre.actOf(message) });
      if (prompt.phase === 'free') run(prompt);
    },
    skip() {
      prompt.isSkipping = !theatre.isAsked();
      settle(prompt);
    },
    next() {
      if (prompt.phase !== 'moment') return;
      free(prompt);
      const head = queue.shift();
      if (head) look(prompt, head);
      run(prompt);
    },
    hurry(on) {
      prompt.isHurried = on;
      if (!on || prompt.phase !== 'resting') return;
      free(prompt);
      run(prompt);
    },
  };
}

function free(prompt: Prompt): void {
  prompt.ticket += 1;
  prompt.phase = 'free';
}

/** Shows what waits, up to what is to be looked at. */
function run(prompt: Prompt): void {
  const { queue, theatre } = prompt;
  while (prompt.phase === 'free') {
    const head = queue[0];
    if (!head) {
      theatre.show({ staged: null, moment: null });
      return;
    }
    if (opensMoment(prompt, head)) return;
    queue.shift();
    look(prompt, head);
  }
}

/** Takes what waits in without a look, up to the next great moment. */
function settle(prompt: Prompt): void {
  const { queue, theatre } = prompt;
  if (prompt.phase === 'moment' || (prompt.phase === 'free' && queue.length === 0)) return;
  free(prompt);
  for (let head = queue[0]; head; head = queue[0]) {
    if (opensMoment(prompt, head)) return;
    queue.shift();
    theatre.hear(head.message);
  }
  theatre.show({ staged: null, moment: null });
}

function opensMoment(prompt: Prompt, { message }: Waiting): boolean {
  const { theatre } = prompt;
  const moment = theatre.pace.rest() > 0 ? theatre.momentOf(message) : null;
  if (!moment) return false;
  prompt.phase = 'moment';
  theatre.show({ staged: null, moment });
  return true;
}

/** Takes a message in, and rests where there is something to look at. */
function look(prompt: Prompt, { message, seat }: Waiting): void {
  const { theatre } = prompt;
  if (theatre.isAsked()) prompt.isSkipping = false;
  theatre.hear(message);
  if (seat === null) return;
  prompt.act = seat === prompt.actor ? prompt.act + 1 : 1;
  prompt.actor = seat;
  const length = restAfter(prompt, seat);
  if (length > 0) rest(prompt, seat, length);
}

const actsIn = (queue: readonly Waiting[]): readonly Waiting[] => queue.filter(({ seat }) => seat !== null);

function restAfter({ theatre, queue, isSkipping, isHurried }: Prompt, seat: Seat): number {
  const acts = actsIn(queue);
  if (isSkipping || theatre.isAwaiting() || acts.length >= LONGEST_QUEUE) return 0;
  const whole = theatre.pace.rest();
  if (isHurried) return whole / HURRY;
  return acts.length > MANY && acts[0]?.seat === seat ? whole / 2 : whole;
}

function rest(prompt: Prompt, seat: Seat, length: number): void {
  const { theatre, act } = prompt;
  const acts = actsIn(prompt.queue);
  const others = acts.findIndex((one) => one.seat !== seat);
  prompt.phase = 'resting';
  prompt.ticket += 1;
  const mine = prompt.ticket;
  theatre.show({ staged: { seat, act, acts: act + (others < 0 ? acts.length : others), length }, moment: null });
  theatre.pace.later(() => {
    if (prompt.ticket !== mine) return;
    free(prompt);
    run(prompt);
  }, length);
}
