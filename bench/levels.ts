import { ask, BOT_LEVELS, type BotLevel, type Question, valued } from '@madang/bots';
import type { Title } from '@madang/games';
import { begin, below, decision, type Expertise, type Game, play, seedRandom } from '@madang/kernel';
import type { Bar, Chapter, Figure } from './figures.ts';
import { SEATS } from './matches.ts';

/** Milliseconds of one core that a decision of each level may cost on average; the others cost nothing worth counting. */
const BARS: Readonly<Partial<Record<BotLevel, Bar>>> = { greedy: { most: 2 }, normal: { most: 20 }, hard: { most: 150 }, expert: { most: 1_000 } };

/** Decisions that are thought about, and before them so many that warm up: the first hundred cost two to four times what they do later. */
const DECISIONS = { quick: 2, full: 24 } as const;
const WARMING = { quick: 2, full: 150 } as const;

/** CPU time that a decision with a choice costs at each level, on the calling thread. */
export async function measureLevels(title: Title, quick: boolean): Promise<Chapter> {
  const pace = quick ? 'quick' : 'full';
  const game = await title.rules();
  const asked = questions(game, valued(game, await title.expertise()), WARMING[pace] + DECISIONS[pace]);
  for (const question of asked.slice(DECISIONS[pace])) ask('normal', question);
  const figures: Figure[] = [];
  for (const level of BOT_LEVELS) {
    const bar = BARS[level];
    if (bar) figures.push({ id: `level-${level}`, what: level, value: mean(level, asked.slice(0, DECISIONS[pace])), unit: 'ms', bar });
  }
  return {
    title: `Levels: CPU time of a decision, ${game.name}, on one thread`,
    game: game.name,
    figures,
    notes: [`the mean of ${DECISIONS[pace]} decisions with a choice, spread over matches of ${SEATS} seats that the playout policy plays`],
    skipped: [],
  };
}

/** Milliseconds of CPU time, garbage collection included. */
function mean(level: BotLevel, asked: readonly Question[]): number {
  const begun = process.cpuUsage();
  for (const question of asked) ask(level, question);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / asked.length;
}

/** Decisions in which there is something to think about, about every twelfth of a match. */
function questions(game: Game, expertise: Expertise, count: number): readonly Question[] {
  const asked: Question[] = [];
  for (let match = 0; asked.length < count; match++) {
    const seed = `levels ${match}`;
    const random = seedRandom(seed);
    const state = begin(game, { seats: SEATS, seed });
    for (let open = decision(game, state); open; ) {
      const { seat } = open;
      const choices = expertise.candidates?.(state, open) ?? open.moves;
      if (choices.length > 1 && below(random, 12) === 0)
        asked.push({ game, expertise, view: game.redact(state, seat), seat, seed: `${seed}/${asked.length}` });
      open = play(game, state, seat, expertise.rollout(state, open, random));
    }
  }
  return asked.slice(0, count);
}
