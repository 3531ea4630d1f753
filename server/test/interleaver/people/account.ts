import { addChannel, setPreferences } from '../../../features/notifications/channels.ts';
import { addPassword, changePassword, checkPassword, signIn as proveLogin, recentlyAuthenticated } from '../../../features/users/accounts.ts';
import { deletePerson } from '../../../features/users/deletion.ts';
import { enterBy } from '../../../features/users/entry.ts';
import { endSessions, findSession, mustBeOpen } from '../../../features/users/sessions.ts';
import { broadcastTable } from '../../../matches/broadcast/reload.ts';
import { type Answer, answerOf, type Client, DONE, refusedBy } from './client.ts';

// What a page asks about its person, with what the routes do around it (api/http/users, api/http/features).

export const addAccount = (me: Client, login: string, password: string): Promise<Answer> =>
  me.ask({
    what: 'add password',
    facts: { login, password },
    work: (node) =>
      me.asSession(node, async (session) => {
        const shown = await recentlyAuthenticated(node.services, session);
        if (!shown.ok) return refusedBy(shown.problem);
        return answerOf(await addPassword(node.services, node.passwords, session, { login, password }));
      }),
  });

export const changeTo = (me: Client, current: string, password: string): Promise<Answer> =>
  me.ask({
    what: 'change password',
    facts: { current, password },
    work: (node) =>
      me.asSession(node, async (session) => answerOf(await changePassword(node.services, node.passwords, session, { current, password }))),
  });

/** Signs in on this page, whose session (if it has one) ends by it; `bring`: its guest goes along. `given.token`: the new cookie. */
export const signIn = (me: Client, login: string, password: string, bring = false): Promise<Answer> =>
  me.ask({
    what: 'sign in',
    facts: { login, password, bring, before: me.person.id },
    work: async ({ services, registry, passwords }) => {
      const proof = await proveLogin(services, passwords, { login, password, bring });
      if (!proof.ok) return refusedBy(proof.problem);
      const before = me.person.token === undefined ? undefined : await findSession(services, me.person.token);
      const entered = await enterBy(services, { proof: proof.value, device: me.name, before, bring });
      if (!entered.ok) return refusedBy(entered.problem);
      const { person, token, tables } = entered.value;
      for (const table of tables) await broadcastTable(services, registry, table);
      return { answer: 'done', given: { person: person.id, token } };
    },
  });

export const endOthers = (me: Client): Promise<Answer> =>
  me.ask({
    what: 'end other sessions',
    work: ({ services, ...node }) =>
      me.asSession({ services, ...node }, async ({ id, person }) => {
        await endSessions(services, person.id, { but: id });
        return DONE;
      }),
  });

export const deleteMe = (me: Client, current?: string): Promise<Answer> =>
  me.ask({
    what: 'delete',
    work: (node) =>
      me.asSession(node, async (session) => {
        const confirmed = await checkPassword(node.services, node.passwords, session, current);
        if (!confirmed.ok) return refusedBy(confirmed.problem);
        return answerOf(await deletePerson(node.services, node.registry, session.person.id, (db) => mustBeOpen(db, session)));
      }),
  });

export const tellMeBy = (me: Client, address: string): Promise<Answer> =>
  me.ask({
    what: 'add receiver',
    facts: { address },
    work: (node) =>
      me.asSession(node, async (session) => {
        const outside = { mayReach: () => true, post: () => Promise.reject(new Error('nobody is there')) };
        const offer = { push: null, mail: true, webhook: true };
        return answerOf(await addChannel(node.services, outside, offer, session, { kind: 'webhook', address, shape: 'plain' }));
      }),
  });

export const wish = (me: Client, minutes: number): Promise<Answer> =>
  me.ask({
    what: 'wish',
    work: (node) =>
      me.asSession(node, async ({ person }) =>
        answerOf(
          await setPreferences(node.services, person.id, {
            turn: true,
            invited: true,
            over: true,
            mention: true,
            minutes,
            time: true,
            low: 360,
            last: 60,
          }),
        ),
      ),
  });
