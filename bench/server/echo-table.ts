import { once } from 'node:events';
import { below, type RandomState } from '@madang/kernel';
import { WebSocket } from 'ws';
import { type LoadTable, newReceipts } from './load-table.ts';

/** Seats in a room of the echo server: what one says, all hear; messages of `size` bytes. */
export async function openEchoTable(url: string, room: number, seats: number, size: number, random: RandomState): Promise<LoadTable> {
  const receipts = newReceipts(seats);
  let bytes: number[] = [];
  const sockets = await Promise.all(
    Array.from({ length: seats }, async (_, seat) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/${room}`);
      socket.on('message', (data) => {
        // Made a text and parsed, as the other generator must.
        bytes.push(String(JSON.parse(String(data))).length + 2);
        receipts.arrived(seat);
      });
      await once(socket, 'open');
      socket.on('close', () => receipts.failed(new Error(`seat ${seat} was cut off`)));
      return socket;
    }),
  );
  const text = JSON.stringify('x'.repeat(Math.max(0, size - 2)));
  const act = () => {
    const seat = below(random, seats);
    const all = receipts.expect(seat);
    sockets[seat]?.send(text);
    return all;
  };
  const received = () => {
    const all = bytes;
    bytes = [];
    return all;
  };
  return { act, received, close: () => sockets.forEach((socket) => void socket.terminate()) };
}
