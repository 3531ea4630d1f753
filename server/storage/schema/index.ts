import type { Generated } from 'kysely';
import type { AnalysisRow } from './analyses.ts';
import type { DealAttemptRow, DealRow } from './daily.ts';
import type { CalendarRow, NoteRow, RelationRow } from './marks.ts';
import type { ChatNameRow, DeliveryRow, LinkRow, NoticeRow, ReceiverRow, WebhookPostRow, WebhookRow, WishRow } from './notifications.ts';
import type { OpenidAskRow, OpenidRow } from './openid.ts';
import type { PackRow } from './packs.ts';
import type { PlanRow } from './premoves.ts';
import type { AchievementRow, ProgressRow, PuzzleRatingRow, RatingRow, ResultRow } from './results.ts';
import type { ChatRow, QuestionRow, ReactionRow, SpectatorRow } from './talk.ts';
import type { CupPersonRow, CupRow, CupSeatRow } from './tournaments.ts';

/** The columns of every table; the same in SQLite and PostgreSQL. Times are milliseconds since 1970, JSON is text, truth is 0 or 1. */
export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  api_tokens: ApiTokenRow;
  passwords: PasswordRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  results: ResultRow;
  ratings: RatingRow;
  achievements: AchievementRow;
  progress: ProgressRow;
  puzzle_ratings: PuzzleRatingRow;
  announcements: AnnouncementRow;
  reports: ReportRow;
  tables: TableRow;
  seats: SeatRow;
  moves: MoveRow;
  chat: ChatRow;
  reactions: ReactionRow;
  spectators: SpectatorRow;
  jobs: JobRow;
  heart: HeartRow;
  pauses: PauseRow;
  cups: CupRow;
  cup_people: CupPersonRow;
  cup_seats: CupSeatRow;
  tries: TryRow;
  wishes: WishRow;
  receivers: ReceiverRow;
  notices: NoticeRow;
  deliveries: DeliveryRow;
  links: LinkRow;
  webhooks: WebhookRow;
  webhook_posts: WebhookPostRow;
  chat_names: ChatNameRow;
  kept: KeptRow;
  rules: RulesRow;
  packs: PackRow;
  plans: PlanRow;
  questions: QuestionRow;
  openids: OpenidRow;
  openid_asks: OpenidAskRow;
  analyses: AnalysisRow;
  relations: RelationRow;
  notes: NoteRow;
  calendars: CalendarRow;
  deals: DealRow;
  deal_attempts: DealAttemptRow;
}

export interface PersonRow {
  id: string;
  name: string;
  language: string | null;
  /** In the IANA list. */
  zone: string | null;
  /** When they rest, as JSON: what clocks of days go by. */
  rest: string | null;
  host: Generated<number>;
  banned_until: number | null;
  /** Something lets them in again: a password, a passkey or a provider. */
  account: Generated<number>;
  /** A program plays by this account. */
  program: Generated<number>;
  created_at: number;
}

/** Somebody signed in on a device. `token`: the hash of what the device's cookie says. */
interface SessionRow {
  id: string;
  token: string;
  person: string;
  /** What its browser calls itself. */
  device: string;
  created_at: number;
  used_at: number;
}

/** A program that may act for a person. `token`: the hash of its secret. `scopes`: with a blank between them. */
interface ApiTokenRow {
  id: string;
  token: string;
  person: string;
  /** The person's own name for it. */
  name: string;
  scopes: string;
  created_at: number;
  used_at: number | null;
}

/** A person's name for signing in, in the form in which it is looked for, and the password's hash with its parameters. */
interface PasswordRow {
  person: string;
  login: string;
  hash: string;
  changed_at: number;
}

/** What the host tells everybody: the last one, if it is not empty. */
interface AnnouncementRow {
  id: number;
  text: string;
  at: number;
}

/** What somebody at a table reports of another. */
interface ReportRow {
  id: string;
  table_id: string;
  reporter: string;
  person: string;
  reason: string;
  at: number;
}

/** A passkey of a person. `host`: the site that it is for. `counter`: how often it says that it was used, if it counts. */
interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  host: string;
  name: string;
  created_at: number;
  used_at: number;
}

