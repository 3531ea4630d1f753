import { handleRequest } from '@madang/bots';
import { findPlayed } from '@madang/games/played';
import { createHost, type Host, type Think } from './host.ts';
import type { LocalMatch } from './local.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

const post = (message: FromWorker): void => self.postMessage(message);

const thinkAbout =
  (game: string): Think =>
  async ({ view, seat, made, level, seed }) => {
    const response = await handleRequest({ findTitle: findPlayed }, { game, view, seat, made, level, seed });
    return response.ok
      ? { ok: true, value: response.thought.move.id }
      : { ok: false, problem: { code: response.problem.code, details: { ...response.problem } } };
  };

async function open(match: LocalMatch): Promise<Host | undefined> {
  const played = findPlayed(match.document.game);
  if (!played) {
    post({ type: 'failed', problem: { code: 'unknown-game', details: { game: match.document.game } } });
    return undefined;
  }
  const made = createHost({
    id: match.id,
    game: await played.rules(),
    seats: match.seats,
    document: match.document,
    deal: match.deal ?? null,
    isEven: match.challenge !== undefined,
    chances: match.chances ?? false,
    think: thinkAbout(match.document.game),
    emit: (message) => post({ type: 'server', message }),
    save: (document, over, points) => {
      const result = match.deal !== undefined && points !== null ? { points } : {};
      post({ type: 'saved', match: { ...match, document, over, changedAt: Date.now(), ...result } });
    },
  });
  if (!('problem' in made)) return made;
  post({ type: 'failed', problem: made.problem });
  return undefined;
}

/** Messages wait for the match to be open; after that they are taken in order. */
let host: Promise<Host | undefined> = Promise.resolve(undefined);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') host = open(data.match);
  else void host.then((opened) => opened?.take(data.message));
};
