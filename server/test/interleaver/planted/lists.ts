import { type Plants, plant } from './plant.ts';

/** Faults of the lists that sockets are told. */
export const LISTS: Plants = {
  mended: [
    plant(
      'lists that become stale while they are read count as fresh',
      'lists',
      ['sqlite', 46],
      [
        'api/lists/hub.ts',
        'follower.isFresh = true;\n    const lists = await wholeLists(hub.site, follower.person, follower.wish);',
        'const lists = await wholeLists(hub.site, follower.person, follower.wish);\n    follower.isFresh = true;',
      ],
    ),
    plant(
      'what was written and not told stays untold',
      'lists',
      ['sqlite', 817],
      ['api/lists/hub.ts', "case 'missed':\n      refresh(hub);", "case 'missed':"],
    ),
  ],
  madeUp: [
    plant(
      'nobody is told that a table left',
      'lists',
      ['sqlite', 3],
      ['api/lists/follower.ts', 'else if (told.delete(id)) gone.push(id);', 'else told.delete(id);'],
    ),
    plant(
      'a table that changes while lists are read is nobody’s',
      'lists',
      ['sqlite', 245],
      ['api/lists/hub.ts', '!everybody && !hub.isReading && !owners.has(table)', '!everybody && !owners.has(table)'],
    ),
    plant(
      'a reader who does not keep up loses changes',
      'lists',
      ['sqlite', 7],
      ['api/lists/hub.ts', 'if (follower.reading.isBehind()) follower.isFresh = false;', 'if (follower.reading.isBehind()) continue;'],
    ),
    plant(
      'a bus that broke lost nothing',
      'lists',
      ['sqlite', 78],
      ['api/lists/hub.ts', 'const missed = (): void => {\n    refresh(hub);', 'const missed = (): void => {'],
    ),
  ],
};
