import { type Game, HiddenError, type Move, refusalOf, type Seat, type State } from '@madang/kernel';
import type { Problem, ServerMessage, TableView } from '@madang/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hearClocks, type TableClocks } from '../clock/clocks.ts';
import { freshName } from '../net/command.ts';
import type { Confirm } from '../settings/settings.ts';
import type { Channel, Command, LinkStatus } from './channel.ts';
import { type Eyes, nextEyes } from './eyes.ts';
import { type Plan, planMove, plannedView, rebase, startPlan, stepBack } from './plan.ts';
import { foldStep, type Position, readPosition, seenBy } from './position.ts';

export type ChatLine = Extract<ServerMessage, { readonly type: 'chat' }>['lines'][number];

/** Everything that a table's screen shows. */
export interface TableState extends Eyes {
  readonly table: TableView | null;
  readonly position: Position | null;
  /** The moves being tried by the seat whose eyes are on the screen; null for a spectator or before the first view. */
  readonly plan: Plan | null;
  /** The command that has not been answered yet. */
  readonly sending: Command | null;
  /** Why the last command, or the table itself, was refused. */
  readonly problem: Problem | null;
  readonly chat: readonly ChatLine[];
  /** Null: the table has no clock. */
  readonly clocks: TableClocks | null;
  readonly link: LinkStatus;
}

/** A table as its screen uses it: what to show, and what a person may do. */
export interface TableStore extends StoreApi<TableState> {
  /** Try a move (or send it, where every answer is sent at once). */
  choose(move: Move, confirm: Confirm): void;
  /** Send the plan, all moves or none. */
  confirm(): void;
  /** Take back the last tried move; without one, ask for the last played one back. */
  takeBack(): void;
  /** The next seat at this screen has taken its place. */
  raiseCurtain(): void;
  say(text: string): void;
  dismiss(): void;
  /** Hear about the table until the result is called. */
  open(): () => void;
}

const NOBODY_YET: TableState = {
  table: null,
  position: null,
  eyes: null,
  curtain: null,
  plan: null,
  sending: null,
  problem: null,
  chat: [],
  clocks: null,
  link: 'connecting',
};

/** How long another player's step stays on the screen before the next is shown. */
export interface Pace {
  /** Milliseconds; 0: not at all. */
  rest(): number;
  later(callback: () => void, milliseconds: number): void;
}

/** From so many steps waiting on, whoever comes back wants to see how things stand, not how they came. */
const LONGEST_QUEUE = 24;

