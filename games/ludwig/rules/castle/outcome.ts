import { type Castle, type Contact, contactsOf, type Door, doorFront } from './castle.ts';
import { layOut, wordAt } from './grid.ts';
import type { CastleOptions } from './options.ts';
import { cornerOf, type Placement } from './placement.ts';
import { pointsOf } from './scoring.ts';
import { covers, turnedOf } from './turned.ts';

/** What laying a tile would do, in numbers: `forecast` without the lines, for whoever compares very many places. */
export interface Outcome {
  readonly points: number;
  readonly contacts: readonly Contact[];
  /** Entrances of the tile that would be connected, not connected, and open. */
  readonly connected: number;
  readonly unconnected: number;
  readonly open: number;
  /** Open entrances of the castle that would be open no more. */
  readonly closed: readonly Door[];
}

/** What a legal placement would do; the castle stays as it is. */
export function outcomeOf(castle: Castle, placement: Placement, options: CastleOptions): Outcome {
  layOut(castle.tiles);
  const turned = turnedOf(placement);
  const corner = cornerOf(placement);
  const contacts = contactsOf(placement);
  let connected = 0;
  for (let i = 0; i < contacts.length; i++) connected += contacts[i]?.connections ?? 0;
  let open = 0;
  for (const { beyond } of turned.entrances) if (wordAt(corner + beyond) === 0) open++;
  const closed = castle.doors.filter((door) => covers(turned, doorFront(door) - corner));
  const points = pointsOf(castle, placement, contacts, options);
  return { points, contacts, connected, unconnected: turned.entrances.length - connected, open, closed };
}
