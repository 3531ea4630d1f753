import { type Bus, BusMessage, type Listener } from '../../../core/bus/bus.ts';
import { here, inPlace, type Place } from './patches.ts';
import type { Scheduler } from './scheduler.ts';

/** What may happen to a message on its way. `broken`: it is lost with its connection, which its hearer knows soon. */
export type Delivery = 'once' | 'never' | 'twice' | 'broken';

/** Milliseconds after which a connection to the bus that broke is made again. */
const RETRY = 500;

interface Hearer {
  readonly node: string;
  readonly place: Place;
  readonly listener: Listener;
}

/** The bus of all nodes. What one says reaches each other one in order, when the scheduler lets it, once, never or twice. */
export class Wire {
  readonly #scheduler: Scheduler;
  readonly #delivery: () => Delivery;
  readonly #hearers = new Map<string, Hearer>();
  /** Messages under way from one node to another, by both names. */
  readonly #queues = new Map<string, BusMessage[]>();

  constructor(scheduler: Scheduler, delivery: () => Delivery) {
    this.#scheduler = scheduler;
    this.#delivery = delivery;
  }

  /** Lets a node hear what others say, and speak. */
  join(node: string, place: Place, listener: Listener): Bus {
    this.#hearers.set(node, { node, place, listener });
    return { publish: (message) => this.#publish(node, message), close: async () => this.leave(node) };
  }

  /** A node that is gone hears nothing more; what it said is still under way. */
  leave(node: string): void {
    this.#hearers.delete(node);
  }

  #publish(from: string, message: BusMessage): void {
    // Lost always, which a bus may do: they say who looks on, and no promise hangs on that. Schedules have an order less to try.
    if (message.kind === 'here' || message.kind === 'ask-present') return;
    // It goes through the same text as on a real bus.
    const said = BusMessage.parse(JSON.parse(JSON.stringify(message)));
    for (const hearer of this.#hearers.values()) {
      if (hearer.node === from) continue;
      const delivery = this.#delivery();
      if (delivery === 'broken') this.#breaks(hearer);
      else if (delivery !== 'never') this.#send(from, hearer, said);
      if (delivery === 'twice') this.#send(from, hearer, said);
      if (delivery !== 'once') this.#scheduler.say(`${here()?.actor ?? from}: '${said.kind}' to ${hearer.node} comes ${delivery}`);
    }
  }

  /** The connection stands again after a while. */
  #breaks({ node, place, listener }: Hearer): void {
    this.#scheduler.after(RETRY, { node, label: `bus of ${node}`, work: () => inPlace(place, () => listener.missed()) });
  }

  #send(from: string, { node, place, listener }: Hearer, message: BusMessage): void {
    const key = `${from} ${node}`;
    const queue = this.#queues.get(key) ?? [];
    this.#queues.set(key, queue);
    const sent = { ...message };
    queue.push(sent);
    this.#scheduler.offer({
      actor: `bus ${key}`,
      node,
      label: `'${message.kind}' from ${from}`,
      enabled: () => queue[0] === sent,
      run: () => {
        queue.shift();
        inPlace(place, () => listener.heard(sent));
      },
    });
  }

  /** What was under way to a node that died is lost. */
  drop(node: string): void {
    this.leave(node);
    for (const key of this.#queues.keys()) if (key.endsWith(` ${node}`)) this.#queues.delete(key);
  }
}
