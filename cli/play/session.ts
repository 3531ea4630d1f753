import type { Contender } from '@madang/bots/arena';
import { automaSeats, begin, type Match, printDocument, type Seat, type Tell, toDocument } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { Context } from '../command.ts';
import { writeWhole } from '../files.ts';
import type { Loaded } from '../load.ts';
import { automaNames, speaker } from '../speaker.ts';

/** The player of a seat: a person at the keyboard, the rules, or a bot. */
export type Player = 'person' | 'automa' | Contender;

/** A match at the terminal. */
export interface Session extends Context, Loaded {
  readonly match: Match;
  readonly players: readonly Player[];
  /** The game's texts, with the players' names. */
  readonly speak: Translator;
  /** For each seat, lines of the log that it heard and has not seen yet. */
  readonly unread: readonly string[][];
  readonly file: string;
  /** Whom the screen shows; undefined before anybody was asked. */
  facing: Seat | undefined;
}

export async function openSession(context: Context, loaded: Loaded, match: Match, players: readonly Player[], file: string): Promise<Session> {
  const { texts } = context;
  const alone = players.filter((player) => player === 'person').length === 1;
  const nameOf = (player: Player, seat: Seat): string => {
    if (typeof player === 'object') return texts.text('cli.name.bot', { number: seat + 1, bot: player.name });
    return alone ? texts.text('cli.name.you') : texts.text('cli.name.player', { number: seat + 1 });
  };
  const names = Object.fromEntries(players.map((player, seat) => [`seat.${seat}`, nameOf(player, seat)]));
  const automas = await automaNames(context, loaded, match.options, automaSeats(match.game, match.options, match.seats));
  const speak = await speaker(context.language, loaded.wording, { ...names, ...automas });
  const session: Session = { ...context, ...loaded, match, players, speak, unread: players.map(() => []), file, facing: undefined };
  if (match.log.length === 0) begin(match.game, match, listener(session)); // once more, for what was told at the set-up
  return session;
}

export const isPerson = (session: Session, seat: Seat): boolean => session.players[seat] === 'person';

/** Writes what each seat hears into its unread lines. */
export const listener =
  (session: Session): Tell =>
  (event, only, twin) => {
    for (const [seat, lines] of session.unread.entries()) {
      const heard = only === undefined || only.includes(seat) ? event : twin;
      const line = heard && session.wording.logLine(heard, session.match.state);
      if (line) lines.push(session.speak.say(line.text));
    }
  };

/** Prints what a seat has heard since it last looked, and says how many lines that was. */
export function tellNews(session: Session, seat: Seat): number {
  const lines = session.unread[seat]?.splice(0) ?? [];
  for (const line of lines) session.terminal.out(`  · ${line}`);
  return lines.length;
}

/** Writes the match to its file, whole or not at all, and says where. False: it could not be written; it says why. */
export async function save(session: Session): Promise<boolean> {
  const saved = await writeWhole(session.file, printDocument(session.match.frozen?.document ?? toDocument(session.match)));
  if (saved.ok) session.terminal.out(session.texts.text('cli.play.saved', { file: session.file }));
  else session.terminal.note(session.texts.text(`cli.problem.${saved.problem.code}`, saved.problem.args));
  return saved.ok;
}
