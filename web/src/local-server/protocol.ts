import type { ClientMessage, Problem, ServerMessage } from '@madang/wire';
import type { LocalMatch } from './local.ts';

/** What the page sends to the worker that holds its offline match. */
export type ToWorker = { readonly type: 'open'; readonly match: LocalMatch } | { readonly type: 'client'; readonly message: ClientMessage };

/** What the worker sends back. `saved`: the match changed and is to be kept. */
export type FromWorker =
  | { readonly type: 'server'; readonly message: ServerMessage }
  | { readonly type: 'saved'; readonly match: LocalMatch }
  | { readonly type: 'failed'; readonly problem: Problem };
