import type { Problem, ServerMessage } from '@madang/wire';
import type { Channel, Command } from '../net/channel.ts';
import type { LocalMatch } from './local.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** A running offline match and the way to it. */
export interface LocalChannel extends Channel {
  /** Goes on with the match as it is kept now, where another tab has played on. */
  follow(kept: LocalMatch): void;
  /** Ends the match once all that was sent is answered: nothing is played after it. */
  rest(): void;
  close(): void;
}

const isSameMatch = (one: LocalMatch, other: LocalMatch): boolean => JSON.stringify(one.document) === JSON.stringify(other.document);

function startWorker(match: LocalMatch, hear: (from: Worker, message: FromWorker) => void, fail: () => void): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(made, data);
  made.onerror = fail;
  made.postMessage({ type: 'open', match } satisfies ToWorker);
  return made;
}

/** Opens a match in a worker of its own. `save`: keep this; `fail`: the match cannot be played on. */
export function openLocal(match: LocalMatch, save: (match: LocalMatch) => void, fail: (problem: Problem) => void): LocalChannel {
  const listeners = new Set<(message: ServerMessage) => void>();
  const unanswered = new Map<string, Command>();
  let known = match;
  let isEnding = false;

  const hear = (from: Worker, data: FromWorker): void => {
    if (from !== worker) return;
    switch (data.type) {
      case 'server':
        if (data.message.type === 'done' || data.message.type === 'refused') unanswered.delete(data.message.command);
        for (const listener of listeners) listener(data.message);
        if (isEnding && unanswered.size === 0) worker.terminate();
        return;
      case 'saved':
        known = data.match;
        save(data.match);
        return;
      case 'failed':
        fail(data.problem);
    }
  };
  const begin = (at: LocalMatch): Worker => startWorker(at, hear, () => fail({ code: 'worker-failed' }));
  let worker = begin(match);
  const post = (message: ToWorker): void => worker.postMessage(message);
  const watch = (): void => post({ type: 'client', message: { type: 'watch', table: match.id } });

  return {
    follow(kept) {
      if (isSameMatch(kept, known)) return;
      known = kept;
      worker.terminate();
      worker = begin(kept);
      watch();
      // The new worker has not heard what the old one left unanswered.
      for (const message of unanswered.values()) post({ type: 'client', message });
    },
    listen(listener, _seen, link) {
      listeners.add(listener);
      link('open');
      watch();
      return () => listeners.delete(listener);
    },
    ask: watch,
    send(message) {
      unanswered.set(message.command, message);
      post({ type: 'client', message });
    },
    rest() {
      isEnding = true;
      if (unanswered.size === 0) worker.terminate();
    },
    close: () => worker.terminate(),
  };
}
