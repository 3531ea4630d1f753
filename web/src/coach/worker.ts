import { valued } from '@madang/bots';
import { advise } from '@madang/bots/analysis';
import { findPlayed } from '@madang/games/played';
import type { CoachAnswer, CoachQuestion } from './protocol.ts';

async function answer({ game: name, view, seat, seed, meant }: CoachQuestion): Promise<CoachAnswer> {
  const played = findPlayed(name);
  if (!played) return null;
  const [game, expertise] = await Promise.all([played.rules(), played.expertise()]);
  return advise({ game, expertise: valued(game, expertise), view, seat, seed }, meant);
}

self.onmessage = async ({ data }: MessageEvent<CoachQuestion>) => {
  const answered = await answer(data).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  self.postMessage(answered);
};
