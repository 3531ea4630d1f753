import type { Decision, Game, Move, Seat, State } from '@madang/kernel';
import type { DoneAct, OpenQuestion, Problem, ServerMessage, TableAct, TableView } from '@madang/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hearClocks, type TableClocks } from '../clock/clocks.ts';
import type { Channel, Command, LinkStatus } from '../net/channel.ts';
import { freshName } from '../net/command.ts';
import type { Confirm } from '../settings/settings.ts';
import { type Eyes, nextEyes } from './eyes.ts';
import { KEEPS_NOTHING, type KeptPlan, type PlanKeeper } from './keeper.ts';
import { type Pace, paced } from './paced.ts';
import { type Plan, planMove, planMoves, plannedView, rebase, startPlan, stepBack } from './plan.ts';
import { foldStep, type Position, readPosition, seenBy } from './position.ts';

export type ChatLine = Extract<ServerMessage, { readonly type: 'chat' }>['lines'][number];

/**
 * What happened behind a reader's back: moves that they had planned cannot be made any more (the match went on from another tab, or was
 * taken back), or somebody else took a step back.
 */
export type News = { readonly kind: 'dropped'; readonly steps: number } | { readonly kind: 'takenBack'; readonly by: Seat };

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
  /** What was done besides moves, the first first. */
  readonly acts: readonly DoneAct[];
  /** What all at the table are asked. */
  readonly question: OpenQuestion | null;
  /** The name of the act under way, if one is. */
  readonly acting: string | null;
  /** Null: the table has no clock. */
  readonly clocks: TableClocks | null;
  readonly link: LinkStatus;
  /** The latest; a new object each time. */
  readonly news: News | null;
}

/** A table as its screen uses it: what to show, and what a person may do. */
export interface TableStore extends StoreApi<TableState> {
  /** Try a move (or send it, where every answer is sent at once). */
  choose(move: Move, confirm: Confirm): void;
  /** The same with several, one after the other: what is not offered, and what would follow it, is left out. */
  chooseAll(moves: readonly Move[], confirm: Confirm): void;
  /** Send the plan, all moves or none. */
  confirm(): void;
  /** Take back the last tried move; without one, ask for the last played one back. */
  takeBack(): void;
  /** The next seat at this screen has taken its place. */
  raiseCurtain(): void;
  say(text: string): void;
  /** Do something besides moves, for a seat. */
  act(seat: Seat, act: TableAct): void;
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
  acts: [],
  question: null,
  acting: null,
  clocks: null,
  link: 'connecting',
  news: null,
};

/** What a table's parts work on. */
interface Desk {
  readonly id: string;
  readonly game: Game;
  readonly channel: Channel;
  readonly store: StoreApi<TableState>;
}

/** A table's state over a channel. `game`: the rules that its moves belong to. `keeper`: where its plan outlives the page. */
export function createTable(id: string, game: Game, channel: Channel, pace: Pace, keeper: PlanKeeper = KEEPS_NOTHING): TableStore {
  const store = createStore<TableState>()(() => NOBODY_YET);
  const left = keeper.kept(id);
  const desk: Desk = { id, game, channel, store };
  let taken = false;
  store.subscribe((now, before) => {
    // the first plan of the page goes on from where the last page left
    if (!taken && now.plan) {
      taken = true;
      if (left) store.setState(resumed(game, now, left));
      keeper.keep(id, store.getState().plan);
    } else if (now.plan !== before.plan) keeper.keep(id, now.plan);
  });
  const hearPaced = paced(
    (message) => hear(desk, message),
    (message) => (isOthersStep(message, store.getState().table) ? pace.rest() : 0),
    pace.later,
  );
  return {
    ...store,
    ...answersOf(desk),
    raiseCurtain: () => store.setState(raised),
    say: (text) => channel.send({ type: 'chat', table: id, command: freshName(), text }),
    act(seat, act) {
      const command = freshName();
      store.setState({ acting: command, problem: null });
      channel.send({ type: 'act', table: id, seat, command, act });
    },
    dismiss: () => store.setState({ problem: null }),
    open: () =>
      channel.listen(
        (message) => {
          // Time does not rest while steps are looked at.
          if (message.type === 'clocks') store.setState(({ clocks }) => ({ clocks: hearClocks(clocks, message, Date.now()) }));
          hearPaced(message);
        },
        () => store.getState().position?.seq,
        (link) => store.setState({ link }),
      ),
  };
}

