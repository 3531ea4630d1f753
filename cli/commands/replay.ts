import { findTitle } from '@madang/games';
import { automaSeats, ok } from '@madang/kernel';
import { type Command, DONE, FAILED } from '../command.ts';
import { loadReplay } from '../load.ts';
import { automaNames, numberedSeats, speaker } from '../speaker.ts';

/** madang replay: what was told at every step of a match file, nothing hidden. */
export const replay: Command = {
  words: 1,
  form: { values: [], switches: ['step'] },
  async run({ words, switches }, context) {
    const { terminal, texts, language } = context;
    const loaded = await loadReplay(words[0] ?? '');
    if (!loaded.ok) {
      const { code, args } = loaded.problem;
      terminal.note(`${code}: ${texts.text(`cli.problem.${code}`, args)}`);
      return ok(FAILED);
    }
    const { wording, document, reading, chronicle } = loaded.value;
    const { match, log } = chronicle;
    const { game } = match;
    const automas = await automaNames(context, { game, wording }, match.options, automaSeats(game, match.options, document.seats));
    const speak = await speaker(language, wording, { ...numberedSeats(texts, document.seats), ...automas });
    const here = (await findTitle(game.name)?.rules())?.version;
    if (here !== undefined && here !== game.version) terminal.note(texts.text('cli.replay.kept', { found: game.version, here }));
    terminal.out(speak.text(`${game.name}.title`));
    for (const [at, { by, heard }] of log.entries()) {
      if (by !== null && switches.has('step') && (await terminal.ask('')) === undefined) return ok(DONE);
      terminal.out(by === null ? texts.text('cli.replay.setup') : `${at}. ${speak.text(`seat.${by}`)}`);
      const state = reading.stateAt(match, at);
      for (const { event } of heard) {
        const line = wording.logLine(event, state);
        if (line) terminal.out(`    ${speak.say(line.text)}`);
      }
    }
    terminal.out(speak.say(wording.headline(match.state)));
    for (const { seat, points, rank } of game.standing(match.state)) {
      terminal.out(texts.text('cli.standing', { rank, name: speak.text(`seat.${seat}`), points: speak.text(`${game.name}.points`, { points }) }));
    }
    return ok(DONE);
  },
};
