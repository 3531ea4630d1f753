import { ok } from '@madang/kernel';
import { ChatNameSettings, ChatNames, NewWebhook, Problem, WebhookChange, WebhookList, WebhookRequest } from '@madang/wire';
import { z } from 'zod';
import type { Transports } from '../../../features/notifications/transports.ts';
import { chatNamesOf, setChatNames } from '../../../features/webhooks/chat-names.ts';
import { sendTest } from '../../../features/webhooks/send.ts';
import { addWebhook, allWebhooks, changeWebhook, findWebhook, removeWebhook, viewOf } from '../../../features/webhooks/webhook.ts';
import { forHost } from '../admin.ts';
import { Done, refuse } from '../problems.ts';
import { answers, type Desk, withUser } from '../route-context.ts';

const tags = ['admin'];
const Id = z.object({ id: z.string().max(64) });
const done = { 200: Done, '4xx': Problem };

/** Webhooks of the server, which admins look after, and what people are called in chat programs. `wake`: there may be something to tell. */
export function webhookRoutes(desk: Desk, post: Transports, wake: () => void): void {
  listRoutes(desk, post, wake);
  oneRoutes(desk, post, wake);
  nameRoutes(desk);
}

function listRoutes(desk: Desk, post: Transports, wake: () => void): void {
  const { app, services, config } = desk;
  const offered = config.publicUrl !== undefined;

  app.get('/api/admin/webhooks', { schema: { tags, response: { 200: WebhookList, 404: Problem } } }, (request, reply) =>
    forHost(desk, request, reply, async () => ({ offered, webhooks: (await allWebhooks(services.storage.db)).map(viewOf) })),
  );

  const adding = { schema: { tags, body: WebhookRequest, response: { 200: NewWebhook, '4xx': Problem } } };
  app.post('/api/admin/webhooks', adding, (request, reply) =>
    forHost(desk, request, reply, async () => {
      if (!offered) return refuse(reply, { code: 'not-offered-here' });
      if (!post.outside.mayReach(request.body.address)) return refuse(reply, { code: 'not-reachable' });
      const added = await addWebhook(services, request.body);
      if (!added.ok) return refuse(reply, added.problem);
      wake();
      return added.value;
    }),
  );
}

function oneRoutes(desk: Desk, post: Transports, wake: () => void): void {
  const { app, services, config } = desk;
  const { db } = services.storage;

  app.put('/api/admin/webhooks/:id', { schema: { tags, params: Id, body: WebhookChange, response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => {
      const { address } = request.body;
      if (address !== undefined && !post.outside.mayReach(address)) return refuse(reply, { code: 'not-reachable' });
      const changed = await changeWebhook(services, request.params.id, request.body);
      wake();
      return changed ? {} : undefined;
    }),
  );

  app.delete('/api/admin/webhooks/:id', { schema: { tags, params: Id, response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => ((await removeWebhook(services, request.params.id)) ? {} : undefined)),
  );

  // What arrives switches a webhook on again.
  app.post('/api/admin/webhooks/:id/test', { schema: { tags, params: Id, response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => {
      const webhook = await findWebhook(db, request.params.id);
      if (!webhook || config.publicUrl === undefined) return undefined;
      if (!(await sendTest(services, post.outside, webhook, config.publicUrl))) return refuse(reply, { code: 'not-delivered' });
      wake();
      return {};
    }),
  );
}

function nameRoutes(desk: Desk): void {
  const { app, services } = desk;
  const reading = { schema: { tags: ['notifications'], response: { 200: ChatNameSettings, '4xx': Problem } } };
  app.get('/api/account/chat-names', reading, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) => ok(await chatNamesOf(services, person.id))),
  );

  app.put('/api/account/chat-names', { schema: { tags: ['notifications'], body: ChatNames, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, (session) => setChatNames(services, session, request.body)),
  );
}
