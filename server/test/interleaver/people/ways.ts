import { addPassword, recentlyAuthenticated } from '../../../features/users/accounts.ts';
import { enterBy } from '../../../features/users/entry.ts';
import type { Provider } from '../../../features/users/openid/provider.ts';
import { beginSignIn, finishSignIn, isLinked, unlink } from '../../../features/users/openid/sign-in.ts';
import { addPasskey, askPasskey, type Library, offerPasskey, removePasskey, signInByPasskey } from '../../../features/users/passkeys.ts';
import type { Proof } from '../../../features/users/proof.ts';
import { findSession, type Session } from '../../../features/users/sessions.ts';
import { addToken, findToken } from '../../../features/users/tokens.ts';
import { broadcastTable } from '../../../matches/broadcast/reload.ts';
import type { Node } from '../machine/node.ts';
import { here } from '../machine/patches.ts';
import type { World } from '../machine/world.ts';
import { type Answer, answerOf, type Client, DONE, refusedBy } from './client.ts';

// What a page asks about the ways into an account, with what the routes do around it (api/http/users).

const SITE = { origin: 'https://madang.example', host: 'madang.example' };
const NONE = { clientDataJSON: '', authenticatorData: '', signature: '', attestationObject: '' };
const DEVICE = { credentialDeviceType: 'singleDevice', credentialBackedUp: false, userVerified: true, origin: SITE.origin } as const;

/** Cryptography that believes everything: what takes long is a step of its own. `answers`: the challenge that the device signed. */
function believing(world: World, answers: string): Library {
  const slow = () => world.scheduler.gate({ actor: here()?.actor ?? '', node: here()?.node, label: 'verifies a passkey' });
  const isAsked = async (expected: unknown): Promise<boolean> => typeof expected === 'function' && (await expected(answers)) === true;
  return {
    async verifyAuthenticationResponse({ response, expectedChallenge, credential }) {
      const verified = await isAsked(expectedChallenge);
      await slow();
      return { verified, authenticationInfo: { ...DEVICE, credentialID: response.id, newCounter: credential.counter + 1, rpID: SITE.host } };
    },
    async verifyRegistrationResponse({ response, expectedChallenge }) {
      if (!(await isAsked(expectedChallenge))) return { verified: false };
      await slow();
      const credential = { id: response.id, publicKey: new Uint8Array(), counter: 0 };
      const made = { fmt: 'none', aaguid: '', credentialType: 'public-key', attestationObject: new Uint8Array() } as const;
      return { verified: true, registrationInfo: { ...DEVICE, ...made, credential } };
    },
  };
}

/** Does something of an account for which its person must have shown lately who they are. */
const shown = (me: Client, node: Node, work: (session: Session) => Promise<Answer>): Promise<Answer> =>
  me.asSession(node, async (session) => {
    const lately = await recentlyAuthenticated(node.services, session);
    return lately.ok ? work(session) : refusedBy(lately.problem);
  });

export const addKey = (me: Client, key: string): Promise<Answer> =>
  me.ask({
    what: 'add way',
    facts: { way: `passkey ${key}` },
    work: (node) =>
      shown(me, node, async (session) => {
        const offered = await offerPasskey(node.services, SITE, session.person, null);
        if (!offered.ok) return refusedBy(offered.problem);
        const registration = { ...NONE, id: key, name: key, transports: [] };
        return answerOf(await addPasskey(node.services, SITE, session, registration, believing(me.world, offered.value.challenge)));
      }),
  });

export const removeKey = (me: Client, key: string): Promise<Answer> =>
  me.ask({
    what: 'remove way',
    facts: { way: `passkey ${key}` },
    work: (node) => shown(me, node, async (session) => answerOf(await removePasskey(node.services, session, key))),
  });

export const addLogin = (me: Client, login: string, password: string): Promise<Answer> =>
  me.ask({
    what: 'add way',
    facts: { way: `password ${login}` },
    work: (node) => shown(me, node, async (session) => answerOf(await addPassword(node.services, node.passwords, session, { login, password }))),
  });

/** The step in which a page's last session was written. */
const writtenAt = ({ name, world }: Client): number =>
  Number(
    world.scheduler.trace
      .findLast((line) => line.includes(` ${name}@`) && line.endsWith(': insert sessions'))
      ?.trim()
      .split(' ')[0],
  );

