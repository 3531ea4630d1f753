/** What people are told of a table, if they wish it: it is their turn, a seat is kept for them, the match is over. */
export type NoticeKind = 'turn' | 'invited' | 'over';

/** The name of a notice: of one kind there is at most one for a person at a table. */
export const noticeId = (kind: NoticeKind, table: string, person: string): string => `${kind} ${table} ${person}`;
