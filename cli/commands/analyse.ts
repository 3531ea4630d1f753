import { ANALYSIS_SETTINGS, type Analysis, type Judged, type SeatFigures, VERDICTS, worthSeeing } from '@madang/bots/analysis';
import { analyseInThreads } from '@madang/bots/pool';
import { type AnalysisDepth, automaSeats, fail, type Match, ok, type Result, stateAt, type Wording } from '@madang/kernel';
import { inSteps, lineInWords, type Translator } from '@madang/text';
import { type Typed, wholeNumber } from '../arguments.ts';
import { type Command, type Context, DONE, FAILED } from '../command.ts';
import { type LoadedMatch, loadMatch } from '../load.ts';
import type { Problem } from '../problems.ts';
import { automaNames, numberedSeats, speaker } from '../speaker.ts';
import { printTable } from '../table.ts';

/** madang analyse: what each seat's choices in a match file were worth, and which to look at again. */
export const analyse: Command = {
  words: 1,
  form: { values: ['iterations', 'pairs', 'threads'], switches: ['json'] },
  async run({ words, values, switches }, context) {
    const { terminal, texts } = context;
    const depth = depthOf(values);
    if (!depth.ok) return depth;
    const threads = wholeNumber('threads', values.threads ?? '2', 1, 256);
    if (!threads.ok) return threads;
    const loaded = await loadMatch(words[0] ?? '');
    if (!loaded.ok) {
      terminal.note(`${loaded.problem.code}: ${texts.text(`cli.problem.${loaded.problem.code}`, loaded.problem.args)}`);
      return ok(FAILED);
    }
    const { match } = loaded.value;
    if (match.log.length === 0) return fail({ code: 'nothing-played', args: { path: words[0] ?? '' } });
    const analysis = await analyseInThreads({
      match,
      shelf: import.meta.resolve('@madang/games'),
      settings: { ...ANALYSIS_SETTINGS, ...depth.value },
      threads: threads.value,
      onJob: (done, of) => {
        if (done % Math.ceil(of / 10) === 0) terminal.note(texts.text('cli.analyse.progress', { done, of }));
      },
    });
    await print(context, loaded.value, analysis);
    if (switches.has('json')) terminal.out(JSON.stringify(analysis));
    return ok(DONE);
  },
};

/** How deep it is to look; as the game has it where nothing is said. */
function depthOf({ iterations, pairs }: Typed['values']): Result<Partial<AnalysisDepth>, Problem> {
  const depth: { iterations?: number; pairs?: number } = {};
  for (const [name, typed] of [
    ['iterations', iterations],
    ['pairs', pairs],
  ] as const) {
    if (typed === undefined) continue;
    const number = wholeNumber(name, typed, 10, 100_000);
    if (!number.ok) return number;
    depth[name] = number.value;
  }
  return ok(depth);
}

const points = (share: number): string => (100 * share).toFixed(1);

async function print(context: Context, loaded: LoadedMatch, { seats, judged }: Analysis): Promise<void> {
  const { terminal, texts, language } = context;
  const { match, wording } = loaded;
  const automas = automaSeats(match.game, match.options, match.seats);
  const names = { ...numberedSeats(texts, match.seats), ...(await automaNames(context, loaded, match.options, automas)) };
  const speak = await speaker(language, wording, names);
  const rows = seats.filter(({ seat }) => !automas.includes(seat));
  const heading = ['seat', 'choices', ...VERDICTS, 'lost', 'luck'].map((column) => texts.text(`cli.column.${column}`));
  printTable(terminal, [heading, ...rows.map((one) => row(speak, one))]);
  for (const { seat } of rows) {
    const again = worthSeeing(judged, seat);
    if (again.length > 0) terminal.out(`\n${speak.text(`seat.${seat}`)}`);
    for (const one of again) terminal.out(`  ${inWords(texts, speak, wording, match, one)}`);
  }
  terminal.out(`\n${texts.text('cli.analyse.note')}`);
}

const row = (speak: Translator, { seat, choices, verdicts, lost, luck }: SeatFigures): string[] => [
  speak.text(`seat.${seat}`),
  String(choices),
  ...VERDICTS.map((verdict) => String(verdicts[verdict])),
  points(lost),
  points(luck),
];

/** A choice to look at again: where, what was done, what would have been better, by how much. */
function inWords(
  texts: Translator,
  speak: Translator,
  wording: Wording,
  match: Match,
  { at, seat, verdict, loss, best = [], played = [] }: Judged,
): string {
  const view = match.game.redact(stateAt(match, at), seat);
  const say = (line: readonly number[]): string => inSteps(lineInWords(speak, wording, { game: match.game, view, seat }, line));
  const { value = 0, low = 0, high = 0 } = loss ?? {};
  return texts.text('cli.analyse.again', {
    step: at + 1,
    verdict: texts.text(`cli.column.${verdict}`),
    played: say(played.slice(0, 1)),
    best: say(best),
    gain: points(value),
    error: points((high - low) / 2),
  });
}
