import * as wire from '@madang/wire';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { OPERATIONS } from './operations.ts';

/** The schemas of the wire by their names, so that the description refers to each instead of repeating it. */
const NAMED = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(wire)) if (schema instanceof z.ZodType && !NAMED.has(schema)) NAMED.add(schema, { id });

const SESSION = 'session';
const TOKEN = 'token';

const ABOUT = `A program can do everything that the page does. docs/api.md explains requests, refusals and the socket (\`/api/socket\`),
whose messages are in the schemas ClientMessageInput and ServerMessage. A line of \`/api/stream\` is a StreamEvent. A refusal is always a Problem: a code and figures, never a sentence.`;

const withSchemas = createJsonSchemaTransform({ schemaRegistry: NAMED });
const withComponents = createJsonSchemaTransformObject({ schemaRegistry: NAMED });

/** The messages of the socket and the lines of the stream, which no request refers to. */
const OF_THE_SOCKET = ['ClientMessageInput', 'ServerMessage', 'StreamEvent'];

const PREFIX = '#/components/schemas/';

/** The names of all schemas that a part of the description refers to. */
function referred(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.slice(PREFIX.length)] : referred(value),
  );
}

/** Drops the schemas that neither requests nor the socket use: the converter makes one of each for what is sent and one for what is received. */
function dropUnused(schemas: Record<string, unknown>, from: readonly string[]): void {
  const found = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...referred(schemas[name]));
  }
  for (const name of Object.keys(schemas)) if (!found.has(name)) delete schemas[name];
}

/** The description of the HTTP interface (OpenAPI 3.1) as the swagger plugin wants it. `cookie`: the name of the session's. */
export const describe = (cookie: string) =>
  ({
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Madang', version: '0.1.0', description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
      components: {
        securitySchemes: {
          [SESSION]: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by startSession and by every way to sign in.' },
          [TOKEN]: { type: 'http', scheme: 'bearer', description: 'An API token of createToken, with the scope `read`, `play` or both.' },
        },
      },
    },
    transform: (document: Parameters<typeof withSchemas>[0]) => {
      const { schema, url } = withSchemas(document);
      const operation = OPERATIONS[`${String(document.route.method)} ${url}`];
      if (!operation) return { schema, url };
      const { id, summary, by, scope } = operation;
      const security = [{ [SESSION]: [] }, ...(scope ? [{ [TOKEN]: scope === 'any' ? [] : [scope] }] : [])];
      return { schema: { ...schema, operationId: id, summary, ...(by !== 'anybody' && { security }) }, url };
    },
    transformObject: (document: Parameters<typeof withComponents>[0]) => {
      const whole = withComponents(document);
      if ('components' in whole) dropUnused(whole.components?.schemas ?? {}, [...referred(whole.paths), ...OF_THE_SOCKET]);
      return whole;
    },
  }) as const;
