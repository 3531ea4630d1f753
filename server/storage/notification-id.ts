/** What people are told of a table, if they wish it: their turn, the end of their time (twice), a seat kept for them, a mention, the end of the match. */
export type NoticeKind = 'turn' | TimeKind | 'invited' | 'mention' | 'over';

/** The two warnings before a player's time ends. */
export const TIME_KINDS = ['low', 'last'] as const;
type TimeKind = (typeof TIME_KINDS)[number];

/** Something that a person is to be told of. `from`: what the wish's delay counts from; a warning's delay is negative. Absent: from now. */
export interface NoticeBegun {
  readonly kind: NoticeKind;
  readonly person: string;
  readonly from?: number;
}

/** The ids of all that ends with a person's turn at a table. */
export const turnIds = (table: string, person: string): readonly string[] =>
  (['turn', ...TIME_KINDS] as const).map((kind) => noticeId(kind, table, person));

/** The name of a notice: of one kind there is at most one for a person at a table. */
export const noticeId = (kind: NoticeKind, table: string, person: string): string => `${kind} ${table} ${person}`;