/** A table's state over a channel. `game`: the rules that its moves belong to. */
export function createTable(id: string, game: Game, channel: Channel, pace: Pace): TableStore {
  const store = createStore<TableState>()(() => NOBODY_YET);
  const { getState, setState } = store;

  /** A new position: eyes turn to whoever must decide, and the plan is carried over. */
  function arrive(position: Position): void {
    const now = getState();
    // A command is under way: its plan stays on the screen until the answer is here.
    if (now.sending) {
      setState({ position });
      return;
    }
    const { eyes, curtain } = nextEyes(position, now);
    const seen = seenBy(position, eyes);
    const decision = position.decisions.find((open) => open.seat === eyes) ?? null;
    const kept = now.plan?.seat === eyes ? now.plan : null;
    const plan = eyes === null || !seen ? null : kept ? rebase(game, kept, seen.view, decision) : startPlan(seen.view, eyes, decision);
    setState({ position, eyes, curtain, plan });
  }

  function answered(command: string, problem: Problem | null): void {
    const { sending, plan, position } = getState();
    if (sending?.command !== command) return;
    setState({ sending: null, problem, plan: problem ? plan : null });
    if (position) arrive(position);
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        setState({ table: message.table });
        return;
      case 'view': {
        const position = readPosition(game, message);
        if (position) arrive(position);
        return;
      }
      case 'step': {
        const folded = foldStep(game, getState().position, message);
        if (!folded.ok) channel.ask(folded.from);
        else if (folded.position !== getState().position) arrive(folded.position);
        return;
      }
      case 'done':
        answered(message.command, null);
        return;
      case 'refused':
        answered(message.command, message.problem);
        return;
      case 'chat':
        setState(({ chat }) => ({ chat: mergeChat(chat, message.lines) }));
        return;
      case 'problem':
        setState({ problem: message.problem });
        return;
      case 'clocks':
      case 'hello':
      case 'pong':
        return;
    }
  }

  const queue: ServerMessage[] = [];
  let resting = false;

  /** Hears what waits, resting after each step of another player. */
  function hearQueue(): void {
    for (let message = queue.shift(); message; message = queue.shift()) {
      hear(message);
      const rest = isOthersStep(message, getState().table) && queue.length < LONGEST_QUEUE ? pace.rest() : 0;
      if (rest === 0) continue;
      resting = true;
      pace.later(() => {
        resting = false;
        hearQueue();
      }, rest);
      return;
    }
  }

  function enqueue(message: ServerMessage): void {
    // Time does not rest while steps are looked at.
    if (message.type === 'clocks') setState(({ clocks }) => ({ clocks: hearClocks(clocks, message, Date.now()) }));
    queue.push(message);
    if (!resting) hearQueue();
  }

  function send(command: Command): void {
    setState({ sending: command, problem: null });
    channel.send(command);
  }

  function sendMoves(seat: Seat, moves: readonly Move[]): void {
    const { position } = getState();
    if (!position || moves.length === 0) return;
    send({ type: 'play', table: id, seat, seq: position.seq, command: freshName(), moves: moves.map((move) => ({ ...move })) });
  }

  return {
    ...store,
    choose(move, confirm) {
      const { plan, sending } = getState();
      if (!plan || sending) return;
      const next = planMove(game, plan, move);
      setState({ plan: next, problem: null });
      if (confirm === 'once' && next !== plan) sendMoves(plan.seat, [move]);
    },
    confirm() {
      const { plan, sending } = getState();
      if (plan && !sending)
        sendMoves(
          plan.seat,
          plan.steps.map((step) => step.move),
        );
    },
    takeBack() {
      const { plan, sending, position, eyes } = getState();
      if (sending || !position) return;
      if (plan && plan.steps.length > 0) setState({ plan: stepBack(plan), problem: null });
      else if (eyes !== null) send({ type: 'undo', table: id, seat: eyes, seq: position.seq, command: freshName() });
    },
    raiseCurtain() {
      const { curtain, position } = getState();
      const seen = position?.seen.find((one) => one.seat === curtain);
      if (curtain === null || !position || !seen) return;
      const decision = position.decisions.find((open) => open.seat === curtain) ?? null;
      setState({ eyes: curtain, curtain: null, plan: startPlan(seen.view, curtain, decision) });
    },
    say(text) {
      channel.send({ type: 'chat', table: id, command: freshName(), text });
    },
    dismiss: () => setState({ problem: null }),
    open() {
      return channel.listen(
        enqueue,
        () => getState().position?.seq,
        (link) => setState({ link }),
      );
    },
  };
}

/** A step of another player that told something: worth a look before the next one. */
const isOthersStep = (message: ServerMessage, table: TableView | null): boolean =>
  message.type === 'step' && message.by !== null && table?.mine.includes(message.by) !== true && message.views.some((view) => view.told.length > 0);

/** Lines by their numbers, each once. */
function mergeChat(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const byId = new Map([...known, ...more].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The view on the screen: the plan's where one is tried, else the position's. */
export function shownView({ plan, position, eyes }: TableState): State | undefined {
  if (plan && plan.steps.length > 0) return plannedView(plan);
  return position ? seenBy(position, eyes)?.view : undefined;
}

/** Why the decision on the screen does not offer a move that a person might expect. */
export function whyNot(game: Game, plan: Plan, move: Move): ReturnType<typeof refusalOf> {
  if (!plan.decision) return undefined;
  try {
    return refusalOf(game, plannedView(plan), plan.decision.task, move);
  } catch (error) {
    if (error instanceof HiddenError) return undefined;
    throw error;
  }
}
