// A server with tiny on its shelf that another one may follow; as a successor it does what its first argument says.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { localBus } from '../../../core/bus/bus.ts';
import { type Parts, readConfig } from '../../../index.ts';
import { serve, succeed } from '../../../serve.ts';
import { TINY } from '../server.ts';

/** Milliseconds that a slow one takes to open. */
const SLOWNESS = 3000;

/** The database as a newer version leaves it: with a step that older ones do not know. */
function bringFurther(): void {
  const file = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'madang.sqlite'));
  file.exec("create table later (id text); insert into kysely_migration (name, timestamp) values ('999-later', 'now')");
  file.close();
}

/** What happens between the opening of the database and serving. */
const OPENINGS: Readonly<Record<string, () => Promise<void>>> = {
  follows: async () => undefined,
  slow: () => pause(SLOWNESS),
  hangs: () => new Promise(() => undefined),
  refuses: async () => {
    throw new Error('not today');
  },
  'goes too far': async () => {
    bringFurther();
    throw new Error('too far');
  },
};

const [manner = 'follows', word] = process.argv.slice(2);
if (manner === 'dies') process.exit(3);
const parts: Parts = { shelf: [TINY] };
const openBus: Parts['openBus'] = async () => {
  await OPENINGS[manner]?.();
  return localBus();
};
if (manner === 'mute') setInterval(() => undefined, 1000);
else if (word === 'successor') await succeed(readConfig(process.env), { ...parts, openBus });
else await serve(readConfig(process.env), parts);
