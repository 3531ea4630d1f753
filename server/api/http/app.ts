import { maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyRequest, LogController } from 'fastify';
import { hasZodFastifySchemaValidationErrors, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { addressOf, neighbourhood } from '../../core/client-address.ts';
import type { Config } from '../../core/config.ts';
import { problemOf } from '../../storage/connection-errors.ts';
import { withoutBase } from './addresses/base-path.ts';
import { newPresentPaths } from './addresses/renamed-paths.ts';
import { tokenIn } from './bearer/bearer.ts';
import { readJson } from './body.ts';
import { describeAll } from './description/pages.ts';
import { newGate } from './origin.ts';
import { statusOf } from './problems.ts';

/** What a page of ours may load: everything from here, nothing from elsewhere, no script in the page itself. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const BODY_BYTES = 65_536;

/** Where log lines go. */
export interface LogTo {
  write(line: string): void;
}

/** An error as the log keeps it: what it was, where, and what caused it. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type: name, message, ...code, stack, ...(error.cause !== undefined && { cause: causeOf(error.cause) }) };
}

/** What a browser asks only in the name of our own pages. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers that no browser keeps: somebody else may use it next. */
const PERSONAL = ['/api/account', '/api/session', '/api/admin'];
/** Answers of fewer bytes fit into one packet anyway. */
const COMPRESSED_BYTES = 1024;
/** Nearly as small as the best, in a tenth of the time. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Where the page's files are; their names carry a hash of what is in them, so they never change. */
export const ASSETS = '/assets/';

/** So many times as many files of the page as other requests: the first visit of an analysis, its workers and fonts, asks for about 280. */
const FILES_PER_REQUEST = 20;

const isFile = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(ASSETS);

/** The setting of a route that an address may ask only so many times a minute. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

/** An HTTP server that knows nothing yet. `logTo`: instead of standard output. */
export function bareApp(config: Config, logTo?: LogTo) {
  const presentPath = newPresentPaths((old, now) => app.log.warn(`a program asks for ${old}, which is called ${now} now`));
  const app = fastify({
    logger: { level: config.logLevel, serializers: { error: causeOf }, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 64 },
    http: { maxHeaderSize },
    forceCloseConnections: true,
    requestTimeout: 30_000,
    rewriteUrl: ({ url = '/' }) => presentPath(withoutBase(url, config.basePath)),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** The HTTP server with its guards, before any route. */
export async function newApp(config: Config, logTo?: LogTo): Promise<App> {
  const app = bareApp(config, logTo);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const read = readJson(String(body));
    if (read.ok) done(null, read.value);
    else done(Object.assign(new Error(read.problem.code), { statusCode: 400, code: read.problem.code }));
  });
  // A site below a path shares its host: its cookies are nobody else's.
  await app.register(cookie, { secret: config.secret, parseOptions: { path: config.basePath || '/' } });
  // Plain HTTP at home is allowed, so no upgrade and no HSTS from here: whoever ends TLS in front of it sends those.
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY }, hsts: false, originAgentCluster: false });
  await app.register(rateLimit, {
    max: (request) => config.limits.requestsPerMinute * (isFile(request) ? FILES_PER_REQUEST : 1),
    timeWindow: '1 minute',
    keyGenerator: (request) => `${isFile(request) ? 'files ' : ''}${neighbourhood(addressOf(request.raw, config.trustProxy))}`,
    errorResponseBuilder: (_request, { after }) => Object.assign(new Error('too-fast'), { statusCode: 429, code: 'too-fast', details: { after } }),
  });
  // Another site cannot ask in a person's name (SameSite), so lengths tell it nothing of what stands beside its own text.
  await app.register(compress, { threshold: COMPRESSED_BYTES, encodings: ['br', 'gzip'], brotliOptions: { params: BROTLI } });
  await app.register(etag, { weak: true });
  await describeAll(app, config);

  app.addHook('onSend', async ({ url }, reply, payload) => {
    // A browser asks whether its answer still holds, and no proxy keeps what is one person's.
    if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', PERSONAL.some((path) => url.startsWith(path)) ? 'no-store' : 'private, no-cache');
    }
    return payload;
  });
  const gate = newGate(config, app.log);
  app.addHook('onRequest', async ({ method, raw }, reply) => {
    // A page of another site cannot send a token that it does not have, so where it comes from does not matter.
    if (!SAFE.has(method) && tokenIn(raw.headers) === undefined && !gate.admits(raw)) return reply.code(403).send({ code: 'wrong-origin' });
    return undefined;
  });

  app.setErrorHandler<Error & { readonly statusCode?: number; readonly code?: string; readonly details?: unknown }>((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((issue) => issue.instancePath || issue.message);
      return reply.code(400).send({ code: 'not-understood', details: { fields } });
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ code: error.code ?? 'not-understood', ...(error.details !== undefined && { details: error.details }) });
    request.log.error(error);
    const problem = problemOf(error);
    return reply.code(statusOf(problem)).send(problem);
  });
  return app;
}

export type App = ReturnType<typeof bareApp>;
