import type { ActionSpace, Choice } from './action-space.ts';
import type { Observable } from './observable.ts';
import { advance, type Playing } from './playing.ts';

/** A match and how far its open decision is narrowed. */
export interface Asked {
  playing: Playing;
  choice: Choice;
  /** The actions that are offered. */
  offered: readonly number[];
}

const NONE: readonly number[] = [];
const OVER: Choice = { moves: [], digits: NONE };

/** What a match is at. */
export function asked(actions: ActionSpace, playing: Playing): Asked {
  const on: Asked = { playing, choice: OVER, offered: [] };
  ask(actions, on);
  return on;
}

/** Asks anew what a match is at, in place. */
export function ask(actions: ActionSpace, on: Asked): void {
  const { next } = on.playing;
  on.choice = next ? { moves: next.moves, digits: NONE } : OVER;
  on.offered = actions.offered(on.choice);
}

/** Takes an offered action: a move is played, or the choice is narrowed. False: it is not offered, and nothing has changed. */
export function act(actions: ActionSpace, on: Asked, action: number): boolean {
  const choice = actions.narrow(on.choice, action);
  const [move] = choice?.moves ?? [];
  if (!choice || !move) return false;
  if (choice.moves.length > 1) {
    on.choice = choice;
    on.offered = actions.offered(choice);
    return true;
  }
  advance(on.playing, move);
  ask(actions, on);
  return true;
}

/** What its deciding seat, or another, observes of a match. */
export const observed = ({ playing, choice }: Asked, seat: number): Observable => ({
  state: playing.state,
  task: playing.next?.seat === seat ? playing.next.task : undefined,
  choice,
});
