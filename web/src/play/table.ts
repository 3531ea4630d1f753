import type { Around, Game, Moment, Seat, State, Told } from '@madang/kernel';
import type { DoneAct, LogEntry, SeatPlan, ServerMessage } from '@madang/wire';
import { createStore } from 'zustand/vanilla';
import { hearClocks } from '../clock/clocks.ts';
import type { Channel } from '../net/channel.ts';
import { freshName } from '../net/command.ts';
import { answersOf, type Desk, overtaken } from './answers.ts';
import { answered, arrived, raised, resumed, steppedBack } from './carry.ts';
import { createDirector, type Pace, type ShownMoment } from './director.ts';
import { KEEPS_NOTHING, type PlanKeeper } from './keeper.ts';
import type { Plan } from './plan.ts';
import { foldStep, readPosition, seenBy, withPast } from './position.ts';
import { mergeChat, type TableState, type TableStore, withReactions } from './state.ts';

export type { ChatLine, News, TableState, TableStore } from './state.ts';

const NOBODY_YET: TableState = {
  table: null,
  position: null,
  eyes: null,
  curtain: null,
  plan: null,
  sending: null,
  made: null,
  revealing: new Set(),
  problem: null,
  planned: new Map(),
  chat: [],
  heard: 0,
  reactions: [],
  unsaid: null,
  acts: [],
  question: null,
  acting: null,
  clocks: null,
  link: 'connecting',
  news: null,
  staged: null,
  moment: null,
  isCounted: false,
};

/** The pace of a screen, and what a game says of the steps that are shown; without it every step that tells something is an act. */
export interface TablePace extends Pace {
  /** True if what is told is worth a line. */
  hasWords?(told: readonly Told[], view: State): boolean;
  /** The great moment among what is told; `isOver`: the match is, with it. */
  momentOf?(told: readonly Told[], around: Around, isOver: boolean): Moment | null;
}

/** A table's state over a channel. `game`: the rules that its moves belong to. `keeper`: where its plan outlives the page. */
export function createTable(id: string, game: Game, channel: Channel, pace: TablePace, keeper: PlanKeeper = KEEPS_NOTHING): TableStore {
  const store = createStore<TableState>()(() => NOBODY_YET);
  const left = keeper.kept(id);
  const desk: Desk = { id, game, channel, store };
  const said = new Map<string, string>();
  let taken = false;
  store.subscribe((now, before) => {
    // the first plan of the page goes on from where the last page left
    if (!taken && now.plan) {
      taken = true;
      if (left) store.setState(resumed(game, now, left));
      keeper.keep(id, ownTurn(store.getState().plan));
    } else if (now.plan !== before.plan) keeper.keep(id, ownTurn(now.plan));
  });
  const director = createDirector({
    pace,
    hear(message) {
      if (message.type === 'done' || message.type === 'refused') hearOfSaid(desk, said, message);
      hear(desk, message);
    },
    actOf: (message) => actorOf(message, store.getState(), pace),
    momentOf: (message) => momentIn(game, message, store.getState(), pace),
    isAwaiting: () => store.getState().sending !== null,
    isAsked: () => store.getState().plan?.decision != null,
    show(scene) {
      const { staged, moment } = store.getState();
      // Most messages change nothing here, and every change draws the table anew.
      if (scene.staged === staged && scene.moment === moment) return;
      store.setState(scene.moment?.ends ? { ...scene, isCounted: true } : scene);
    },
  });
  return {
    ...store,
    ...settled(answersOf(desk), director.settle, calmAfterPlans(desk)),
    stage: director,
    raiseCurtain: () => store.setState(raised),
    say(text) {
      const command = freshName();
      said.set(command, text);
      channel.send({ type: 'chat', table: id, command, text });
    },
    react: (about, line, sign) => channel.send({ type: 'react', table: id, command: freshName(), about, line, sign }),
    lookUp: (seq) => channel.send({ type: 'look', table: id, command: freshName(), seq }),
    hear: (line) => channel.send({ type: 'heard', table: id, command: freshName(), line }),
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
          director.hear(message);
        },
        () => store.getState().position?.seq,
        (link) => store.setState({ link }),
      ),
  };
}

/** The answer to an own chat line: a refused one is given back. `said`: the texts that are not answered yet. */
function hearOfSaid({ store }: Desk, said: Map<string, string>, message: Extract<ServerMessage, { readonly type: 'done' | 'refused' }>): void {
  const text = said.get(message.command);
  said.delete(message.command);
  if (text !== undefined && message.type === 'refused') store.setState({ unsaid: { text, problem: message.problem } });
}

