import type { Transaction } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';

/**
 * What a person showed to be let in. It was checked some time ago: the transaction that opens the session checks that it still holds.
 * `version`: the password's, which every change counts up.
 */
export type Proof = { readonly person: string } & (
  | { readonly kind: 'password'; readonly version: number }
  | { readonly kind: 'passkey'; readonly id: string }
  | { readonly kind: 'openid'; readonly issuer: string; readonly subject: string }
);

/** True if what was shown is still a way in of that person. */
export async function holds(db: Transaction<Schema>, proof: Proof): Promise<boolean> {
  switch (proof.kind) {
    case 'password': {
      const own = db.selectFrom('passwords').select('person').where('person', '=', proof.person);
      return (await own.where('changed_at', '=', proof.version).executeTakeFirst()) !== undefined;
    }
    case 'passkey': {
      const own = db.selectFrom('passkeys').select('id').where('person', '=', proof.person);
      return (await own.where('id', '=', proof.id).executeTakeFirst()) !== undefined;
    }
    case 'openid': {
      const own = db.selectFrom('openids').select('subject').where('person', '=', proof.person).where('issuer', '=', proof.issuer);
      return (await own.where('subject', '=', proof.subject).executeTakeFirst()) !== undefined;
    }
  }
}
