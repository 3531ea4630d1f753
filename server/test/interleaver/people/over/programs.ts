import { Stream } from '../../../../api/socket/stream.ts';
import { closeStaleSockets } from '../../../../features/users/sessions.ts';
import { addToken, findToken, removeToken } from '../../../../features/users/tokens.ts';
import type { Node } from '../../machine/node.ts';
import { inPlace } from '../../machine/patches.ts';
import { type Answer, answerOf, type Client, refusedBy } from '../client.ts';

// What a program asks with an API token, with what the routes do around it (api/socket/stream.ts).

/** Milliseconds between looks at whether a token still holds. */
const BEAT = 15_000;

/** Makes an API token; `given.token`: its text, `given.id`: its id. */
export const makeToken = (me: Client): Promise<Answer> =>
  me.ask({
    what: 'make program token',
    work: (node) =>
      me.asSession(node, async (session) => {
        const made = await addToken(node.services, session, { name: 'bot', scopes: ['read', 'play'] });
        return made.ok ? { answer: 'done', given: { token: made.value.token, id: made.value.id } } : refusedBy(made.problem);
      }),
  });

export const revoke = (me: Client, id: string): Promise<Answer> =>
  me.ask({
    what: 'revoke token',
    facts: { id },
    work: (node) => me.asSession(node, async ({ person }) => answerOf(await removeToken(node.services, person.id, id))),
  });

/** A program that listens until its token ends, at one node after another. */
export class Program {
  readonly #me: Client;
  readonly #token: string;
  readonly #lines: string[] = [];
  #stream: Stream | undefined;
  #node: Node | undefined;
  #session = '';

  constructor(me: Client, token: string) {
    this.#me = me;
    this.#token = token;
    me.world.streams.push(() => {
      this.hear();
      return { who: me.person.id, token: this.#session, node: this.#node?.name ?? '', open: this.#isOpen(), lines: [...this.#lines] };
    });
  }

  /** Opens its stream, if it has none: it begins with what waits. */
  async open(): Promise<void> {
    this.hear();
    if (this.#isOpen()) return;
    await this.#me.ask({
      what: 'open stream',
      again: true,
      work: async (node) => {
        const session = await findToken(node.services, this.#token);
        if (!session) return refusedBy({ code: 'no-session' });
        const stream = new Stream(session);
        this.#lines.length = 0;
        [this.#stream, this.#node, this.#session] = [stream, node, session.id];
        node.services.lines.opened(stream);
        node.lists?.follow(stream, { lists: 'mine', pages: 1 });
        this.#beat(node, stream);
        return { answer: 'done' };
      },
    });
  }

  /** Breaks off. */
  leave(): void {
    this.hear();
    if (this.#stream) this.#close(this.#stream);
    this.#stream = undefined;
  }

  /** Takes what was told. */
  hear(): void {
    const text: unknown = this.#stream?.out.read();
    if (text === null || text === undefined) return;
    this.#lines.push(...String(text).split('\n').filter(Boolean));
  }

  #isOpen(): boolean {
    return this.#stream !== undefined && this.#node?.alive === true && !this.#stream.out.writableEnded;
  }

  #close(stream: Stream): void {
    this.#node?.lists?.unfollow(stream);
    this.#node?.services.lines.closed(stream);
  }

  #beat(node: Node, stream: Stream): void {
    const { scheduler } = this.#me.world;
    const work = (): void => {
      if (this.#stream !== stream) return;
      if (stream.out.writableEnded) {
        this.#close(stream);
        return;
      }
      inPlace(node.place, () => closeStaleSockets(node.services, [stream.session]).catch(() => undefined));
      this.#beat(node, stream);
    };
    scheduler.after(BEAT, { node: node.name, label: `looks at the stream of ${this.#me.name}`, work });
  }
}
