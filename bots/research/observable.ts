import type { Seat, State, Task } from '@madang/kernel';
import type { Choice } from './action-space.ts';

/** What is observed: a state, and what the seat that looks is asked there, if it is asked: the task, and how far the choice is narrowed. */
export interface Observable {
  readonly state: State;
  readonly task: Task | undefined;
  readonly choice: Choice;
}

/** Turns what a seat may see into numbers, all of them each time (a part of an encoder: those that are not 0): that seat first, the others clockwise, then the table, then its open decision. */
export interface Encoder {
  readonly names: readonly string[];
  write(of: Observable, seat: Seat, out: Float32Array, at: number): void;
}