/** What a passkey is asked to sign until then: to be one of that person, or (null) to sign in. */
interface ChallengeRow {
  challenge: string;
  person: string | null;
  until: number;
}

/** A table; `seq`, `waiting`, `status` and `scores` are written with every move, so the lobby reads no match. */
export interface TableRow {
  id: string;
  game: string;
  version: string;
  options: string;
  status: string;
  access: string;
  watchers: number;
  /** Its page shows who is ahead, so the match is not rated. */
  chances: Generated<number>;
  owner: string;
  invitation: string;
  /** Drawn when the match starts. */
  seed: string | null;
  seq: number;
  waiting: string;
  scores: string | null;
  /** The error and the document of a match that a rule broke. */
  frozen: string | null;
  rematch: string | null;
  /** The cup that it is played for. */
  cup: string | null;
  /** The day whose daily deal it is. */
  deal: Generated<string | null>;
  /** The deal's result is noted; null: it is of no deal. */
  deal_counted: Generated<number | null>;
  /** When its removal was announced, and for when; of no account once something was done there since. */
  announced_at: number | null;
  remove_at: number | null;
  /** Whom its owner sent away before the start, as JSON, until the match ends. */
  removed: string | null;
  /** Its result is written, once it is over. */
  counted: Generated<number>;
  /** The match came from a document, so somebody knew its seed from the start. */
  imported: number;
  /** Somebody asked a coach; known once its result is written. */
  helped: Generated<number>;
  /** How long players may think; null: as long as they like. */
  clock: string | null;
  /** When its match began, if it was not brought as a document. */
  started_at: number | null;
  /** When it was over or ended by vote: as `updated_at`, which every step changes, so that an index may hold it. */
  ended_at: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: string;
  /** What the seat becomes again when its person leaves: open or invited. */
  vacant_as: string;
  person: string | null;
  /** One more person at somebody's screen, with a name of its own. */
  screen: number;
  name: string | null;
  level: string | null;
  /** Whom an invited seat is kept for, who played it before. */
  asked: string | null;
  /** The level of the bot that plays for its person at present. */
  stand_in: string | null;
  /** The person gave up: that bot plays to the end. */
  resigned: Generated<number>;
  /** When its person rested as the match began, as JSON; what changed since stands among the moves. */
  rest: string | null;
  /** When its person changed that and this table's log was not told yet; null: it knows. */
  rest_untold: Generated<number | null>;
  /** The last chat line that its person has seen. */
  heard: Generated<number>;
  /** When the table's match ended. */
  ended_at: Generated<number | null>;
  /** A bot has played for its person at some time. */
  stood_in: Generated<number>;
  /** Somebody else may take the seat over, for its person left. */
  offered: Generated<number>;
  /** The first person whose seat somebody took over, their name, and the last step before that. Empty where they are gone; null: nobody did. */
  former: Generated<string | null>;
  former_name: Generated<string | null>;
  former_until: Generated<number | null>;
  /** The step by which its person took the seat over; 0: they have had it from the start. */
  taken_at: Generated<number>;
}

/**
 * One step of a match. `move` null: the seat took its last move back; `{"act": …}`: it did something besides moves (tables/acts).
 * Only the last row of a command names it.
 */
export interface MoveRow {
  table_id: string;
  seq: number;
  seat: number;
  move: string | null;
  command: string | null;
  at: number;
}

/**
 * A bot's turn, or the end of a player's time: `seat` of the table was asked at `seq`, and it is to be looked at from `due` on.
 * Whoever claims it may work until `claimed_until`.
 */
export interface JobRow {
  table_id: string;
  seat: number;
  seq: number;
  due: number;
  attempts: number;
  claimed_until: number;
}

/** One row: when a node was alive last. */
interface HeartRow {
  id: number;
  at: number;
}

/** A time in which none was. */
interface PauseRow {
  from_at: number;
  to_at: number;
}

/** How many tries of something are used up, as of then. */
interface TryRow {
  key: string;
  count: number;
  at: number;
}

/** What the server made once for itself. */
interface KeptRow {
  name: string;
  value: string;
}

/** Rules of a version that matches were begun with. `code`: one module with the kernel that they are folded by. */
interface RulesRow {
  game: string;
  version: string;
  code: string;
  at: number;
}
