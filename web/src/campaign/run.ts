import { type Campaign, type Challenge, type ChallengeStanding, challengeStanding, challengeStart, type State, type Told } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type LocalChannel, openLocal } from '../local-server/channel.ts';
import type { LocalMatch, LocalSeat } from '../local-server/local.ts';
import { freshName } from '../net/command.ts';
import { paceOf } from '../play/pace.ts';
import { type Seen, seenBy } from '../play/position.ts';
import type { TableState } from '../play/state.ts';
import { createTable, type TableStore } from '../play/table.ts';
import { CAMPAIGNS, noteGrade } from '../progress/kept-progress.ts';
import { documentOf } from '../puzzles/position.ts';
import type { LoadedGame } from '../words/loaded-game.ts';
import { forgetRunning, keepRunning, keptRunning } from './kept.ts';

/** A challenge being played. */
interface ChallengeState {
  /** The table on the screen; null while it is not open. */
  readonly table: TableStore | null;
  readonly standing: ChallengeStanding;
  /** How many hints were asked for. */
  readonly hints: number;
  /** What the browser did not keep, or why it cannot be played. */
  readonly problem: Problem | null;
}

export interface ChallengeRun extends StoreApi<ChallengeState> {
  readonly challenge: Challenge;
  /** Begins, or goes on where it was left; call the result when the screen closes. */
  open(): () => void;
  again(): void;
  /** True unless it is over or its player has done nothing yet. */
  mayUndo(state: TableState): boolean;
  /** Gives one more hint; after the last one the first. */
  hint(): void;
}

/** What a run works on. */
interface Desk {
  readonly kit: LoadedGame;
  readonly campaign: Campaign;
  readonly challenge: Challenge;
  readonly seats: readonly LocalSeat[];
  readonly store: StoreApi<ChallengeState>;
  /** Ends the table on the screen. */
  leave(): void;
}

const nothing = (): void => undefined;
const FRESH: ChallengeStanding = { count: 0, stars: 0, rounds: 0, isOver: false };
const UNOPENED: ChallengeState = { table: null, standing: FRESH, hints: 0, problem: null };

/** A challenge for one player. `seats`: who is said to sit where. */
export function createRun(kit: LoadedGame, campaign: Campaign, challenge: Challenge, seats: readonly LocalSeat[]): ChallengeRun {
  const store = createStore<ChallengeState>()(() => UNOPENED);
  const desk: Desk = { kit, campaign, challenge, seats, store, leave: nothing };
  const again = (): void => {
    forgetRunning(kit.game.name, challenge.id);
    stand(desk);
  };
  const open = (): (() => void) => {
    stand(desk);
    return () => desk.leave();
  };
  const hint = (): void => store.setState(({ hints }) => ({ hints: hints + 1 }));
  return { ...store, challenge, open, again, hint, mayUndo: (state) => mayUndo(desk, state) };
}

/** The match of a challenge before its player has done anything. */
function freshMatch({ kit: { game }, campaign, challenge, seats }: Desk): LocalMatch {
  const document = documentOf(game, campaign.version, challengeStart(campaign, challenge));
  return { id: freshName(), seats, document, over: false, changedAt: Date.now(), challenge: challenge.id };
}

/** Puts the challenge on a table of its own. */
function stand(desk: Desk): void {
  const { kit, challenge, store } = desk;
  desk.leave();
  const fresh = freshMatch(desk);
  const match = keptRunning(fresh.document, challenge.id) ?? fresh;
  const fail = (problem: Problem): void => store.setState({ problem });
  const channel = openLocal(match, (changed) => keepWhileOpen(desk, changed), fail);
  const table = createTable(match.id, kit.game, channel, paceOf(kit.wording));
  const unfollow = table.subscribe((state) => follow(desk, channel, state));
  const close = table.open();
  desk.leave = () => {
    unfollow();
    close();
    channel.close();
    desk.leave = nothing;
  };
  store.setState({ ...UNOPENED, table: bounded(desk, table) });
}

function keepWhileOpen({ challenge, store }: Desk, match: LocalMatch): void {
  if (!store.getState().standing.isOver) keepRunning(challenge.id, match);
}

/** Steps of the log before its player begins: the set-up, and what was played. */
const stepsBefore = (campaign: Campaign, challenge: Challenge): number => challengeStart(campaign, challenge).played.length / 2 + 1;

/** What this player has heard since the challenge began. */
const toldSince = ({ log }: Seen, begun: number): readonly Told[] => log.slice(begun).flatMap(({ told }) => told);

/** Counts what was played; at the end the stars are kept and the bots rest. */
function follow({ kit, campaign, challenge, store }: Desk, channel: LocalChannel, { position }: TableState): void {
  const seen = position && seenBy(position, challenge.seat);
  const { standing: before } = store.getState();
  if (!seen || before.isOver) return;
  const course: { readonly state: State; readonly told: readonly Told[] } = {
    state: seen.view,
    told: toldSince(seen, stepsBefore(campaign, challenge)),
  };
  const standing = challengeStanding(campaign, challenge, course);
  if (standing.count === before.count && standing.rounds === before.rounds && !standing.isOver) return;
  store.setState({ standing });
  if (!standing.isOver) return;
  // The answer that ended it is still to be confirmed: a table that waits for ever would look as if it were being sent.
  channel.rest();
  noteGrade(CAMPAIGNS, kit.game.name, challenge.id, standing.stars);
  forgetRunning(kit.game.name, challenge.id);
}

function mayUndo(desk: Desk, { plan, position }: TableState): boolean {
  const { campaign, challenge, store } = desk;
  if (store.getState().standing.isOver) return false;
  if (plan !== null && plan.steps.length > 0) return true;
  const log = (position && seenBy(position, challenge.seat)?.log) ?? [];
  return log.length > stepsBefore(campaign, challenge);
}

/** The table as it is used here: nothing is played after the end, and nothing is taken back from before the start. */
function bounded(desk: Desk, table: TableStore): TableStore {
  const chooseAll: TableStore['chooseAll'] = (moves, confirm) => {
    if (!desk.store.getState().standing.isOver) table.chooseAll(moves, confirm);
  };
  return {
    ...table,
    chooseAll,
    choose: (move, confirm) => chooseAll([move], confirm),
    takeBack() {
      if (mayUndo(desk, table.getState())) table.takeBack();
    },
  };
}
