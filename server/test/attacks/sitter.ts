import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Guest, guestOf, type Line, LineClosed } from '../support/guest.ts';
import { flat, standing } from '../support/match.ts';
import { command } from '../support/server.ts';

/** Somebody at one seat, who comes back whenever the connection ends, and sends again what was not acknowledged. */
export interface Sitter {
  readonly seat: number;
  /** By the names of acknowledged commands the steps that they ended at. */
  readonly done: ReadonlyMap<string, number>;
  /** Names of all commands ever sent. */
  readonly sent: ReadonlySet<string>;
  /** Every connection that there was, with what it was sent. */
  readonly lines: readonly Line[];
  /** Commands to which no answer came, neither yes nor no, while the connection stood. */
  readonly unanswered: readonly string[];
  /** Until told to rest, and then until all that was sent is answered. */
  play(): Promise<void>;
  /** Once nobody plays any more: a last screen, which shows where the match stands. */
  settle(): Promise<void>;
  /** Begins nothing more. */
  rest(): void;
}

/** The sitters, their seats, and their mean thinking time in milliseconds. */
interface Sitting {
  readonly guest: Guest;
  readonly table: string;
  readonly seat: number;
  readonly pace: number;
  readonly random: () => number;
}

type Play = Parameters<Line['ask']>[0];

const AGAIN = 100;
/** Milliseconds after which whoever has no answer connects anew and sends again; a server gives a command up after ten seconds. */
const PATIENCE = 25_000;

/** `where`: the address of a node that lives, asked for anew at each connection. */
export function newSitter({ guest, table, seat, pace, random }: Sitting, where: () => string): Sitter {
  const done = new Map<string, number>();
  const sent = new Set<string>();
  const lines: Line[] = [];
  const unanswered: string[] = [];
  let resting = false;
  /** Sent, and not answered for good. */
  let open: Play | undefined;

  const choose = (line: Line): Play | undefined => {
    const { seq, decisions } = standing(line);
    const mine = decisions.find((one) => one.seat === seat);
    const move = mine?.moves[Math.floor(random() * mine.moves.length)];
    return move && { type: 'play', table, seat, seq, command: command(), moves: [flat(move)] };
  };
  const send = async (line: Line, play: Play): Promise<void> => {
    sent.add(play.command);
    const answer = await Promise.race([line.ask(play), pause(PATIENCE)]);
    if (!answer) {
      unanswered.push(play.command);
      line.socket.terminate();
      throw new LineClosed('an answer');
    }
    if (answer.type === 'done') {
      done.set(play.command, answer.seq);
      open = undefined;
      while (standing(line).seq < answer.seq && line.socket.readyState === WebSocket.OPEN) await pause(AGAIN);
      return;
    }
    const { code } = answer.problem;
    // What others did meanwhile may have changed what is offered: then it was not done, and something else is.
    if (code === 'stale') open = undefined;
    else assert.ok(code === 'unavailable' || code === 'busy', JSON.stringify(answer));
    await pause(AGAIN);
  };
  /** Plays on one connection; ends with it, or when resting and nothing is open. */
  const on = async (line: Line): Promise<void> => {
    for (;;) {
      if (open) await send(line, open);
      else if (resting || standing(line).over) return;
      else {
        open = choose(line);
        if (open) await pause(random() * 2 * pace);
        else await pause(AGAIN);
        if (line.socket.readyState !== WebSocket.OPEN) throw new LineClosed('a turn');
      }
    }
  };
  const play = async (): Promise<void> => {
    for (;;) {
      try {
        const line = await connect(guestOf(where(), guest.id, guest.cookie), table);
        if (!line) continue;
        lines.push(line);
        await on(line);
        if (resting) break;
        // A match that is over: nothing comes any more.
        while (!resting) await pause(AGAIN);
        break;
      } catch (error) {
        if (!(error instanceof LineClosed)) throw error;
        await pause(AGAIN);
      }
    }
  };
  const settle = async (): Promise<void> => {
    for (;;) {
      const line = await connect(guestOf(where(), guest.id, guest.cookie), table).catch(() => undefined);
      if (!line) continue;
      lines.push(line);
      await Promise.all(lines.map((one) => one.close()));
      return;
    }
  };
  const rest = (): void => {
    resting = true;
  };
  return { seat, done, sent, lines, unanswered, play, settle, rest };
}

/** A connection that follows the table; undefined: the node could not read it just now. */
async function connect(guest: Guest, table: string): Promise<Line | undefined> {
  const line = await guest.line();
  line.send({ type: 'watch', table });
  const first = await Promise.race([line.next('view'), line.next('problem')]);
  if (first.type === 'view') return line;
  assert.equal(first.problem.code, 'unavailable', JSON.stringify(first));
  await line.close();
  await pause(AGAIN);
  return undefined;
}
