import type { ClientMessage, ServerMessage } from '@madang/wire';

/** Whether the other end hears us. `silent`: the socket is open, but what was asked last has had no answer for a while. */
export type LinkStatus = 'connecting' | 'open' | 'silent' | 'lost';

/** A message about one table that must not be lost: it is resent under the same name until it is answered. */
export type Command = Extract<ClientMessage, { readonly command: string }>;

/** What a table's screen talks to: the server over its socket, or the match in this browser's worker. */
export interface Channel {
  /** Hear about the table from now on. `seen`: the last step that the listener has, asked whenever the link comes back. */
  listen(hear: (message: ServerMessage) => void, seen: () => number | undefined, link: (status: LinkStatus) => void): () => void;
  /** Ask for what is missing after step `from`, or for everything. */
  ask(from: number | undefined): void;
  send(command: Command): void;
}
