import { type Translator, translator } from '@madang/text';
import { language, readArguments } from './arguments.ts';
import { type Command, DONE, MISUSED } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { admin, announce, backup, ban, doctor, move, restore, serve, table, upgrade, users, worker } from './commands/keep.ts';
import { ladder } from './commands/ladder.ts';
import { campaign } from './commands/learning/campaign.ts';
import { chances } from './commands/learning/chances.ts';
import { improve } from './commands/learning/improve.ts';
import { lab } from './commands/learning/lab.ts';
import { puzzles } from './commands/learning/puzzles.ts';
import { scores } from './commands/learning/scores.ts';
import { train } from './commands/learning/train.ts';
import { warnings } from './commands/learning/warnings.ts';
import { importLog } from './commands/logs/import.ts';
import { mistakes } from './commands/mistakes.ts';
import { pack } from './commands/packs/pack.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { research } from './commands/research.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { version } from './commands/version.ts';
import type { Problem } from './problems.ts';
import type { Terminal } from './terminal.ts';
import { words } from './text/sources.ts';

export type { Terminal } from './terminal.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  simulate,
  arena,
  ladder,
  train,
  improve,
  replay,
  verify,
  analyse,
  mistakes,
  chances,
  warnings,
  puzzles,
  campaign,
  lab,
  scores,
  import: importLog,
  bench,
  research,
  pack,
  serve,
  doctor,
  backup,
  restore,
  upgrade,
  users,
  ban,
  admin,
  announce,
  table,
  move,
  worker,
  version,
};

/** Commands by their old names, which go on working, and what they are called now. */
const RENAMED: Readonly<Record<string, string>> = { '--version': 'version', host: 'admin' };

/** Runs `madang` with these arguments and gives its exit code: 0 done, 1 failed, 2 misused. */
export async function run(argv: readonly string[], terminal: Terminal, environment: Readonly<Record<string, string | undefined>>): Promise<number> {
  const [typedName = 'help', ...rest] = argv;
  const name = (Object.hasOwn(RENAMED, typedName) ? RENAMED[typedName] : undefined) ?? typedName;
  const own = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const form = { values: [...(own?.form.values ?? []), 'language'], switches: [...(own?.form.switches ?? []), 'help'] };
  const typed = readArguments(rest, form);
  const chosen = language(typed.ok ? typed.value.values.language : undefined, environment);
  const spoken = chosen.ok ? chosen.value : 'en';
  const texts = translator(spoken, await words(spoken));
  const misused = (problem: Problem): number => {
    terminal.note(texts.text(`cli.problem.${problem.code}`, problem.args));
    terminal.note(texts.text(own ? `cli.usage.${name}` : 'cli.usage'));
    return MISUSED;
  };

  if (['help', '--help', '-h'].includes(name)) return help(terminal, texts);
  if (!own) return misused({ code: 'unknown-command', args: { command: name, allowed: Object.keys(COMMANDS).join(', ') } });
  if (!typed.ok) return misused(typed.problem);
  if (!chosen.ok) return misused(chosen.problem);
  if (typed.value.switches.has('help')) {
    terminal.out(texts.text(`cli.usage.${name}`));
    terminal.out(texts.text(`cli.help.${name}`));
    return DONE;
  }
  const wrong = wordProblem(own, typed.value.words);
  if (wrong) return misused(wrong);
  const done = await own.run(typed.value, { terminal, texts, language: spoken });
  return done.ok ? done.value : misused(done.problem);
}

/** Too few or too many words after the command. */
function wordProblem(command: Command, words: readonly string[]): Problem | undefined {
  if (words.length < command.words) return { code: 'missing-word', args: {} };
  const extra = words[command.most ?? command.words];
  return extra !== undefined ? { code: 'extra-word', args: { word: extra } } : undefined;
}

function help(terminal: Terminal, texts: Translator): number {
  terminal.out(texts.text('cli.usage'));
  for (const name of Object.keys(COMMANDS)) terminal.out(`\n${texts.text(`cli.usage.${name}`)}\n${texts.text(`cli.help.${name}`)}`);
  return DONE;
}
