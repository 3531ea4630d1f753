import { playTrial } from '@madang/bots/laboratory';
import { findPlayed } from '@madang/games/played';
import type { DealAnswer, DealQuestion } from './protocol.ts';

async function answer({ game: name, experiment, deal }: DealQuestion): Promise<DealAnswer> {
  const found = findPlayed(name);
  if (!found) return null;
  const [game, expertise] = await Promise.all([found.rules(), found.expertise()]);
  return playTrial(game, expertise, experiment, deal);
}

self.onmessage = async ({ data }: MessageEvent<DealQuestion>) => {
  const answered = await answer(data).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  self.postMessage(answered);
};
