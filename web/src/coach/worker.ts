import { valued } from '@madang/bots';
import { advise } from '@madang/bots/analysis';
import { findTitle } from '@madang/games';
import type { CoachAnswer, CoachQuestion } from './protocol.ts';

async function answer({ game: name, view, seat, seed, meant }: CoachQuestion): Promise<CoachAnswer> {
  const title = findTitle(name);
  if (!title) return null;
  const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
  return advise({ game, expertise: valued(game, expertise), view, seat, seed }, meant);
}

self.onmessage = async ({ data }: MessageEvent<CoachQuestion>) => {
  const answered = await answer(data).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  self.postMessage(answered);
};
