import type { Place } from '../e2e/place.ts';
import { ACTS, type Act, DILIGENT, PLAYING } from './acts/table.ts';
import { ask } from './ask.ts';
import { orFrozen } from './frozen.ts';
import { type Look, lookAt } from './oracles/look.ts';
import { ORACLES } from './oracles/table.ts';
import type { TableGlance } from './page/facts.ts';
import { inHand, newPerson, type Person } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { type Finding, findingOf } from './report.ts';
import type { Room, Turn } from './room.ts';
import type { Screen } from './screens.ts';
import type { Trouble } from './watched.ts';
import { WORLDS, type World } from './worlds.ts';

/** What is played, and when it ends: with the first of these. */
export interface Settings {
  readonly seed: number;
  readonly game: string;
  readonly screen: Screen;
  /** Only this world. */
  readonly world?: string | undefined;
  readonly acts: number;
  readonly turns: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Hears each act as it is done. */
  readonly tell?: (line: string) => void;
  readonly found?: (finding: Finding) => void;
}

export interface Outcome {
  readonly findings: Finding[];
  readonly notes: Map<string, number>;
  acts: number;
  /** Own steps of all people. */
  turns: number;
  matches: number;
}

/** Acts of one match at the most, those after it is over, and those without a step before somebody becomes diligent. */
const MATCH = { acts: 600, after: 12, idle: 25 };
/** Acts in one mood, and the share of moods in which somebody plays rather than looks around. */
const MOOD = { acts: 24, playing: 0.75 };

interface Going {
  readonly settings: Settings;
  readonly outcome: Outcome;
  readonly room: Room;
  readonly world: World;
  /** What was done in this match. */
  readonly history: string[];
  /** Own steps of each person at each table, as they were seen last. */
  readonly steps: Map<string, number>;
  idle: number;
  after: number;
}

/** Plays match after match as a restless person would. Findings end a match, not the run. */
export async function play(place: Place, settings: Settings): Promise<Outcome> {
  const outcome: Outcome = { findings: [], notes: new Map(), acts: 0, turns: 0, matches: 0 };
  while (isGoing(settings, outcome)) {
    const random = randomOf(settings.seed, -1 - outcome.matches);
    const room: Room = { place, game: settings.game, screen: settings.screen, people: [] };
    room.people.push(await newPerson(place, 'Ann', settings.screen, random));
    try {
      await playMatch(settings, outcome, room, random);
    } finally {
      for (const person of room.people) keepNotes(outcome, person);
      for (const { close } of room.people) await close();
    }
    outcome.matches += 1;
  }
  return outcome;
}

const isGoing = ({ acts, turns, until }: Settings, outcome: Outcome): boolean => outcome.acts < acts && outcome.turns < turns && Date.now() < until;

function keepNotes({ notes }: Outcome, { tabs }: Person): void {
  for (const { watched } of tabs) for (const [words, times] of watched.notes) notes.set(words, (notes.get(words) ?? 0) + times);
}

async function playMatch(settings: Settings, outcome: Outcome, room: Room, random: Random): Promise<void> {
  const world = random.weighed(WORLDS.filter(({ name }) => settings.world === undefined || settings.world === name));
  const begun = await world.begin(room, random).catch((error: unknown) => {
    if (error instanceof Error) return error;
    throw error;
  });
  if (begun === false) return;
  const going: Going = { settings, outcome, room, world, history: [], steps: new Map(), idle: 0, after: 0 };
  if (begun !== true) return keepFinding(going, { oracle: 'begins', words: begun.message, person: first(room) });
  settings.tell?.(`match ${outcome.matches}: ${world.name}, ${first(room).home}`);
  while (isGoing(settings, outcome) && going.history.length < MATCH.acts && going.after < MATCH.after) {
    outcome.acts += 1;
    if (!(await actOnce(going, randomOf(settings.seed, outcome.acts)))) return;
  }
}

const first = ({ people: [person] }: Room): Person => {
  if (!person) throw new Error('nobody is here');
  return person;
};

/** One act of somebody; false where something was found. */
async function actOnce(going: Going, random: Random): Promise<boolean> {
  const person = random.pick(going.room.people);
  const tab = inHand(person);
  const trouble = await orFrozen(tab, actAndLook(going, person, random));
  if (trouble === undefined) return true;
  await keepFinding(going, trouble === 'frozen' ? { oracle: 'frozen', words: 'the page answers nothing any more', person } : trouble);
  return false;
}

async function actAndLook(going: Going, person: Person, random: Random): Promise<PersonsTrouble | undefined> {
  const { room, history, settings, outcome } = going;
  const tab = inHand(person);
  const found = await ask(() => tab.page.evaluate(() => globalThis.restlessHand.find()), []);
  const turn: Turn = { room, person, tab, random, found, troubles: [] };
  const done = await chooseAct(turn, moodOf(going));
  history.push(`${outcome.acts} ${person.name} ${done}`);
  settings.tell?.(history.at(-1) ?? '');
  const looks: Look[] = [];
  for (const one of room.people) looks.push(await lookAt(room, one, random));
  count(going, person, looks.find((look) => look.person === person)?.glance.table ?? null);
  return firstTrouble(turn, looks);
}

/** What somebody is after for a while. */
function moodOf({ idle, history, settings, outcome }: Going): readonly Act[] {
  if (idle > MATCH.idle) return DILIGENT;
  const mood = Math.floor(history.length / MOOD.acts);
  return randomOf(settings.seed, outcome.matches * 1_000 + mood).chance(MOOD.playing) ? PLAYING : ACTS;
}

/** Something wrong, and on whose page. */
type PersonsTrouble = Trouble & { readonly person: Person };

async function keepFinding({ settings, outcome, world, history }: Going, trouble: PersonsTrouble): Promise<void> {
  const run = `seed ${settings.seed} ${settings.game} ${settings.screen.name} ${world.name}`;
  const finding = await findingOf(trouble, run, history, inHand(trouble.person));
  outcome.findings.push(finding);
  settings.found?.(finding);
}

/** Does one of these acts, another where one cannot be done now. */
async function chooseAct(turn: Turn, acts: readonly Act[]): Promise<string> {
  for (let left = acts; left.length > 0; ) {
    const act = turn.random.weighed(left);
    const done = await ask(() => act.go(turn), `${act.name}: the page went meanwhile`);
    if (done !== null) return done;
    left = left.filter((one) => one !== act);
  }
  return 'did nothing';
}

/** Counts own steps, and acts without one. */
function count(going: Going, person: Person, table: TableGlance | null): void {
  const { steps, outcome } = going;
  going.idle += 1;
  if (!table) return;
  // What stood in the log when a table was first seen was not made here.
  const name = `${person.name} ${table.id}`;
  const made = table.own - (steps.get(name) ?? table.own);
  steps.set(name, table.own);
  if (made > 0) {
    outcome.turns += made;
    going.idle = 0;
  }
  if (table.isEnded) going.after += 1;
}

/** The first that is wrong with anybody's page. */
async function firstTrouble({ troubles: [own], person: acting }: Turn, looks: readonly Look[]): Promise<PersonsTrouble | undefined> {
  if (own) return { ...own, person: acting };
  for (const look of looks) {
    const { person } = look;
    for (const { watched } of person.tabs) if (watched.troubles[0]) return { ...watched.troubles[0], person };
    for (const { name, check } of ORACLES) {
      const words = await check(look);
      if (words !== undefined) return { oracle: name, words, person };
    }
  }
  return undefined;
}
