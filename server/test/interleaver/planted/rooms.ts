import { type Plants, plant } from './plant.ts';

/** Faults of messages that are edited. */
export const ROOMS: Plants = {
  mended: [
    plant(
      'a message that nobody heard of is left as it is',
      'edits',
      ['sqlite', 3],
      [
        'features/webhooks/worker.ts',
        "if (webhook.form === 'matrix' && row.sent === 0 && noted !== row.shown)",
        "if (webhook.form === 'json' && notePost.name === '')",
      ],
    ),
  ],
  madeUp: [
    plant(
      'a message is sent again where it should be edited',
      'edits',
      ['sqlite', 2],
      ['features/webhooks/worker.ts', "return differs ? 'edit' : 'nothing';", "return differs ? (sent > 1 ? 'send' : 'edit') : 'nothing';"],
    ),
    plant(
      'a message that was not taken counts as sent',
      'edits',
      ['sqlite', 3],
      [
        'features/webhooks/worker.ts',
        '(await noteFailure(services, webhook)) ?? services.time.now() + HOUR);',
        '(await noteFailure(services, webhook)) ?? services.time.now() + HOUR, changed);',
      ],
    ),
    plant(
      'who comes to a table is told nowhere',
      'edits',
      ['sqlite', 1],
      ['features/webhooks/worker.ts', 'JSON.stringify([stage, title, body, mentions])', 'JSON.stringify([stage, title, typeof body, mentions])'],
    ),
    plant(
      'each attempt in Matrix is a message of its own',
      'edits',
      ['sqlite', 3],
      ['features/webhooks/worker.ts', "return way === 'edit' ? ", "return way !== 'nothing' ? "],
    ),
  ],
};
