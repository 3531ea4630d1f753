import { findTitle } from '@madang/games';
import { automaSeats, type Game, ok, type Result } from '@madang/kernel';
import { type Command, type Context, DONE, FAILED } from '../command.ts';
import { loadReplay } from '../load.ts';
import type { Problem } from '../problems.ts';
import { automaNames, numberedSeats, speaker } from '../speaker.ts';

/** madang replay: what was told at every step of a match file, nothing hidden. */
export const replay: Command = {
  words: 1,
  form: { values: [], switches: ['step'] },
  async run({ words, switches }, context) {
    const { terminal, texts, language } = context;
    const loaded = await loadReplay(words[0] ?? '');
    if (!loaded.ok) return failed(context, loaded.problem);
    const { wording, document, reading, chronicle } = loaded.value;
    const { match, log } = chronicle;
    const { game } = match;
    const automas = await automaNames(context, { game, wording }, match.options, automaSeats(game, match.options, document.seats));
    const speak = await speaker(language, wording, { ...numberedSeats(texts, document.seats), ...automas });
    await noteOtherRules(context, game);
    terminal.out(speak.text(`${game.name}.title`));
    for (const [at, { by, heard }] of log.entries()) {
      if (by !== null && switches.has('step') && (await terminal.ask('')) === undefined) return ok(DONE);
      terminal.out(by === null ? texts.text('cli.replay.setup') : `${at}. ${speak.text(`seat.${by}`)}`);
      const state = reading.stateAt(match, at);
      const lines = heard.map(({ event }) => wording.logLine(event, state));
      for (const line of lines) if (line) terminal.out(`    ${speak.say(line.text)}`);
    }
    terminal.out(speak.say(wording.headline(match.state)));
    for (const { seat, points, rank } of game.standing(match.state)) {
      terminal.out(texts.text('cli.standing', { rank, name: speak.text(`seat.${seat}`), points: speak.text(`${game.name}.points`, { points }) }));
    }
    return ok(DONE);
  },
};

/** Says that the match is told by kept rules, if those on the shelf are of another version. */
async function noteOtherRules({ terminal, texts }: Context, game: Game): Promise<void> {
  const here = (await findTitle(game.name)?.rules())?.version;
  if (here !== undefined && here !== game.version) terminal.note(texts.text('cli.replay.kept', { found: game.version, here }));
}

/** Names the problem by its code, for programs that read the output. */
function failed({ terminal, texts }: Context, { code, args }: Problem): Result<number, Problem> {
  terminal.note(`${code}: ${texts.text(`cli.problem.${code}`, args)}`);
  return ok(FAILED);
}
