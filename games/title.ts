import type {
  Achievements,
  Campaign,
  Examples,
  Expertise,
  Game,
  Lesson,
  MoveLogs,
  Options,
  PackForm,
  Primer,
  Puzzles,
  Wording,
} from '@madang/kernel';

/** What a game's own title.ts says. A folder with that file is a game of the shelf. */
export interface TitleFacts {
  /** Its place in the lobby, smallest first. */
  readonly order: number;
  /** The fewest and the most people who play it; where automas take other seats, one may be enough. */
  readonly people: { readonly min: number; readonly max: number };
  /** Shows how a game is made: neither the lobby nor a server offers it, only the terminal and its own address in the page. */
  readonly example?: true;
  /** What somebody asks before they sit down. Absent: nobody has measured it. */
  readonly asks?: Asks;
  /** What bots of each level make among themselves. Absent: nobody has measured it. */
  readonly usual?: UsualPoints;
  /** The rules of its daily deal. Absent: it has none. */
  readonly daily?: DailyRules;
}

/** Mean points of bots by level and number of players, all of one level (`madang simulate`, defaults). Left out where points do not tell levels apart. */
type UsualPoints = Readonly<Record<string, Readonly<Record<number, number>> | undefined>>;

/** How one person plays the deal of a day. Options that are not named are as the game has them. */
export interface DailyRules {
  /** Opponents: the rules' own, or bots of that level. */
  readonly against: readonly ('automa' | 'greedy')[];
  readonly options: Options;
}

/** How much a game asks of its players. */
interface Asks {
  /** Minutes of a match between people who know the game; an estimate, as the weight and the lesson's minutes are. */
  readonly minutes: number;
  /** How heavy it is, from 1 (light) to 5 (very heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Minutes of its lesson. */
  readonly lesson: number;
}

/** What plays a game and thinks about it, without a word or a picture. Each part is loaded only when it is needed. */
export interface Played {
  /** The name of its folder. */
  readonly name: string;
  rules(): Promise<Game>;
  expertise(): Promise<Expertise>;
}

/** What tells people of a game. Each part is loaded only when it is needed. */
export interface Texts {
  /** With the words of the kernel's frames. */
  wording(): Promise<Wording>;
  /** Its guided first match. Absent: it has none yet. */
  lesson?(): Promise<Lesson>;
  /** Positions made for worked examples of its ledger. Absent: there are none. */
  examples?(): Promise<Examples>;
  /** Positions of matches between bots in which one turn is clearly the best. Absent: there are none. */
  puzzles?(): Promise<Puzzles>;
  /** What is remarkable play of it. Absent: it has no achievements. */
  achievements?(): Promise<Achievements>;
  /** Short matches that teach it, in order. Absent: there are none. */
  campaign?(): Promise<Campaign>;
  /** What is read before its rules. Absent: nothing is. */
  primer?(): Promise<Primer>;
  /** What an owner types of their box. Absent: nothing is asked. */
  pack?(): Promise<PackForm>;
  /** How move logs of an online table are read. Absent: none are. */
  logs?(): Promise<MoveLogs>;
}

/** A game on the shelf. */
export interface Title extends Played, Texts, Partial<TitleFacts> {}