/** Lets a page in by what it showed; `given.entered`: the step in which it was. */
async function enter(me: Client, { services, registry }: Node, proof: Proof, bring: boolean): Promise<Answer> {
  const before = me.person.token === undefined ? undefined : await findSession(services, me.person.token);
  const done = await enterBy(services, { proof, device: me.name, before, bring });
  if (!done.ok) return refusedBy(done.problem);
  const { person, token, tables } = done.value;
  for (const table of tables) await broadcastTable(services, registry, table);
  return { answer: 'done', given: { person: person.id, token, entered: writtenAt(me) } };
}

/** Signs in by a passkey, on two pages by the same signature where it is sent twice. */
export async function enterByKey(me: Client, key: string, twice: boolean): Promise<void> {
  let challenge = '';
  await me.ask({
    what: 'ask for a challenge',
    again: true,
    work: async ({ services }) => {
      ({ challenge } = await askPasskey(services, SITE));
      return DONE;
    },
  });
  const once = (who: Client) =>
    who.ask({
      what: 'enter',
      facts: { way: `passkey ${key}`, asked: challenge, before: null },
      work: async (node) => {
        const proof = await signInByPasskey(node.services, SITE, { ...NONE, id: key, bring: false }, believing(me.world, challenge));
        return proof.ok ? enter(who, node, proof.value, false) : refusedBy(proof.problem);
      },
    });
  await Promise.all(twice ? [once(me), once(me.other(9))] : [once(me)]);
}

/** A provider that names the person in the query. */
const providerOf = ({ scheduler, random }: World): Provider => ({
  ...{ name: 'Provider', issuer: 'https://provider.example' },
  ask: async () => ({ url: '', state: `state ${random.below(1e9)}`, nonce: 'nonce', verifier: 'verifier' }),
  async answered(query) {
    await scheduler.gate({ actor: here()?.actor ?? '', node: here()?.node, label: 'asks the provider' });
    return new URLSearchParams(query).get('subject') ?? '';
  },
});

/** Goes to the provider and comes back, twice where the browser does so: links its subject, or signs in as the person who has it. */
export async function enterByProvider(
  me: Client,
  subject: string,
  { bring, twice }: { readonly bring: boolean; readonly twice: boolean },
): Promise<void> {
  const { world } = me;
  const provider = providerOf(world);
  let state = '';
  const asking = { ...provider, ask: async () => provider.ask().then((asked) => ({ ...asked, url: asked.state })) };
  const begun = await me.ask({
    what: 'go to the provider',
    work: (node) =>
      me.asSession(node, async (session) => {
        const linked = await isLinked(node.services, provider, session.person.id);
        const lately = linked ? undefined : await recentlyAuthenticated(node.services, session);
        if (lately?.ok === false) return refusedBy(lately.problem);
        state = await beginSignIn(node.services, asking, session, bring);
        return DONE;
      }),
  });
  if (begun.answer !== 'done') return;
  const way = `openid ${subject}`;
  const once = (who: Client) =>
    who.ask({
      what: 'enter',
      facts: { way, asked: state, before: who.person.id, bring },
      work: (node) =>
        who.asSession(node, async (session) => {
          const back = await finishSignIn(node.services, provider, session, new URLSearchParams({ state, subject }).toString());
          if (!back.ok) return refusedBy(back.problem);
          return back.value.proof ? enter(who, node, back.value.proof, bring) : { answer: 'linked' };
        }),
    });
  await Promise.all(twice ? [once(me), once(me.other(9))] : [once(me)]);
}

export const unlinkProvider = (me: Client): Promise<Answer> =>
  me.ask({
    what: 'remove way',
    facts: { way: 'openid' },
    work: (node) => shown(me, node, async (session) => answerOf(await unlink(node.services, session))),
  });

/** Makes an API token; `given.token`: its text. */
export const makeToken = (me: Client): Promise<Answer> =>
  me.ask({
    what: 'make token',
    work: (node) =>
      me.asSession(node, async (session) => {
        const made = await addToken(node.services, session, { name: 'program', scopes: ['read'] });
        return made.ok ? { answer: 'done', given: { token: made.value.token } } : refusedBy(made.problem);
      }),
  });

/** A program shows a token. */
export const showToken = (me: Client, token: string): Promise<Answer> =>
  me.ask({
    what: 'show token',
    facts: { token },
    work: async ({ services }) => ((await findToken(services, token)) ? DONE : refusedBy({ code: 'wrong-token' })),
  });
