import { z } from 'zod';

/** What nodes tell each other. It may be lost or repeated: the database says what is true. */
export const BusMessage = z.discriminatedUnion('kind', [
  /** The table has steps up to `seq`. */
  z.object({ kind: z.literal('moved'), table: z.string(), seq: z.number() }),
  /** Its seats or status changed. */
  z.object({ kind: z.literal('table'), table: z.string() }),
  z.object({ kind: z.literal('chat'), table: z.string(), id: z.number() }),
  /** Bots have turns to take. */
  z.object({ kind: z.literal('jobs') }),
  /** The people who follow the table on that node. */
  z.object({ kind: z.literal('present'), node: z.string(), table: z.string(), people: z.array(z.string()) }),
]);
export type BusMessage = z.infer<typeof BusMessage>;

/** The way to the other nodes; nothing comes back to the node that published. */
export interface Bus {
  publish(message: BusMessage): void;
  close(): Promise<void>;
}

/** Who listens to a bus: to each message of another node, and to the news that some may have been missed. */
export interface Listener {
  heard(message: BusMessage): void;
  missed(): void;
}

/** The bus of a node that is alone. */
export const localBus = (): Bus => ({ publish: () => undefined, close: async () => undefined });

const Envelope = z.object({ from: z.string(), messages: z.array(BusMessage) });

/** Messages of this node as text. */
export const seal = (from: string, messages: readonly BusMessage[]): string => JSON.stringify({ from, messages });

/** Gives the listener what another node sealed; drops what this node sent itself. A text that is not ours throws. */
export function unseal(text: string, node: string, listener: Listener): void {
  const { from, messages } = Envelope.parse(JSON.parse(text));
  if (from !== node) for (const message of messages) listener.heard(message);
}

/** Collects what is published in one turn of the event loop and hands it on in one piece. */
export function gathered(send: (messages: readonly BusMessage[]) => void) {
  let waiting: BusMessage[] = [];
  const flush = () => {
    const messages = waiting;
    waiting = [];
    if (messages.length > 0) send(messages);
  };
  const publish = (message: BusMessage) => {
    if (waiting.push(message) === 1) setImmediate(flush);
  };
  return { publish, flush };
}
