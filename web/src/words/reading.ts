import { type Chronicle, canShow, type Document, type Game, isReading, ourReading, type Reading, readBy } from '@madang/kernel';
import { appUrl } from '../reach/base.ts';
import { notePart } from '../reach/parts.ts';
import { reach } from '../reach/served.ts';
import { once } from './loaded-game.ts';

const readings = new Map<string, Promise<Reading | null>>();

/** The rules of a game's version, to look at matches of it: the page's own, or what the server kept. Null: nobody has them. */
export const loadReading = (game: Game, version: string): Promise<Reading | null> =>
  once(readings, `${game.name}/${version}`, async () => (version === game.version ? ourReading(game) : keptReading(game.name, version)));

async function keptReading(game: string, version: string): Promise<Reading | null> {
  const address = appUrl(`api/rules/${encodeURIComponent(game)}/${encodeURIComponent(version)}`).href;
  try {
    const module: unknown = await import(/* @vite-ignore */ address);
    return isReading(module) ? module : null;
  } catch (error) {
    // A server that never served that version says so; without its word they may only be on their way.
    const answer = await reach(address);
    if (answer && answer.status < 500) return null;
    notePart(error);
    throw error;
  }
}

/** A match played to its end, and the rules by which it was. */
export interface Read {
  readonly reading: Reading;
  readonly chronicle: Chronicle;
}

/** A finished match by the rules of its version; null where nobody has them, or what is made for `game` cannot show it. */
export async function readToEnd(game: Game, document: Document): Promise<Read | null> {
  const reading = await loadReading(game, document.version);
  const read = reading && readBy(reading, document);
  return reading && read?.ok && (reading.game === game || canShow(game, reading, read.value)) ? { reading, chronicle: read.value } : null;
}
