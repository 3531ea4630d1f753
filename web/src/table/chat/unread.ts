import type { ChatLine } from '../../play/table.ts';

/** The lines of others that a reader has not seen. A line of their own shows that they had seen those before it. */
export function unreadOf(lines: readonly ChatLine[], heard: number, own: string | undefined, muted: readonly string[]): readonly ChatLine[] {
  const spoke = lines.findLast(({ person }) => person === own)?.id ?? 0;
  return lines.filter(({ id, person }) => id > Math.max(heard, spoke) && !muted.includes(person));
}
