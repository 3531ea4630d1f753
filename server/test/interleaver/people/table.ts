import { type Game, imagineTurn, type State } from '@madang/kernel';
import type { TableAct } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { savePlan } from '../../../features/premoves/save.ts';
import { say as sayLine } from '../../../matches/broadcast/chat.ts';
import type { LiveTable } from '../../../matches/broadcast/live.ts';
import { reloadQueued } from '../../../matches/broadcast/reload.ts';
import { executeCommand } from '../../../matches/commands/handle.ts';
import type { Outcome } from '../../../matches/log/outcome.ts';
import type { Node } from '../machine/node.ts';
import { type Answer, type Client, refusedBy } from './client.ts';

// What a page asks at a table that is played, with what the socket does around it (api/socket/dispatch.ts).

/** What a page sees of a table that it needs for its next command. */
interface Seen {
  readonly seq: number;
  readonly seat: number;
  /** The number of moves offered to the seat now. */
  readonly moves: readonly unknown[];
  readonly ownSeq: number;
  /** Ids of moves with which the seat's turn to come may begin, as far as it is known that one comes. */
  readonly ahead: readonly number[];
  readonly over: boolean;
}

async function liveOf({ services, registry }: Node, table: string): Promise<LiveTable | undefined> {
  const live = await registry.open(table);
  if (live && services.storage.shared && live.audience.groups.size === 0) await reloadQueued(services, live);
  return live;
}

function aheadOf(state: State, seat: number): readonly number[] {
  const game: Game = tiny;
  return imagineTurn(game, game.redact(state, seat), seat)?.decision.moves.map(({ id }) => id) ?? [];
}

const plain = (move: unknown): unknown => JSON.parse(JSON.stringify(move));

/** Looks at a table. Undefined: nothing to see. */
export async function look(me: Client, table: string): Promise<Seen | undefined> {
  let seen: Seen | undefined;
  await me.ask({
    what: 'look',
    facts: { table },
    again: true,
    work: async (node) => {
      const live = await liveOf(node, table);
      const fold = live?.fold;
      const seat = live?.record.seats.find(({ person }) => person === me.person.id)?.seat;
      if (!fold || seat === undefined) return refusedBy({ code: 'no-table' });
      const moves = (fold.open.find((one) => one.seat === seat)?.moves ?? []).map(plain);
      const ownSeq = fold.log.findLast(({ by }) => by === seat)?.seq ?? 0;
      seen = { seq: fold.seq, seat, moves, ownSeq, ahead: moves.length > 0 ? [] : aheadOf(fold.match.state, seat), over: fold.match.state.over };
      return { answer: 'done' };
    },
  });
  return seen;
}

const outcomeOf = (outcome: Outcome): Answer =>
  outcome.done ? { answer: 'done', given: { seq: outcome.seq, repeated: outcome.repeated ? 1 : 0 } } : refusedBy(outcome.problem);

let commands = 0;
/** A new name of a command; the numbers begin anew with each schedule. */
export const beginCommands = (): void => {
  commands = 0;
};
const named = (me: Client): string => `${me.person.name}-${++commands}`;

interface Sending {
  readonly table: string;
  readonly seat: number;
  readonly seq: number;
  readonly moves: readonly unknown[];
  readonly act?: TableAct;
  /** It is sent twice at the same time. */
  readonly twice?: boolean;
}

/** Sends a command until it is answered. */
export async function send(me: Client, { table, seat, seq, moves, act, twice = false }: Sending): Promise<Answer> {
  const command = named(me);
  const kind = act ? act.kind : moves.length === 0 ? 'undo' : 'play';
  const once = (who: Client) =>
    who.ask({
      what: 'command',
      facts: { table, seat, command, kind, seq },
      again: true,
      work: async (node) => {
        const live = await liveOf(node, table);
        if (!live) return refusedBy({ code: 'no-table' });
        return outcomeOf(await executeCommand(node.services, live, { person: me.person.id }, { seat, seq, command, moves, ...(act && { act }) }));
      },
    });
  const [answer] = await Promise.all(twice ? [once(me), once(me.other(9))] : [once(me)]);
  return answer ?? { answer: 'lost' };
}

/** Looks, and plays any offered move. `false`: it is not their turn. */
export async function playAny(me: Client, table: string): Promise<boolean> {
  const seen = await look(me, table);
  if (!seen || seen.moves.length === 0) return false;
  const { seq, seat, moves } = seen;
  await send(me, { table, seat, seq, moves: [me.world.random.pick(moves)], twice: me.world.random.chance(0.15) });
  return true;
}

/** Takes the last own move back, or tries to. */
export async function undo(me: Client, table: string): Promise<void> {
  const seen = await look(me, table);
  if (seen) await send(me, { table, seat: seen.seat, seq: seen.seq, moves: [] });
}

export async function act(me: Client, table: string, what: TableAct): Promise<void> {
  const seen = await look(me, table);
  if (seen) await send(me, { table, seat: seen.seat, seq: 0, moves: [], act: what });
}

/** Says a line; said again where no answer came. */
export function say(me: Client, table: string, text: string): Promise<Answer> {
  const command = named(me);
  return me.ask({
    what: 'chat',
    facts: { table, command, text },
    again: true,
    work: (node) =>
      me.asSession(node, async ({ person }) => {
        const live = await liveOf(node, table);
        if (!live) return refusedBy({ code: 'no-table' });
        const speaker = { person: person.id, send: () => undefined, expel: () => undefined };
        return outcomeOf(await sayLine(node.services, live, speaker, { command, text }));
      }),
  });
}

/** Plans the turns of a seat, or (none) withdraws what was planned. `after`: the seat's last step as the page knows it. */
export function plan(me: Client, table: string, seat: number, after: number, turns: readonly (readonly number[])[]): Promise<Answer> {
  const command = named(me);
  return me.ask({
    what: turns.length === 0 ? 'withdraw' : 'plan',
    facts: { table, seat, command, after },
    again: true,
    work: async (node) => {
      const live = await liveOf(node, table);
      if (!live) return refusedBy({ code: 'no-table' });
      const message = { type: 'plan', table, seat, command, after, condition: 'offered', turns: turns.map((one) => [...one]) } as const;
      return outcomeOf(await savePlan(node.services, live, me.person.id, message));
    },
  });
}
