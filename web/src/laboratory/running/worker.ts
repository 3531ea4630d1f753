import { doLabJob, type LabJob } from '@madang/bots/laboratory';
import { findPlayed } from '@madang/games/played';
import type { LabAnswer } from './protocol.ts';

async function answered(job: LabJob): Promise<LabAnswer> {
  const found = findPlayed(job.game);
  if (!found) return null;
  const [game, expertise] = await Promise.all([found.rules(), found.expertise()]);
  return { answer: doLabJob(game, expertise, job) };
}

self.onmessage = async ({ data }: MessageEvent<LabJob>) => {
  const answer = await answered(data).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  self.postMessage(answer);
};
