import { fail, ok } from '@madang/kernel';
import { ChannelRequest, MailLink, NotificationSettings, NotificationWishes, Problem } from '@madang/wire';
import { z } from 'zod';
import { takeToken } from '../../../core/rate-limit.ts';
import { addChannel, channelsOf, preferencesOf, removeReceiver, setPreferences } from '../../../features/notifications/channels.ts';
import { takeLink } from '../../../features/notifications/links.ts';
import { readerOf, testLetter } from '../../../features/notifications/templates.ts';
import type { Transports } from '../../../features/notifications/transports.ts';
import { checkPassword } from '../../../features/users/accounts.ts';
import { perMinute } from '../app.ts';
import { Done, refuse } from '../problems.ts';
import { answers, type Desk, withUser } from '../route-context.ts';

const tags = ['notifications'];
const Id = z.object({ id: z.string().max(64) });
const UnsubscribeLink = z.object({ link: z.string().max(64) });
/** Tests and changes that a person may ask for. */
const TESTS = { most: 10, over: 600_000 };
const tooFast: Problem = { code: 'too-fast' };

/** What people are told of and where; links in mails. */
export function noticeRoutes(desk: Desk, post: Transports): void {
  settingRoutes(desk, post);
  mailRoutes(desk, post);
}

function settingRoutes(desk: Desk, post: Transports): void {
  const { app, services, passwords } = desk;
  const { db } = services.storage;
  const mayTry = (what: string, person: string) => takeToken(db, `${what} ${person}`, TESTS, services.time.now());

  app.get('/api/account/notifications', { schema: { tags, response: { 200: NotificationSettings, '4xx': Problem } } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) =>
      ok({
        offer: await post.offer(),
        wishes: await preferencesOf(services, person.id),
        receivers: await channelsOf(services, person.id, post.secretOf),
      }),
    ),
  );

  app.put('/api/account/notifications', { schema: { tags, body: NotificationWishes, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) => {
      const set = await setPreferences(services, person.id, request.body);
      return set.ok ? ok({}) : set;
    }),
  );

  app.post('/api/account/channels', { schema: { tags, body: ChannelRequest, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const { person } = session;
      const asked = request.body;
      if (!(await mayTry('receiver', person.id))) return fail(tooFast);
      if (asked.kind === 'mail') {
        // A mail address is a way in: by it a new password can be had.
        const confirmed = await checkPassword(services, passwords, session, asked.current);
        if (!confirmed.ok) return confirmed;
      }
      const added = await addChannel(services, post.outside, await post.offer(), session, asked);
      return added.ok ? ok({}) : added;
    }),
  );

  app.delete('/api/account/channels/:id', { schema: { tags, params: Id, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) =>
      (await removeReceiver(services, person.id, request.params.id)) ? ok({}) : fail({ code: 'not-found' }),
    ),
  );

  // What answers is used again, also if it was dropped.
  app.post('/api/account/channels/:id/test', { schema: { tags, params: Id, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) => {
      const mine = db.selectFrom('receivers').selectAll().where('id', '=', request.params.id).where('person', '=', person.id);
      const receiver = await mine.where('confirmed_at', 'is not', null).executeTakeFirst();
      const reader = await readerOf(services, person.id);
      if (!receiver || !reader) return fail({ code: 'not-found' });
      if (!(await mayTry('test', person.id))) return fail(tooFast);
      const sent = await post.send(receiver, { id: `test ${receiver.id}`, ...testLetter(reader) });
      if (sent !== 'sent') return fail({ code: 'not-delivered' });
      await db.updateTable('receivers').set({ dropped: null, failures: 0 }).where('id', '=', receiver.id).execute();
      return ok({});
    }),
  );
}

/** What is done by links in mails: whoever follows one need not be signed in. */
function mailRoutes({ app, services, config }: Desk, post: Transports): void {
  const { db } = services.storage;
  const limited = perMinute(config.limits.signInsPerMinute);

  app.post('/api/mail/confirm', { ...limited, schema: { tags, body: MailLink, response: answers } }, async (request, reply) => {
    const now = services.time.now();
    const link = await takeLink(db, 'confirm', request.body.token, now);
    if (!link) return refuse(reply, { code: 'wrong-link' });
    await db.updateTable('receivers').set({ confirmed_at: now, dropped: null, failures: 0 }).where('id', '=', link.receiver).execute();
    return {};
  });

  const unsubscribe = async (link: string): Promise<boolean> => {
    const receiver = post.unsubscribing(link);
    if (receiver === undefined) return false;
    await db.updateTable('receivers').set({ dropped: 'unsubscribed' }).where('id', '=', receiver).execute();
    return true;
  };
  app.get('/api/mail/unsubscribe/:link', { schema: { tags, params: UnsubscribeLink } }, async (request, reply) =>
    // Programs that look where links lead must unsubscribe nobody.
    reply.redirect(`${config.basePath}/#/mail/unsubscribe/${encodeURIComponent(request.params.link)}`),
  );
  // Mail programs send a form (RFC 8058), whose words say nothing more.
  app.register(async (inner) => {
    inner.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], { parseAs: 'string' }, (_request, _body, done) =>
      done(null, null),
    );
    inner.post<{ Params: { link: string } }>(
      '/api/mail/unsubscribe/:link',
      { schema: { tags, params: UnsubscribeLink, response: { 200: Done, '4xx': Problem } } },
      async (request, reply) => ((await unsubscribe(request.params.link)) ? {} : refuse(reply, { code: 'wrong-link' })),
    );
  });
}
