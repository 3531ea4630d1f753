import { answer, ask, valued } from '@madang/bots';
import { type Decision, movesInARow, openDecisions, playMove, seedFor } from '@madang/kernel';
import { askPerson } from './person.ts';
import { isPerson, listener, type Session, save, tellNews } from './session.ts';

/** Plays until the match is over (true), the players leave (true), or a rule fails (false). */
export async function playOn(session: Session): Promise<boolean> {
  const { terminal, texts, speak, match, game } = session;
  terminal.out(speak.text(`${game.name}.title`));
  terminal.out(texts.text('cli.play.welcome', { seed: match.seed }));
  for (let open = openDecisions(match); open.length > 0; open = openDecisions(match)) {
    const mine = open.find(({ seat }) => isPerson(session, seat));
    if (mine) {
      if (!(await askPerson(session, mine))) return true;
    } else if (open[0]) {
      playBot(session, open[0]);
    }
    if (match.frozen) {
      terminal.note(texts.text('cli.play.frozen', { error: match.frozen.error }));
      await save(session);
      return false;
    }
  }
  finish(session);
  return save(session);
}

function playBot(session: Session, { seat }: Decision): void {
  const { match, game, expertise } = session;
  const bot = session.players[seat];
  if (typeof bot !== 'object') throw new Error(`no bot at seat ${seat}`);
  const question = {
    game,
    expertise: valued(game, expertise),
    view: game.redact(match.state, seat),
    seat,
    made: movesInARow(match.log, seat),
    seed: seedFor(`bot ${match.log.length} ${seat}`, match.seed),
  };
  const { move } = bot.budget ? answer(question, bot.budget) : ask(bot.level, question);
  const played = playMove(match, seat, move, listener(session));
  if (!played.ok && !match.frozen) throw new Error(`a bot's move was refused: ${played.problem.code}`);
}

function finish(session: Session): void {
  const { terminal, texts, speak, match, game, wording } = session;
  const person = session.players.indexOf('person');
  if (person >= 0) tellNews(session, person);
  terminal.out(speak.say(wording.headline(match.state)));
  for (const { seat, points, rank } of [...game.standing(match.state)].sort((a, b) => a.rank - b.rank)) {
    terminal.out(texts.text('cli.standing', { rank, name: speak.text(`seat.${seat}`), points: speak.text(`${game.name}.points`, { points }) }));
  }
}
