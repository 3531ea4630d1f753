import { toldTo } from '@madang/kernel';
import { type Digest, digestOf, literally, translator } from '@madang/text';
import { OURS } from '../../core/rules/engine.ts';
import type { Services } from '../../core/services.ts';
import { enqueue } from '../../matches/broadcast/live.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { reload } from '../../matches/broadcast/reload.ts';
import { seatsOf } from '../../matches/model/serialize.ts';
import { namesAt, type Reader } from './templates.ts';

/** What fits on the screen of a phone: a push of more is cut. */
const MOST = { letters: 320, lines: 6 };

/**
 * What happened at a table since a person's own last step, in their language, from what their seat heard. Undefined: nothing did, or this
 * server has no words for it.
 */
export async function digestFor(services: Services, registry: Registry, reader: Reader, table: string): Promise<Digest | undefined> {
  const live = await registry.open(table);
  if (!live) return undefined;
  return enqueue(live, async () => {
    await reload(services, live);
    const { fold, record } = live;
    const seats = seatsOf(record, reader.id);
    const seat = seats.find((one) => record.waitingFor.includes(one)) ?? seats[0];
    if (!fold || seat === undefined || fold.engine !== OURS) return undefined;
    try {
      const { language } = reader.words;
      const wording = await services.shelf.find(({ name }) => name === record.game)?.wording();
      const catalogue = await wording?.catalogues(language);
      if (!wording || !catalogue) return undefined;
      const names = namesAt(record, reader.words).map((name, nth) => [`seat.${nth}`, literally(name)]);
      const words = translator(language, catalogue, Object.fromEntries(names));
      const log = fold.log.map(({ by, heard }) => ({ by, told: toldTo(seat, heard) }));
      const digest = digestOf(words, wording, { log, view: fold.match.game.redact(fold.match.state, seat) }, seat, MOST);
      return digest.lines.length > 0 ? digest : undefined;
    } catch (error) {
      services.log.debug({ table, error }, 'a table cannot be put into words');
      return undefined;
    }
  });
}
