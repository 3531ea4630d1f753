import type { ServerMessage } from '@madang/wire';

/** How long another player's step stays on the screen before the next is shown. */
export interface Pace {
  /** Milliseconds; 0: not at all. */
  rest(): number;
  later(callback: () => void, milliseconds: number): void;
}

/** From so many steps waiting on, whoever comes back wants to see how things stand, not how they came. */
const LONGEST_QUEUE = 24;

/** Hears messages in their order, one after another. `restAfter`: milliseconds before the next is heard. */
export function paced(
  hear: (message: ServerMessage) => void,
  restAfter: (message: ServerMessage) => number,
  later: Pace['later'],
): (message: ServerMessage) => void {
  const queue: ServerMessage[] = [];
  let resting = false;

  function hearQueue(): void {
    for (let message = queue.shift(); message; message = queue.shift()) {
      hear(message);
      const rest = queue.length < LONGEST_QUEUE ? restAfter(message) : 0;
      if (rest === 0) continue;
      resting = true;
      later(() => {
        resting = false;
        hearQueue();
      }, rest);
      return;
    }
  }

  return (message) => {
    queue.push(message);
    if (!resting) hearQueue();
  };
}
