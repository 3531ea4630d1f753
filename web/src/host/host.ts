import {
  type Decision,
  type Document,
  diff,
  type Game,
  type Match,
  openDecisions,
  openDocument,
  playMove,
  type Result,
  type Seat,
  type State,
  toDocument,
  undo,
} from '@madang/kernel';
import type { ClientMessage, LogEntry, Problem, ServerMessage, TableView } from '@madang/wire';
import { asMessages, logsOf } from '../play/history.ts';
import { listening, toldTo } from '../play/told.ts';

/** Who plays a seat of a match that lives in this browser; an automa is played by the rules. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  | { readonly kind: 'automa' };

export type BotLevel = NonNullable<TableView['seats'][number]['level']>;

/** Asks a bot for the id of its move; it gets its seat's view, never the state. */
export type Think = (question: {
  readonly view: State;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly seed: string;
}) => Promise<Result<number, Problem>>;

export interface HostSettings {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly LocalSeat[];
  readonly document: Document;
  readonly think: Think;
  /** Sends a message to the screen. */
  readonly emit: (message: ServerMessage) => void;
  /** Keeps the match, whenever it has changed. */
  readonly save: (document: Document, over: boolean) => void;
}

/** The person who sits at this browser. */
export const HERE = 'here';

interface Kept {
  readonly seat: Seat | null;
  view: State;
  readonly log: LogEntry[];
}

/** A table in this browser: it speaks as the server does, so one screen serves both. */
export interface Host {
  take(message: ClientMessage): void;
}

/** Opens a host on a document; an object with the reason where the document does not replay. */
export function createHost({ id, game, seats, document, think, emit, save }: HostSettings): Host | { readonly problem: Problem } {
  const opened = openDocument(game, document);
  if (!opened.ok) return { problem: { code: opened.problem.code, details: { ...opened.problem } } };
  const match: Match = opened.value;
  const eyes = seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  /** Steps so far, undos included, as the server counts them. */
  let seq = match.log.length;
  let kept = lookAround(match, eyes);
  const thinking = new Set<Seat>();

  const sees = (): Pick<Extract<ServerMessage, { type: 'view' }>, 'decisions' | 'waitingFor' | 'over'> => {
    const open = openDecisions(match);
    const own: Decision[] = open.filter((decision) => eyes.includes(decision.seat));
    return {
      decisions: own.map(({ seat, task, moves }) => ({ seat, task: { ...task }, moves: moves.map((move) => ({ ...move })) })),
      waitingFor: open.map((decision) => decision.seat),
      over: match.state.over,
    };
  };
  const emitTable = (): void => emit({ type: 'table', table: tableOf() });
  const emitView = (): void => emit({ type: 'view', table: id, seq, views: kept.map(({ seat, view, log }) => ({ seat, view, log })), ...sees() });

  function tableOf(): TableView {
    const over = match.state.over;
    return {
      id,
      game: game.name,
      version: game.version,
      options: match.options,
      status: match.frozen ? 'frozen' : over ? 'over' : 'running',
      private: true,
      clock: null,
      owner: { id: HERE, name: seats.find((seat) => seat.kind === 'person')?.name ?? HERE },
      seats: seats.map((seat, i) => ({
        seat: i,
        kind: seat.kind,
        name: seat.kind === 'automa' ? null : seat.name,
        person: seat.kind === 'person' ? HERE : null,
        level: seat.kind === 'bot' ? seat.level : null,
        connected: true,
      })),
      seq,
      waitingFor: openDecisions(match).map((decision) => decision.seat),
      seedHash: null,
      seed: over ? match.seed : null,
      scores: over ? game.standing(match.state).map((score) => ({ ...score })) : null,
      rematch: null,
      imported: document.moves.length > 0,
      createdAt: 0,
      updatedAt: 0,
      mine: eyes,
      invitation: null,
    };
  }

  /** Plays one move and tells every pair of eyes its part. */
  function step(seat: Seat, move: unknown): Problem | undefined {
    const { heard, tell } = listening();
    const played = playMove(match, seat, move, tell);
    if (!played.ok) return { code: played.problem.code, details: { ...played.problem } };
    seq += 1;
    const views = kept.map((one) => {
      const view = game.redact(match.state, one.seat);
      const told = asMessages(toldTo(heard, one.seat));
      const patch = diff(one.view, view);
      one.view = view;
      one.log.push({ seq, by: seat, told });
      return { seat: one.seat, patch: [...patch], told };
    });
    emit({ type: 'step', table: id, seq, by: seat, views, ...sees() });
    return undefined;
  }

  function playAll(seat: Seat, moves: readonly unknown[]): Problem | undefined {
    const trial = openDocument(game, toDocument(match));
    if (!trial.ok) throw new Error(`${game.name}: a match does not replay: ${trial.problem.code}`);
    for (const move of moves) {
      const tried = playMove(trial.value, seat, move);
      if (!tried.ok) return { code: tried.problem.code, details: { ...tried.problem } };
    }
    for (const move of moves) {
      const problem = step(seat, move);
      if (problem) return problem;
    }
    return undefined;
  }

  function changed(): void {
    save(toDocument(match), match.state.over);
    if (match.state.over || match.frozen) emitTable();
    askBots();
  }

  function askBots(): void {
    for (const { seat, moves } of openDecisions(match)) {
      const player = seats[seat];
      if (player?.kind !== 'bot' || thinking.has(seat)) continue;
      thinking.add(seat);
      const asked = seq;
      const question = { view: game.redact(match.state, seat), seat, level: player.level, seed: `${match.seed}/${seq}/${seat}` };
      think(question).then((answer) => {
        thinking.delete(seat);
        if (!answer.ok) return emit({ type: 'problem', table: id, problem: answer.problem });
        const move = asked === seq ? moves.find((offered) => offered.id === answer.value) : undefined;
        if (move) step(seat, move);
        changed();
      });
    }
  }

  function takeBack(seat: Seat): Problem | undefined {
    const undone = undo(match, seat);
    if (!undone.ok) return { code: undone.problem.code, details: { ...undone.problem } };
    seq += 1;
    kept = lookAround(match, eyes);
    emitView();
    return undefined;
  }

  const answer = (command: string, problem: Problem | undefined): void => {
    if (problem) emit({ type: 'refused', table: id, command, seq, problem });
    else emit({ type: 'done', table: id, command, seq, repeated: false });
  };

  return {
    take(message) {
      switch (message.type) {
        case 'watch':
          emitTable();
          emitView();
          askBots();
          return;
        case 'play':
          answer(message.command, eyes.includes(message.seat) ? playAll(message.seat, message.moves) : { code: 'not-your-seat' });
          changed();
          return;
        case 'undo':
          answer(message.command, eyes.includes(message.seat) ? takeBack(message.seat) : { code: 'not-your-seat' });
          changed();
          return;
        case 'ping':
          emit({ type: 'pong' });
          return;
        case 'chat':
        case 'unwatch':
          return;
      }
    },
  };
}

/** Every pair of eyes at this browser with its view and its log. */
function lookAround(match: Match, eyes: readonly Seat[]): Kept[] {
  const views: readonly (Seat | null)[] = eyes.length > 0 ? eyes : [null];
  const logs = logsOf(match, views);
  return views.map((seat, i) => ({ seat, view: match.game.redact(match.state, seat), log: logs[i] ?? [] }));
}
