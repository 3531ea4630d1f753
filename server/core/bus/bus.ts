import { z } from 'zod';

/** A row of a table's log, as the database has it. */
const Row = z.object({ seq: z.number(), seat: z.number(), move: z.string().nullable(), command: z.string().nullable(), at: z.number() });

/** What nodes tell each other. It may be lost or repeated: the database says what is true. */
export const BusMessage = z.discriminatedUnion('kind', [
  /** The table has steps up to `seq`; `rows`: its last ones, written and durable, so that nobody need read them. Absent: they are long. */
  z.object({
    kind: z.literal('moved'),
    table: z.string(),
    seq: z.number(),
    rows: z.array(Row).optional(),
    /** More than moves: its seats or status may be others now, as lists show them. */
    acted: z.boolean().optional(),
  }),
  /** Its seats or status changed. */
  z.object({ kind: z.literal('table'), table: z.string() }),
  /** What is planned for that seat has changed. */
  z.object({ kind: z.literal('planned'), table: z.string(), seat: z.number() }),
  z.object({ kind: z.literal('chat'), table: z.string(), id: z.number() }),
  /** That person reacts otherwise to a chat line or a step. */
  z.object({ kind: z.literal('reacted'), table: z.string(), about: z.enum(['chat', 'step']), line: z.number(), person: z.string() }),
  /** Bots have turns to take. */
  z.object({ kind: z.literal('jobs') }),
  /** Sessions that ended: their sockets are to be closed. */
  z.object({ kind: z.literal('ended'), sessions: z.array(z.string()) }),
  /** The players who follow the table on that node: told when they change, when another node asks, and now and then again. */
  z.object({ kind: z.literal('present'), node: z.string(), table: z.string(), people: z.array(z.string()) }),
  /** Which players follow the table on your node? */
  z.object({ kind: z.literal('ask-present'), table: z.string() }),
  /** That node lives, and so are those there of whom it told. */
  z.object({ kind: z.literal('here'), node: z.string() }),
  /** Does that person look at the table on your node? */
  z.object({ kind: z.literal('who'), table: z.string(), person: z.string() }),
  /** They do on mine. */
  z.object({ kind: z.literal('looking'), table: z.string(), person: z.string() }),
  /** What one of its people noted or has read there has changed, as their own lists show it. */
  z.object({ kind: z.literal('marked'), table: z.string() }),
  /** Other tables than before stand in the lists of these people. */
  z.object({ kind: z.literal('lists'), people: z.array(z.string()) }),
  /** A tournament has changed, as lists show it. */
  z.object({ kind: z.literal('cups') }),
  /** Something may have been written of which nobody was told. */
  z.object({ kind: z.literal('missed') }),
]);
export type BusMessage = z.infer<typeof BusMessage>;

/** The way to the other nodes; nothing comes back to the node that published. */
export interface Bus {
  publish(message: BusMessage): void;
  close(): Promise<void>;
}

/** A listener of the bus: receives each message of another node, and the news that some may have been missed. */
export interface Listener {
  heard(message: BusMessage): void;
  missed(): void;
}

/** The bus of a node that is alone. */
export const localBus = (): Bus => ({ publish: () => undefined, close: async () => undefined });

/** Messages are read one by one: a newer node says things that this one does not know. */
const Envelope = z.object({ from: z.string(), messages: z.array(z.looseObject({ kind: z.string() })) });

const KINDS: ReadonlySet<string> = new Set(BusMessage.options.map(({ shape }) => shape.kind.value));

/** What every text of that node begins with. */
const headOf = (node: string): string => `{"from":${JSON.stringify(node)},"messages":[`;

/** What a node says that has nothing to say: that it is there. */
export const greeting = (node: string): string => `${headOf(node)}]}`;

/** Whether a text was sealed by that node. */
export const isOwn = (text: string, node: string): boolean => text.startsWith(headOf(node));

/** Messages of this node as texts of at most so many bytes each. Throws where one message alone is longer. */
export function seal(from: string, messages: readonly BusMessage[], most: number): string[] {
  const head = headOf(from);
  const room = most - Buffer.byteLength(head) - 2;
  const texts: string[] = [];
  let parts: string[] = [];
  let used = 0;
  const close = () => {
    if (parts.length > 0) texts.push(`${head}${parts.join(',')}]}`);
    parts = [];
    used = 0;
  };
  for (const message of messages) {
    const part = JSON.stringify(message);
    const size = Buffer.byteLength(part) + 1;
    if (size > room) throw new Error(`a message '${message.kind}' of ${size} bytes is too long for the bus`);
    if (used + size > room) close();
    parts.push(part);
    used += size;
  }
  close();
  return texts;
}

/** Gives the listener what another node sealed; what this node sent itself is dropped unread, and so are kinds of newer nodes. A text that is not ours throws. */
export function unseal(text: string, node: string, listener: Listener): void {
  if (isOwn(text, node)) return;
  for (const message of Envelope.parse(JSON.parse(text)).messages) if (KINDS.has(message.kind)) listener.heard(BusMessage.parse(message));
}

/**
 * Milliseconds between two sendings. To send a message alone and to wake up for it take both nodes longer than all that is done with it,
 * and who sits at another node does not see that it came so much later.
 */
const BREATH = 20;

/** Collects what is published and hands it on together: at the end of this turn of the event loop, or of the breath since it did so last. `failed` hears what that throws. */
export function gathered(send: (messages: readonly BusMessage[]) => void, failed: (error: unknown) => void) {
  let waiting: BusMessage[] = [];
  let sentAt = 0;
  const flush = () => {
    const messages = waiting;
    if (messages.length === 0) return;
    waiting = [];
    sentAt = Date.now();
    try {
      send(messages);
    } catch (error) {
      failed(error);
    }
  };
  const publish = (message: BusMessage) => {
    if (waiting.push(message) > 1) return;
    const since = Date.now() - sentAt;
    // A clock that was set back counts as a breath.
    if (since >= BREATH || since < 0) setImmediate(flush);
    else setTimeout(flush, BREATH - since);
  };
  return { publish, flush };
}