/** What a seat does with its plan. */
function answersOf({ id, game, channel, store }: Desk): Pick<TableStore, 'choose' | 'chooseAll' | 'confirm' | 'takeBack'> {
  const { getState, setState } = store;

  function send(command: Command): void {
    setState({ sending: command, problem: null });
    channel.send(command);
  }

  function sendMoves(seat: Seat, moves: readonly Move[]): void {
    const { position } = getState();
    if (!position || moves.length === 0) return;
    send({ type: 'play', table: id, seat, seq: position.seq, command: freshName(), moves: moves.map((move) => ({ ...move })) });
  }

  function chooseAll(moves: readonly Move[], confirm: Confirm): void {
    const { plan, sending } = getState();
    if (!plan || sending) return;
    const next = planMoves(game, plan, moves);
    setState({ plan: next, problem: null });
    const tried = next.steps.slice(plan.steps.length).map(({ move }) => move);
    if (confirm === 'once') sendMoves(plan.seat, tried);
  }

  return {
    chooseAll,
    choose: (move, confirm) => chooseAll([move], confirm),
    confirm() {
      const { plan, sending } = getState();
      if (!plan || sending) return;
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
  };
}

function hear({ game, channel, store }: Desk, message: ServerMessage): void {
  const { getState, setState } = store;
  switch (message.type) {
    case 'table':
      setState({ table: message.table });
      return;
    case 'view': {
      const position = readPosition(game, message);
      if (!position) return;
      const now = getState();
      setState({ ...arrived(game, now, position), ...takenBackNews(now, position) });
      return;
    }
    case 'step': {
      const now = getState();
      const folded = foldStep(game, now.position, message);
      if (!folded.ok) channel.ask(folded.from);
      else if (folded.position !== now.position) setState(arrived(game, now, folded.position));
      return;
    }
    case 'acts': {
      const now = getState();
      const acts = [...now.acts, ...message.acts.filter((act) => !now.acts.some((known) => isSameAct(known, act)))];
      setState({ acts, question: message.question });
      const { position } = now;
      if (!position || message.seq <= position.seq) return;
      if (message.seq === position.seq + 1) setState({ position: { ...position, seq: message.seq } });
      else channel.ask(position.seq);
      return;
    }
    case 'done':
      setState(answered(game, getState(), message.command, null));
      return;
    case 'refused':
      setState(answered(game, getState(), message.command, message.problem));
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

/** An act comes again when a table is watched anew. In a match of this browser helps have the step that they stand at, so several may share one. */
const isSameAct = (a: DoneAct, b: DoneAct): boolean => a.seq === b.seq && JSON.stringify(a.act) === JSON.stringify(b.act);

/** With a new position: eyes turn to whoever must decide, and the plan is carried over. */
function arrived(game: Game, now: TableState, position: Position): TableState {
  // A command is under way: its plan stays on the screen until the answer is here.
  if (now.sending) return { ...now, position };
  const { eyes, curtain } = nextEyes(position, now);
  const seen = seenBy(position, eyes);
  const decision = decisionFor(position, eyes);
  const kept = now.plan?.seat === eyes ? now.plan : null;
  const plan = eyes === null || !seen ? null : kept ? rebase(game, kept, seen.view, decision) : startPlan(seen.view, eyes, decision);
  const steps = (kept?.steps.length ?? 0) - (plan?.steps.length ?? 0);
  return { ...now, position, eyes, curtain, plan, news: steps > 0 ? { kind: 'dropped', steps } : now.news };
}

/** With the plan that an earlier page left, as far as it can still be made. */
function resumed(game: Game, now: TableState, left: KeptPlan): TableState {
  if (!now.plan || now.plan.seat !== left.seat) return now;
  const plan = left.moves.reduce((so, id) => {
    const move = so.decision?.moves.find((one) => one.id === id);
    return move ? planMove(game, so, move) : so;
  }, now.plan);
  const steps = left.moves.length - plan.steps.length;
  return { ...now, plan, news: steps > 0 ? { kind: 'dropped', steps } : now.news };
}

/** Whether a whole view came because another seat took its last step back. */
function takenBackNews({ position, table }: TableState, next: Position): Partial<TableState> {
  const before = position?.seen[0]?.log ?? [];
  const after = next.seen[0]?.log ?? [];
  const by = before.length > after.length ? before[after.length]?.by : undefined;
  return by === undefined || by === null || table?.mine.includes(by) ? {} : { news: { kind: 'takenBack', by } };
}

/** With the answer to a command; only the one under way is waited for. */
function answered(game: Game, now: TableState, command: string, problem: Problem | null): TableState {
  if (now.acting === command) return { ...now, acting: null, problem };
  if (now.sending?.command !== command) return now;
  const next: TableState = { ...now, sending: null, problem, plan: problem ? now.plan : null };
  return now.position ? arrived(game, next, now.position) : next;
}

/** With the screen in the hands of the seat that the curtain waits for. */
function raised(now: TableState): TableState {
  const { curtain, position } = now;
  const seen = position?.seen.find((one) => one.seat === curtain);
  if (curtain === null || !position || !seen) return now;
  return { ...now, eyes: curtain, curtain: null, plan: startPlan(seen.view, curtain, decisionFor(position, curtain)) };
}

const decisionFor = ({ decisions }: Position, eyes: Seat | null): Decision | null => decisions.find(({ seat }) => seat === eyes) ?? null;

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
