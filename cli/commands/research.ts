import type { AddressInfo } from 'node:net';
import { type Door, type Offered, openDoor } from '@madang/bots/research';
import { SHELF, type Title } from '@madang/games';
import { ok } from '@madang/kernel';
import { WebSocketServer } from 'ws';
import { wholeNumber } from '../arguments.ts';
import { type Command, type Context, DONE } from '../command.ts';
import { shareFile } from '../files.ts';
import { numberedSeats, speaker } from '../speaker.ts';
import type { Terminal } from '../terminal.ts';

/** The longest message of a program, in bytes: moves for the largest batch fit many times. */
const LONGEST = 2 ** 20;

const HERE = '127.0.0.1';

/** madang research: programs play and learn, by lines of JSON on the standard streams or by a WebSocket of this machine. */
export const research: Command = {
  words: 0,
  form: { values: ['port'], switches: [] },
  async run({ values }, context) {
    const { terminal, texts } = context;
    const games = await Promise.all(SHELF.map((title) => offered(title, context)));
    if (values.port === undefined) {
      // Only the program that started this one may name files: it could write them itself.
      await overStreams(terminal, openDoor(games, shareFile));
      return ok(DONE);
    }
    const door = () => openDoor(games);
    const port = wholeNumber('port', values.port, 0, 65_535);
    if (!port.ok) return port;
    await overSockets(port.value, door, (address) => terminal.out(texts.text('cli.research.listening', { address })));
    return ok(DONE);
  },
};

async function offered(title: Title, { language, texts }: Context): Promise<Offered> {
  const [game, expertise, wording] = await Promise.all([title.rules(), title.expertise(), title.wording()]);
  const speak = await speaker(language, wording, numberedSeats(texts, game.players.max));
  return { game, expertise, describe: (view, seat) => wording.describe(view, seat).map((line) => speak.say(line)) };
}

async function overStreams(terminal: Terminal, door: Door): Promise<void> {
  for (;;) {
    const line = await terminal.ask('');
    if (line === undefined) return;
    if (line.trim() !== '') terminal.out(door.answer(line));
  }
}

/** Serves until the process is told to end. A page of the web may not come in: it names where it is from, a program does not. */
function overSockets(port: number, door: () => Door, listening: (address: string) => void): Promise<void> {
  const server = new WebSocketServer({
    host: HERE,
    port,
    maxPayload: LONGEST,
    verifyClient: ({ origin }: { origin?: string }) => origin === undefined,
  });
  server.on('connection', (socket) => {
    const own = door();
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => socket.send(own.answer(String(data))));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      const address = server.address();
      listening(`ws://${HERE}:${isAddress(address) ? address.port : port}`);
    });
    const end = (): void => {
      for (const socket of server.clients) socket.terminate();
      server.close(() => resolve());
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  });
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null;
