import type { Problem, ServerMessage } from '@madang/wire';
import type { Channel } from '../net/channel.ts';
import type { LocalMatch } from './local.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** A running offline match and the way to it. */
export interface LocalChannel extends Channel {
  close(): void;
}

/** Opens a match in a worker of its own. `save`: keep this; `fail`: the match cannot be played on. */
export function openLocal(match: LocalMatch, save: (match: LocalMatch) => void, fail: (problem: Problem) => void): LocalChannel {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<(message: ServerMessage) => void>();
  const post = (message: ToWorker): void => worker.postMessage(message);

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'server':
        for (const hear of listeners) hear(data.message);
        return;
      case 'saved':
        save(data.match);
        return;
      case 'failed':
        fail(data.problem);
        return;
    }
  };
  worker.onerror = () => fail({ code: 'worker-failed' });
  post({ type: 'open', match });

  return {
    listen(hear, _seen, link) {
      listeners.add(hear);
      link('open');
      post({ type: 'client', message: { type: 'watch', table: match.id } });
      return () => listeners.delete(hear);
    },
    ask: () => post({ type: 'client', message: { type: 'watch', table: match.id } }),
    send: (message) => post({ type: 'client', message }),
    close: () => worker.terminate(),
  };
}