function hear({ game, channel, store }: Desk, message: ServerMessage): void {
  const { getState, setState } = store;
  switch (message.type) {
    case 'table':
      setState({ table: message.table });
      return;
    case 'view': {
      const now = getState();
      const position = readPosition(game, message, now.position);
      if (!position) return;
      setState(steppedBack(game, now, position) ?? arrived(game, now, position));
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
    case 'plan':
      setState(({ planned }) => ({ planned: withPlan(planned, message.seat, message.plan) }));
      return;
    case 'done':
      setState(answered(game, getState(), message.command, null));
      return;
    case 'refused':
      setState(answered(game, getState(), message.command, message.problem));
      return;
    case 'chat':
      setState(({ chat, heard }) => ({ chat: mergeChat(chat, message.lines), heard: Math.max(heard, message.heard ?? 0) }));
      return;
    case 'past':
      setState(({ position }) => ({ position: position && withPast(position, message) }));
      return;
    case 'reactions':
      setState(({ reactions }) => ({ reactions: withReactions(message.all ? [] : reactions, message.reactions) }));
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

type Answers = ReturnType<typeof answersOf>;

/** Milliseconds after a planned turn has come, or a plan was left, in which a choice was meant for what stood there before. */
const CALM = 700;

/** Tells whether a plan of a turn to come has left the screen just now. Drops what is kept of the turn, where that is another plan. */
function calmAfterPlans({ id, channel, store }: Desk): () => boolean {
  let until = 0;
  store.subscribe((now, before) => {
    if (before.plan?.ahead && !now.plan?.ahead) until = Date.now() + CALM;
    const command = overtaken(id, before, now);
    if (command) channel.send(command);
  });
  return () => Date.now() < until;
}

/**
 * Answers that count on the newest position, whatever of the others' turns has not been shown yet. `isCalm`: a choice waits to be confirmed, for
 * what is pressed has just changed its meaning.
 */
const settled = (answers: Answers, settle: () => void, isCalm: () => boolean): Answers => ({
  ...answers,
  chooseAll(moves, confirm) {
    settle();
    answers.chooseAll(moves, isCalm() ? 'turn' : confirm);
  },
  choose(move, confirm) {
    settle();
    answers.choose(move, isCalm() ? 'turn' : confirm);
  },
  confirm() {
    settle();
    answers.confirm();
  },
  takeBack() {
    settle();
    answers.takeBack();
  },
});

/** What the eyes on the screen are told by a step. */
function toldBy(message: ServerMessage, eyes: Seat | null): LogEntry['told'] {
  if (message.type !== 'step') return [];
  return (message.views.find(({ seat }) => seat === eyes) ?? message.views[0])?.told ?? [];
}

/** The player whose act a step is, if it is another one's and there is something to see or to say of it. */
function actorOf(message: ServerMessage, { table, position, eyes }: TableState, { hasWords }: TablePace): Seat | null {
  if (message.type !== 'step' || message.by === null || table?.mine.includes(message.by) === true) return null;
  const view = position ? seenBy(position, eyes)?.view : undefined;
  const told = toldBy(message, eyes);
  return told.length > 0 && (!view || !hasWords || hasWords(told, view)) ? message.by : null;
}

/** The great moment among what a step tells; none for a step that is known, which comes again when the line was away. */
function momentIn(game: Game, message: ServerMessage, { table, position, eyes }: TableState, { momentOf }: TablePace): ShownMoment | null {
  if (message.type !== 'step' || !position || message.seq <= position.seq || !momentOf) return null;
  const seen = seenBy(position, eyes);
  const told = toldBy(message, eyes);
  if (!seen || told.length === 0) return null;
  const around: Around = {
    before: seen.view,
    after() {
      const folded = foldStep(game, position, message);
      return (folded.ok ? seenBy(folded.position, eyes)?.view : undefined) ?? seen.view;
    },
    earlier: () => seen.log.flatMap((entry) => entry.told),
  };
  const moment = momentOf(told, around, message.over);
  const { seq, by } = message;
  return moment && by !== null && table?.mine.includes(by) !== true ? { ...moment, act: { seq, by, told } } : moment;
}

/** A plan of a turn that is only imagined does not outlive the page but on the server. */
const ownTurn = (plan: Plan | null): Plan | null => (plan?.ahead ? null : plan);

function withPlan(planned: TableState['planned'], seat: Seat, plan: SeatPlan | null): TableState['planned'] {
  const next = new Map(planned);
  if (plan) next.set(seat, plan);
  else next.delete(seat);
  return next;
}
