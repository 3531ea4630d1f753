import type { Problem } from '@madang/wire';
import { findSession, type Session } from '../../../features/users/sessions.ts';
import { DatabaseUnavailable } from '../../../storage/connection-errors.ts';
import type { Deed } from '../deeds.ts';
import type { Node } from '../machine/node.ts';
import { inPlace } from '../machine/patches.ts';
import type { World } from '../machine/world.ts';

/** Somebody who asks for things, as a page does: at any node, and again where no answer comes. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** What the cookie says; undefined: they have none. */
  token: string | undefined;
}

/** An answer, in the form in which the auditor gets it. */
export interface Answer {
  readonly answer: string;
  readonly given?: Deed['given'];
}

export const DONE: Answer = { answer: 'done' };
export const refusedBy = ({ code }: Pick<Problem, 'code'>): Answer => ({ answer: code });
export const answerOf = (result: { readonly ok: true } | { readonly ok: false; readonly problem: Problem }): Answer =>
  result.ok ? DONE : refusedBy(result.problem);

/** Answers after which the same is asked once more. */
const AGAIN: readonly string[] = ['lost', 'unavailable', 'busy'];
const ATTEMPTS = 4;

/** What is asked for: by its name and facts the auditor knows it. */
export interface Request {
  readonly what: string;
  readonly facts?: Deed['facts'];
  /** Whether it is sent again where no answer came; else it was sent once. */
  readonly again?: boolean;
  work(node: Node): Promise<Answer>;
}

/** A person with a page. */
export class Client {
  readonly world: World;
  readonly person: Person;
  readonly name: string;

  constructor(world: World, person: Person, name = person.name) {
    this.world = world;
    this.person = person;
    this.name = name;
  }

  /** The same person on another page, which does things at the same time. */
  other(nth: number): Client {
    return new Client(this.world, this.person, `${this.person.name}/${nth}`);
  }

  /** Waits until the scheduler lets this page go on. */
  pause(label: string): Promise<void> {
    const enabled = () => this.world.alive.length > 0;
    return this.world.scheduler.gate({ actor: this.name, node: undefined, label, enabled });
  }

  /** Asks any node, and notes the answer for the auditor. */
  async ask(request: Request): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#once(request);
      if (!request.again || attempt === ATTEMPTS || !AGAIN.includes(answer.answer)) return answer;
    }
  }

  async #once({ what, facts = {}, work }: Request): Promise<Answer> {
    await this.pause(`asks: ${what}`);
    const { world } = this;
    const node = world.random.pick(world.alive);
    const sentAt = world.scheduler.taken;
    const place = { ...node.place, actor: this.name };
    const lost = node.died.then((): Answer => ({ answer: 'lost' }));
    const answer = await Promise.race([inPlace(place, () => work(node)).catch((error: unknown) => this.#failed(what, error)), lost]);
    world.scheduler.say(`${this.name}: ${what} → ${answer.answer}`);
    world.deeds.push({ who: this.person.id, what, facts, given: {}, ...answer, sentAt, answeredAt: world.scheduler.taken });
    return answer;
  }

  /** What a route answers where something throws. Errors of the server's own are never right. */
  #failed(what: string, error: unknown): Answer {
    if (error instanceof DatabaseUnavailable) return { answer: 'unavailable' };
    this.world.errors.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return { answer: 'internal' };
  }

  /** Does something with this page's session, if it has one that has not ended. */
  async asSession({ services }: Node, work: (session: Session) => Promise<Answer>): Promise<Answer> {
    const { token } = this.person;
    const session = token === undefined ? undefined : await findSession(services, token);
    return session ? work(session) : refusedBy({ code: 'no-session' });
  }
}
