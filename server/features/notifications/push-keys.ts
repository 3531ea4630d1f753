import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../storage/schema/index.ts';

const NAME = 'push-keys';
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });
/** What this server signs its pushes with (VAPID); browsers tie their subscriptions to the public one. */
export type PushKeys = z.infer<typeof Keys>;

/** The keys of this database, made when they are first asked for; of nodes that ask at the same time all get the same. */
export async function pushKeys(db: Kysely<Schema>): Promise<PushKeys> {
  const find = () => db.selectFrom('kept').select('value').where('name', '=', NAME).executeTakeFirst();
  let kept = await find();
  if (!kept) {
    const { default: webPush } = await import('web-push');
    await db
      .insertInto('kept')
      .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    kept = await find();
  }
  return Keys.parse(JSON.parse(kept?.value ?? 'null'));
}
