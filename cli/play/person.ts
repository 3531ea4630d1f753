import { type Decision, type MatchProblem, playMove, type Seat, undo } from '@madang/kernel';
import { isPerson, listener, type Session, save, tellNews } from './session.ts';
import { explainRule, explainWhyNot } from './why.ts';

/** Lines that push what another person may not see off the screen. */
const CURTAIN_LINES = 60;
/** With more news than this the position is shown again. */
const NEWS_FOR_POSITION = 3;

/** Asks the seat's person until a move or an undo changed the match. False: they left, and the match is saved. */
export async function askPerson(session: Session, decision: Decision): Promise<boolean> {
  const { terminal, texts } = session;
  const { seat } = decision;
  if (!(await face(session, seat))) return leave(session);
  showChoices(session, decision);
  for (;;) {
    const line = (await terminal.ask(texts.text('cli.play.ask', { count: decision.moves.length })))?.trim();
    if (line === undefined) return leave(session);
    const [word = '', ...rest] = line.split(/\s+/);
    const isPlayed = /^\d+$/.test(word) ? playNumber(session, decision, Number(word)) : word === 'u' && undoLast(session, seat);
    if (isPlayed) return true;
    // A match that cannot be saved is not left. The end of the input ends it all the same.
    if (word === 'q' && (await save(session))) return false;
    if (!/^(\d+|u|q)$/.test(word)) await command(session, decision, word, rest.join(' '));
  }
}

/** Plays the answer of that number. False: there is none. */
function playNumber(session: Session, { seat, moves }: Decision, number: number): boolean {
  const { terminal, texts, match } = session;
  const move = moves[number - 1];
  if (!move) {
    terminal.out(texts.text('cli.play.no-choice', { number, count: moves.length }));
    return false;
  }
  const played = playMove(match, seat, move, listener(session));
  if (!played.ok && !match.frozen) throw new Error(`an offered move was refused: ${played.problem.code}`);
  return true;
}

/** Takes the seat's last move back, or says why that cannot be. */
function undoLast(session: Session, seat: Seat): boolean {
  const undone = undo(session.match, seat);
  if (undone.ok) takenBack(session, seat);
  else session.terminal.out(undoRefusal(session, undone.problem));
  return undone.ok;
}

async function command(session: Session, decision: Decision, word: string, rest: string): Promise<void> {
  const { terminal, texts } = session;
  switch (word) {
    case 'p':
      showPosition(session, decision.seat);
      return;
    case 'c':
    case '':
      showChoices(session, decision);
      return;
    case 'w':
      explainWhyNot(session, decision, rest);
      return;
    case 'r':
      await explainRule(session, decision, rest);
      return;
    case 's':
      await save(session);
      return;
    case 'h':
    case '?':
      terminal.out(texts.text('cli.play.help'));
      return;
    default:
      terminal.out(texts.text('cli.play.unknown', { word }));
  }
}

/** Turns the screen to a seat: with several people behind a curtain, then the news and the position in words. False: they left. */
async function face(session: Session, seat: Seat): Promise<boolean> {
  const { terminal, texts, speak } = session;
  const before = session.facing;
  if (before !== undefined && before !== seat && session.players.filter((player) => player === 'person').length > 1) {
    terminal.out('\n'.repeat(CURTAIN_LINES));
    if ((await terminal.ask(texts.text('cli.play.curtain', { name: speak.text(`seat.${seat}`) }))) === undefined) return false;
  }
  const news = tellNews(session, seat);
  session.facing = seat;
  if (before !== seat || news > NEWS_FOR_POSITION) showPosition(session, seat);
  return true;
}

function showPosition({ terminal, speak, game, wording, match }: Session, seat: Seat): void {
  const view = game.redact(match.state, seat);
  terminal.out('');
  for (const line of wording.describe(view, seat)) terminal.out(speak.say(line));
}

/** The headline, the question, and its answers by number with what they would do. */
function showChoices({ terminal, speak, game, wording, match }: Session, decision: Decision): void {
  const view = game.redact(match.state, decision.seat);
  terminal.out('');
  terminal.out(`[${speak.say(wording.headline(view))}] ${speak.say(wording.prompt(view, decision))}`);
  for (const [i, move] of decision.moves.entries()) {
    const forecast = wording.forecast(view, decision.seat, decision, move);
    const label = speak.say(wording.label(view, decision, move));
    terminal.out(`${String(i + 1).padStart(4)}. ${forecast ? `${label} – ${speak.say(forecast)}` : label}`);
  }
}

function takenBack(session: Session, seat: Seat): void {
  const line = session.texts.text('cli.play.taken-back', { name: session.speak.text(`seat.${seat}`) });
  for (const [other, lines] of session.unread.entries()) if (isPerson(session, other)) lines.push(line);
}

function undoRefusal({ texts }: Session, problem: MatchProblem): string {
  return texts.text(problem.code === 'nothing-to-undo' ? `cli.play.undo.${problem.reason}` : 'cli.play.undo.not-your-move');
}

async function leave(session: Session): Promise<false> {
  session.terminal.out('');
  await save(session);
  return false;
}
