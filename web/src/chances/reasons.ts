import type { Chances, Reason } from '@madang/bots/analysis';
import type { Seat } from '@madang/kernel';
import type { Translator } from '@madang/text';

/** Digits behind the point that a mean is told with: means of small counts need one. */
export const toldAs = (amount: number): number => (Math.abs(amount) < 20 ? Math.round(10 * amount) / 10 : Math.round(amount));

/** A reason in words: what the seat has and what the others have in the mean. */
export const reasonText = (words: Translator, game: string, { advantage, own, others }: Reason): string =>
  words.text('chances.reason', { what: words.text(`${game}.advantage.${advantage}`), own: toldAs(own), others: toldAs(others) });

/** The reasons for one line: what lifts the leader, and what matters most to the reader. `own`: the reader's seat. */
export function mainReasons({ shares, reasons }: Pick<Chances, 'shares' | 'reasons'>, own: Seat | null): readonly Reason[] {
  const leader = shares.indexOf(Math.max(...shares));
  const lifts = reasons.filter(({ seat, gain }) => seat === leader && gain > 0).slice(0, leader === own || own === null ? 2 : 1);
  const mine = own === leader ? undefined : reasons.find(({ seat }) => seat === own);
  return mine ? [...lifts, mine] : lifts;
}
