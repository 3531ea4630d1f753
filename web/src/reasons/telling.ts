import type { LineReason } from '@madang/bots/analysis';
import type { Seat } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { toldAs } from '../chances/reasons.ts';

/** The page's words, the game's with the players' names, and the seat whose turn it is about. */
interface Teller {
  readonly app: Translator;
  readonly words: Translator;
  readonly seat: Seat;
}

/** Reasons for a line in words, a sentence for each; what the line costs is told as its price. */
export const reasonsInWords = (teller: Teller, reasons: readonly LineReason[]): readonly string[] => reasons.map((reason) => inWords(teller, reason));

function inWords(teller: Teller, reason: LineReason): string {
  const { app, words, seat } = teller;
  if (reason.kind === 'waits') return app.text('better.waits', { gone: reason.of - reason.line, of: reason.of, other: reason.other });
  if (reason.kind === 'taken') return app.text('better.taken', { what: words.say(reason.what), gone: reason.gone, of: reason.of });
  const counted = countedInWords(teller, reason);
  const whose = reason.seat === seat ? counted : app.text('better.rival', { name: words.text(`seat.${reason.seat}`), reason: counted });
  const said = reason.when === 'next' ? app.text('better.next', { reason: whose }) : whose;
  return reason.gain < 0 ? app.text('better.price', { reason: said }) : said;
}

function countedInWords({ app, words }: Teller, { what, isFlag, here, there }: Extract<LineReason, { readonly kind: 'count' }>): string {
  const named = words.say(what);
  if (isFlag) return app.text(here > there ? 'better.flag' : 'better.noFlag', { what: named });
  return app.text('better.count', { what: named, own: toldAs(here), other: toldAs(there) });
}
