import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { SESSION_COOKIE } from '@madang/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnMachine } from '../../../core/client-address.ts';
import type { Config } from '../../../core/config.ts';
import { refuseOthers } from '../problems.ts';
import { describe } from './describe.ts';
import { describeMessages } from './messages.ts';

/** Our own mark on the page that describes the interface: a courtyard from above. */
const DOCS_LOGO = {
  type: 'image/svg+xml',
  content:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="40" height="40"><path d="M3 3h42v42H3zM9.5 9.5v29h29v-29z" fill="#f6f1e7" fill-rule="evenodd"/><circle cx="24" cy="16.6" r="4.6" fill="#d55e00"/><path d="M32 19.2l4.9 8.6h-9.8z" fill="#4aa3df"/><path d="M20 27.6h8v8h-8z" fill="#009e73"/><path d="M16 19l5 5-5 5-5-5z" fill="#b07aa1"/></svg>',
};

/** Describes the server to programmers: its requests at `/docs` (OpenAPI at `/docs/json`), its socket at `/docs/messages` (AsyncAPI). Before any route. */
export async function describeAll(app: FastifyInstance, config: Config): Promise<void> {
  const onRequest = (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (config.openDocs || isOwnMachine(request.raw)) next();
    else refuseOthers(reply, 'OPEN_DOCS');
  };
  await app.register(swagger, describe(SESSION_COOKIE));
  await app.register(swaggerUi, {
    ...{ routePrefix: '/docs', staticCSP: true, logo: DOCS_LOGO, theme: { title: 'Madang' } },
    uiHooks: { onRequest },
  });
  const messages = describeMessages(`${config.basePath}/api/socket`);
  app.get('/docs/messages', { onRequest, schema: { hide: true } }, async () => messages);
}
