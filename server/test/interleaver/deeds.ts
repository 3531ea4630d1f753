/** What the auditor is told besides the database. It is plain data, so that the auditor needs nothing of the server. */

/** Something that a person asked for, and what they were answered. */
export interface Deed {
  readonly who: string;
  readonly what: string;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
  /** `done`, the code of a refusal, or `lost`: nobody knows what became of it. */
  readonly answer: string;
  /** What came with the answer. */
  readonly given: Readonly<Record<string, string | number | null>>;
  /** Steps of the schedule before it was sent, and before it was answered. */
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** Rows that were written to a table's log. */
export interface Written {
  readonly table: string;
  readonly from: number;
  readonly seq: number;
  readonly command: string | null;
  /** Steps of the schedule before it. */
  readonly at: number;
  /** Milliseconds, by a clock that is right. */
  readonly time: number;
}

/** A message that a receiver got. */
export interface Told {
  readonly id: string;
  readonly receiver: string;
  readonly kind: string;
  /** The table and when it came true; null: a mail with a link. */
  readonly table: string | null;
  readonly since: number;
  readonly at: number;
}

/** A message that a channel got. */
export interface Posted {
  /** The same at each attempt. */
  readonly id: string;
  readonly webhook: string;
  readonly event: string;
  readonly table: string;
}

/** A message in a room of a chat program, as it stands after all edits. */
export interface Shown {
  readonly room: string;
  readonly id: string;
  readonly table: string;
  readonly text: string;
}

/** A table as a page knows it from the lists that it follows. */
export interface ListedTable {
  readonly id: string;
  /** The lists in which it stands. */
  readonly open: boolean;
  readonly offered: boolean;
  readonly own: boolean;
  readonly status: string;
  readonly owner: string;
  readonly seats: readonly {
    readonly kind: string;
    readonly person: string | null;
    readonly standIn: string | null;
    readonly resigned: boolean;
    readonly offered: boolean;
  }[];
  readonly seq: number;
  readonly waitingFor: readonly number[];
  readonly scores: unknown;
  readonly unread: number;
  readonly question: string | null;
}

/** What a page that follows lists knows at the end, by the name of the node that tells it. */
export interface Followed {
  readonly who: string;
  readonly node: string;
  readonly lists: 'lobby' | 'mine';
  readonly tables: readonly ListedTable[];
  /** Ids of tables that it was ever told of. */
  readonly heardOf: readonly string[];
}

/** What a program heard since it opened its stream, line by line. */
export interface Streamed {
  readonly who: string;
  /** The id of its token. */
  readonly token: string;
  readonly node: string;
  readonly open: boolean;
  readonly lines: readonly string[];
}

/** A time in which no node was alive, by a clock that is right. */
export interface Night {
  readonly from: number;
  readonly to: number;
}

/** How a schedule went. */
export interface Course {
  readonly deeds: readonly Deed[];
  readonly written: readonly Written[];
  readonly told: readonly Told[];
  readonly posted: readonly Posted[];
  readonly shown: readonly Shown[];
  readonly nights: readonly Night[];
  /** Errors of the server's own: answers that are none, and what its log says of them. */
  readonly errors: readonly string[];
  /** What was done to it: nodes that died, answers that were lost, clocks that stepped. */
  readonly mishaps: ReadonlySet<string>;
  /** Milliseconds since 1970 at its end, by a clock that is right. */
  readonly now: number;
  /** Somebody does jobs. */
  readonly works: boolean;
  /** Nodes say that they are alive. */
  readonly beats: boolean;
  /** Somebody sends notices. */
  readonly tells: boolean;
  /** Somebody tells channels. */
  readonly posts: boolean;
  /** Somebody works out analyses. */
  readonly analyses: boolean;
  /** Somebody counts matches that are over. */
  readonly counts: boolean;
  /** The game has deeds to reach, and somebody counts them. */
  readonly reaches: boolean;
  /** Somebody counts daily deals that are over. */
  readonly deals: boolean;
  /** What one person may have. */
  readonly limits: { readonly tables: number; readonly cups: number; readonly receivers: number };
  /** Pages that follow lists. */
  readonly followed: readonly Followed[];
  /** Programs that listen. */
  readonly streams: readonly Streamed[];
  /** What its log warns of. */
  readonly warnings: readonly string[];
}
