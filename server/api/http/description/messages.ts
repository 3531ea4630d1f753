import { ClientMessage, ServerMessage } from '@madang/wire';
import { z } from 'zod';

type Messages = typeof ClientMessage | typeof ServerMessage;

/** The messages of one direction by name; `prefix` tells the two directions apart. */
function messagesOf(union: Messages, prefix: string, io: 'input' | 'output') {
  return Object.fromEntries(
    union.options.map((schema) => {
      const [type] = schema.shape.type.values;
      const { $schema: _, description, ...payload } = z.toJSONSchema(schema, { io });
      return [`${prefix}-${type}`, { name: type, contentType: 'application/json', summary: description ?? '', payload }];
    }),
  );
}

const CLIENT = messagesOf(ClientMessage, 'client', 'input');
const SERVER = messagesOf(ServerMessage, 'server', 'output');
const inChannel = (name: string) => ({ $ref: `#/channels/socket/messages/${name}` });

/** The description of the socket (AsyncAPI 3.0), told by the server: what it receives and what it sends. `address`: the path of the socket. */
export const describeMessages = (address: string) => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Madang',
    version: '0.1.0',
    description:
      'The socket: one JSON object per message. It needs a session’s cookie or an API token, as requests do. docs/api.md explains the order of messages.',
    license: { name: 'MIT' },
  },
  defaultContentType: 'application/json',
  channels: {
    socket: {
      address,
      messages: Object.fromEntries([...Object.keys(CLIENT), ...Object.keys(SERVER)].map((name) => [name, { $ref: `#/components/messages/${name}` }])),
    },
  },
  operations: {
    hear: { action: 'receive', channel: { $ref: '#/channels/socket' }, messages: Object.keys(CLIENT).map(inChannel) },
    tell: { action: 'send', channel: { $ref: '#/channels/socket' }, messages: Object.keys(SERVER).map(inChannel) },
  },
  components: { messages: { ...CLIENT, ...SERVER } },
});
