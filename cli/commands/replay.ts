import { automaSeats, newMatch, ok, playMove, type State, type Tell, type Told } from '@madang/kernel';
import { type Command, DONE, FAILED } from '../command.ts';
import { loadMatch } from '../load.ts';
import { automaNames, numberedSeats, speaker } from '../speaker.ts';

/** madang replay: what was told at every step of a match file, nothing hidden. */
export const replay: Command = {
  words: 1,
  form: { values: [], switches: ['step'] },
  async run({ words, switches }, context) {
    const { terminal, texts, language } = context;
    const loaded = await loadMatch(words[0] ?? '');
    if (!loaded.ok) {
      const { code, args } = loaded.problem;
      terminal.note(`${code}: ${texts.text(`cli.problem.${code}`, args)}`);
      return ok(FAILED);
    }
    const { game, wording, document } = loaded.value;
    const { options } = loaded.value.match;
    const automas = await automaNames(context, loaded.value, options, automaSeats(game, options, document.seats));
    const speak = await speaker(language, wording, { ...numberedSeats(texts, document.seats), ...automas });
    const told: Told[] = [];
    const tell: Tell = (event) => told.push(event);
    const print = (heading: string, state: State): void => {
      terminal.out(heading);
      for (const event of told.splice(0)) {
        const line = wording.logLine(event, state);
        if (line) terminal.out(`    ${speak.say(line.text)}`);
      }
    };
    terminal.out(speak.text(`${game.name}.title`));
    const match = newMatch(game, { seats: document.seats, seed: document.seed, options: document.options }, tell);
    print(texts.text('cli.replay.setup'), match.state);
    for (const [i, [seat, move]] of document.moves.entries()) {
      if (switches.has('step') && (await terminal.ask('')) === undefined) return ok(DONE);
      const played = playMove(match, seat, move, tell);
      if (!played.ok) throw new Error(`a verified match does not replay: ${played.problem.code}`);
      print(`${i + 1}. ${speak.text(`seat.${seat}`)}`, match.state);
    }
    terminal.out(speak.say(wording.headline(match.state)));
    for (const { seat, points, rank } of game.standing(match.state)) {
      terminal.out(texts.text('cli.standing', { rank, name: speak.text(`seat.${seat}`), points: speak.text(`${game.name}.points`, { points }) }));
    }
    return ok(DONE);
  },
};
