import { join } from 'node:path';
import type { BotLevel } from '@madang/bots';
import { type ChallengePlayed, playChallenge, startOf } from '@madang/bots/campaign';
import { findTitle } from '@madang/games';
import { botSeed } from '@madang/games/daily';
import { type Campaign, type Challenge, fail, ok, type Result } from '@madang/kernel';
import { bots, type Typed, wholeNumbers } from '../../arguments.ts';
import { type Command, DONE } from '../../command.ts';
import { readText, writeWhole } from '../../files.ts';
import { type Loaded, loadGame } from '../../load.ts';
import type { Problem } from '../../problems.ts';

/** Levels that are measured if none are said. */
const USUAL = 'random,easy,greedy,hard';

/** The file of the ways to three stars. */
const WAYS = 'ways.json';

/** Tries among which a way to three stars is looked for. */
const SEARCHED = 60;

/** The levels whose ways are looked for, the better player first. */
const GUIDES: readonly BotLevel[] = ['hard', 'normal', 'greedy', 'easy', 'random'];

/** madang campaign: how many stars bots reach in each challenge; with a folder also writes how challenges begin and a way through each. */
export const campaign: Command = {
  words: 1,
  most: 2,
  form: { values: ['bots', 'tries', 'only', 'seed'], switches: [] },
  async run({ words: [name = '', folder], values }, { terminal, texts }) {
    const opened = await deskOf(name, folder !== undefined, values);
    if (!opened.ok) return opened;
    const desk = opened.value;
    const ways: Record<string, readonly number[]> = folder === undefined ? {} : await waysIn(folder);
    for (const challenge of wantedOf(desk.campaign, values.only)) {
      for (const level of desk.levels) {
        const played = tried(desk, challenge, level, desk.tries);
        terminal.out(texts.text('cli.campaign.level', { challenge: challenge.id, bot: level, ...figuresOf(played) }));
      }
      const way = folder === undefined ? undefined : wayThrough(desk, challenge);
      if (way) {
        ways[challenge.id] = way.moves;
        terminal.out(texts.text('cli.campaign.way', { challenge: challenge.id, moves: way.moves.length / 2 }));
      }
    }
    return folder === undefined ? ok(DONE) : written(folder, desk.campaign, ways);
  },
};

/** What the command works on. */
interface Desk extends Loaded {
  readonly campaign: Campaign;
  readonly levels: readonly BotLevel[];
  readonly tries: number;
  readonly seed: string;
}

async function deskOf(name: string, isAnew: boolean, values: Typed['values']): Promise<Result<Desk, Problem>> {
  const loaded = await loadGame(name);
  if (!loaded.ok) return loaded;
  const found = await findTitle(name)?.campaign?.();
  if (!found) return fail({ code: 'no-campaign', args: { game: name } });
  const players = bots(values.bots ?? USUAL);
  if (!players.ok) return players;
  const numbers = wholeNumbers(values, { tries: { usual: 20, min: 1, max: 10_000 } });
  if (!numbers.ok) return numbers;
  const levels = players.value.map(({ level }) => level);
  const campaign = isAnew ? begun(loaded.value, found, values.only) : found;
  return ok({ ...loaded.value, ...numbers.value, campaign, levels, seed: values.seed ?? 'try' });
}

const wantedOf = ({ challenges }: Campaign, only: string | undefined): readonly Challenge[] => challenges.filter(({ id }) => (only ?? id) === id);

/** The campaign with the beginnings of the wanted challenges played anew. */
function begun({ game, expertise }: Loaded, campaign: Campaign, only: string | undefined): Campaign {
  const begins = wantedOf(campaign, only).filter(({ from }) => from > 0);
  const anew = begins.map((one) => [one.id, startOf(game, expertise, campaign, one)] as const);
  return { ...campaign, starts: { ...campaign.starts, ...Object.fromEntries(anew) } };
}

/** The ways that a folder has already. */
async function waysIn(folder: string): Promise<Record<string, readonly number[]>> {
  const text = await readText(join(folder, WAYS));
  return text.ok ? JSON.parse(text.value) : {};
}

const tried = ({ game, expertise, campaign, seed }: Desk, challenge: Challenge, level: BotLevel, tries: number): readonly ChallengePlayed[] =>
  Array.from({ length: tries }, (_, i) =>
    playChallenge(game, expertise, campaign, challenge, { level, seed: `${seed}/${level}/${i}`, rivalSeed: botSeed }),
  );

/** The stars and counts of several tries. */
function figuresOf(played: readonly ChallengePlayed[]): Record<string, number | string> {
  const counts = played.map(({ count }) => count);
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  return {
    stars: Math.round(10 * mean(played.map(({ stars }) => stars))) / 10,
    spread: [0, 1, 2, 3].map((stars) => played.filter((one) => one.stars === stars).length).join(' '),
    least: Math.min(...counts),
    most: Math.max(...counts),
    mean: Math.round(10 * mean(counts)) / 10,
  };
}

/** The shortest way to three stars that a strong bot finds; a weaker one's where it finds none. */
function wayThrough(desk: Desk, challenge: Challenge): ChallengePlayed | undefined {
  for (const level of GUIDES) {
    const good = tried(desk, challenge, level, SEARCHED).filter(({ stars }) => stars === challenge.stars.length);
    const [shortest] = good.toSorted((a, b) => a.moves.length - b.moves.length);
    if (shortest) return shortest;
  }
  return undefined;
}

/** The entries of a campaign's challenges, in their order. */
const inOrder = ({ challenges }: Campaign, moves: Campaign['starts']) =>
  challenges.flatMap(({ id }) => (moves[id] === undefined ? [] : [[id, moves[id]] as const]));

/** Writes both files, a challenge a line. */
async function written(folder: string, campaign: Campaign, ways: Campaign['starts']): Promise<Result<number, Problem>> {
  for (const [file, moves] of Object.entries({ 'starts.json': campaign.starts, [WAYS]: ways })) {
    const lines = inOrder(campaign, moves).map(([id, played]) => `  ${JSON.stringify(id)}: ${JSON.stringify(played)}`);
    const done = await writeWhole(join(folder, file), `{\n${lines.join(',\n')}\n}\n`);
    if (!done.ok) return done;
  }
  return ok(DONE);
}
