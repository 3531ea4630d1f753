import { valued } from '@madang/bots';
import { doJob } from '@madang/bots/analysis';
import { findPlayed } from '@madang/games/played';
import { type Document, type Expertise, type Match, openDocument } from '@madang/kernel';
import type { FromAnalyst, ToAnalyst } from './protocol.ts';

interface Opened {
  readonly match: Match;
  readonly expertise: Expertise;
  readonly name: string;
}

async function open(document: Document): Promise<Opened> {
  const played = findPlayed(document.game);
  if (!played) throw new Error(`no game ${document.game}`);
  const [game, expertise] = await Promise.all([played.rules(), played.expertise()]);
  const match = openDocument(game, document);
  if (!match.ok) throw new Error(match.problem.code);
  return { match: match.value, expertise: valued(game, expertise), name: document.hash ?? '' };
}

const post = (message: FromAnalyst): void => self.postMessage(message);

/** Jobs wait for the match to be open. */
let opened: Promise<Opened> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToAnalyst>) => {
  try {
    if (data.type === 'open') {
      opened = open(data.document);
      await opened;
      return;
    }
    if (!opened) throw new Error('a job before its match');
    const { match, expertise, name } = await opened;
    post({ type: 'answer', answer: doJob(match, expertise, name, data.job) ?? null });
  } catch (error) {
    post({ type: 'failed', error: error instanceof Error ? error.message : String(error) });
  }
};
