import { PERSON_LOCK, type Plants, plant } from './plant.ts';

const WORKLOAD = 'ways in';

/** Faults of the ways into an account. */
export const WAYS: Plants = {
  mended: [
    plant(
      'a guest who came to have an account is signed in as another',
      WORKLOAD,
      ['sqlite', 14],
      ['features/users/entry.ts', 'if (await isAnother(db, proof, before))', "if (proof.person === '')"],
    ),
  ],
  madeUp: [
    plant(
      'a passkey that was removed still lets in',
      WORKLOAD,
      ['sqlite', 4],
      ['features/users/proof.ts', "return (await own.where('id', '=', proof.id).executeTakeFirst()) !== undefined;", 'return own !== undefined;'],
    ),
    plant(
      'a subject that was unlinked still lets in',
      WORKLOAD,
      ['sqlite', 114],
      [
        'features/users/proof.ts',
        "return (await own.where('subject', '=', proof.subject).executeTakeFirst()) !== undefined;",
        'return own !== undefined;',
      ],
    ),
    plant(
      'a signature lets in twice',
      WORKLOAD,
      ['sqlite', 2],
      ['features/users/passkeys.ts', 'return taken.numDeletedRows > 0n;', 'return taken.numDeletedRows >= 0n;'],
    ),
    plant(
      'an answer of the provider is redeemed twice',
      WORKLOAD,
      ['sqlite', 7],
      [
        'features/users/openid/sign-in.ts',
        "storage.db.deleteFrom('openid_asks').where('state', '=', hashOf(state))",
        "storage.db.updateTable('openid_asks').set({ session: session.id }).where('state', '=', hashOf(state))",
      ],
    ),
    plant(
      'API tokens outlive a change of the password',
      WORKLOAD,
      ['sqlite', 7],
      [
        'features/users/sessions.ts',
        "await db.deleteFrom('api_tokens').where('person', '=', person)",
        "await db.deleteFrom('api_tokens').where('person', '=', '')",
      ],
    ),
    plant('nobody holds whoever signs in', WORKLOAD, ['postgres', 7], PERSON_LOCK),
    plant(
      'the last way in is removed',
      WORKLOAD,
      ['sqlite', 10],
      ['features/users/passkeys.ts', "if (await isGuest(db, person)) return fail({ code: 'last-way' });", ''],
    ),
  ],
};
