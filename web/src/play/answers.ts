import { type Condition, type Game, type Move, type Seat, sameData } from '@madang/kernel';
import type { SeatPlan } from '@madang/wire';
import type { StoreApi } from 'zustand/vanilla';
import type { Channel, Command } from '../net/channel.ts';
import { freshName } from '../net/command.ts';
import type { Confirm } from '../settings/settings.ts';
import { type Plan, planAhead, planMoves, startPlan, stepBack, turnAfter, turnsOf } from './plan.ts';
import { seenBy } from './position.ts';
import { hasRevealed, type TableState, type TableStore, UNDO_AGAIN } from './state.ts';

/** What a table's parts work on. */
export interface Desk {
  readonly id: string;
  readonly game: Game;
  readonly channel: Channel;
  readonly store: StoreApi<TableState>;
}

/** What a seat does with its plan. */
export function answersOf(
  desk: Desk,
): Omit<TableStore, keyof StoreApi<TableState> | 'raiseCurtain' | 'say' | 'react' | 'lookUp' | 'hear' | 'act' | 'dismiss' | 'open' | 'stage'> {
  const { id, game, channel, store } = desk;
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
    if (confirm === 'once' && !plan.ahead) sendMoves(plan.seat, tried);
  }

  return {
    chooseAll,
    choose: (move, confirm) => chooseAll([move], confirm),
    confirm() {
      const { plan, sending } = getState();
      if (!plan || sending) return;
      if (plan.ahead) return send(planCommand(id, getState(), plan.seat, turnsOf(plan), plan.ahead.condition));
      sendMoves(
        plan.seat,
        plan.steps.map((step) => step.move),
      );
    },
    takeBack() {
      const { plan, sending, position, eyes } = getState();
      if (sending || !position) return;
      if (hasRevealed(getState())) return setState({ problem: { code: 'nothing-to-undo', details: { reason: 'revealed' } } });
      if (plan && plan.steps.length > 0) setState({ plan: stepBack(plan), problem: null });
      else if (plan?.ahead) setState({ plan: turnBefore(game, getState(), plan), problem: null });
      else if (eyes !== null && mayTakeTurn(store)) send({ type: 'undo', table: id, seat: eyes, seq: position.seq, command: freshName() });
    },
    lookForward() {
      const { plan, sending } = getState();
      if (!plan || sending) return;
      const next = plan.ahead ? turnAfter(game, plan) : keptPlan(game, getState(), plan.seat);
      if (next) setState({ plan: next, problem: null });
    },
    provide(condition) {
      const { plan } = getState();
      if (plan?.ahead) setState({ plan: { ...plan, ahead: { ...plan.ahead, condition } } });
    },
    leavePlan() {
      const { plan } = getState();
      if (plan?.ahead) setState({ plan: lookingOn(getState(), plan.seat), problem: null });
    },
    dropPlan(seat) {
      if (!getState().sending) send(planCommand(id, getState(), seat, [], 'same'));
    },
  };
}

/** Whether an undo may be sent: not yet where another person has the turn, who would lose it; that is said first, and asked again it may. */
function mayTakeTurn({ getState, setState }: Desk['store']): boolean {
  const name = wouldLoseTurn(getState());
  if (name === null || getState().problem?.code === UNDO_AGAIN) return true;
  setState({ problem: { code: UNDO_AGAIN, details: { name } } });
  return false;
}

/** The other person from whom an undo now would take the turn, who may be in the middle of it; null: there is none. */
function wouldLoseTurn({ position, table }: TableState): string | null {
  const waiting = position?.waitingFor ?? [];
  if (!table || waiting.some((seat) => table.mine.includes(seat))) return null;
  const others = waiting.flatMap((seat) => table.seats[seat] ?? []);
  return others.find(({ kind, standIn }) => kind === 'person' && standIn === null)?.name ?? null;
}

/** The command that keeps these turns for a seat. */
const planCommand = (table: string, state: TableState, seat: Seat, turns: readonly (readonly number[])[], condition: Condition): Command => ({
  type: 'plan',
  table,
  seat,
  after: lastStepOf(state, seat),
  command: freshName(),
  condition,
  turns: turns.map((ids) => [...ids]),
});

/**
 * The command that drops what is kept for a turn that has come, where it was being planned anew: what lies on the screen goes before it. Null: the
 * same is kept, or nothing.
 */
export function overtaken(table: string, before: TableState, now: TableState): Command | null {
  const { plan } = now;
  if (!before.plan?.ahead || !plan?.first || plan.ahead) return null;
  const kept = keptOf(before, plan.seat);
  if (!kept || kept.stopped || sameData(kept.turns, turnsOf(before.plan))) return null;
  return planCommand(table, now, plan.seat, [], kept.condition);
}

/** The seat's own last step that stands; 0: there is none. */
const lastStepOf = ({ position }: TableState, seat: Seat): number =>
  (position && seenBy(position, seat)?.log.findLast(({ by }) => by === seat)?.seq) ?? 0;

/** What is kept for a seat; null: nothing, or it has made a step since. */
export function keptOf(state: TableState, seat: Seat): SeatPlan | null {
  const kept = state.planned.get(seat);
  return kept && kept.after === lastStepOf(state, seat) ? kept : null;
}

/** The plan of a seat's turns to come from what is kept of it; null: its next turn cannot be imagined. */
function keptPlan(game: Game, state: TableState, seat: Seat): Plan | null {
  const seen = state.position && seenBy(state.position, seat);
  const kept = keptOf(state, seat);
  return seen ? planAhead(game, seen.view, seat, kept?.turns ?? [], kept?.condition ?? 'same') : null;
}

/** Nothing planned: the seat waits for its turn. */
function lookingOn({ position }: TableState, seat: Seat): Plan | null {
  const seen = position && seenBy(position, seat);
  return seen ? startPlan(seen.view, seat, null) : null;
}

/** The plan of the turn before the one that is tried, all its moves tried; of the first one: no plan any more. */
function turnBefore(game: Game, state: TableState, { seat, ahead }: Plan): Plan | null {
  const seen = state.position && seenBy(state.position, seat);
  if (!seen || !ahead || ahead.turns.length === 0) return lookingOn(state, seat);
  return planAhead(game, seen.view, seat, ahead.turns, ahead.condition) ?? lookingOn(state, seat);
}
