import type { DoneAct, ServerMessage } from '@madang/wire';
import type { LiveTable } from './live.ts';
import { watchersOf } from './subscribers.ts';

/** What was done besides moves; undefined: nothing was. */
export function actsMessage({ id, fold }: LiveTable, acts: readonly DoneAct[]): Extract<ServerMessage, { readonly type: 'acts' }> | undefined {
  return fold && acts.length > 0 ? { type: 'acts', table: id, seq: fold.seq, acts: [...acts], question: fold.question ?? null } : undefined;
}

/** Whether the whole view is another one after an act. */
export const changesView = ({ act }: DoneAct): boolean => act.kind === 'rewound' || act.kind === 'abandoned';

/** Shows everybody at a table what was done. */
export function broadcastActions(live: LiveTable, acts: readonly DoneAct[]): void {
  const message = actsMessage(live, acts);
  if (!message) return;
  const text = JSON.stringify(message);
  for (const watcher of watchersOf(live.audience)) watcher.send(text);
}
