import { valued } from '@madang/bots';
import { findPlayed } from '@madang/games/played';
import type { Expertise, Game } from '@madang/kernel';

/** A game and what bots know of it, judged by its trained values. */
interface Judged {
  readonly game: Game;
  readonly expertise: Expertise;
}

async function judged(name: string): Promise<Judged | null> {
  const found = findPlayed(name);
  const game = await found?.rules();
  const expertise = await found?.expertise();
  return game && expertise ? { game, expertise: valued(game, expertise) } : null;
}

/** Lets this worker answer questions about positions, one message for each; null where it has no answer. */
export function answerQuestions<Q extends { readonly game: string }, A>(answer: (question: Q, by: Judged) => A): void {
  self.onmessage = async ({ data }: MessageEvent<Q>) => {
    const answered = await judged(data.game)
      .then((by) => by && answer(data, by))
      .catch((error: unknown) => {
        console.error(error);
        return null;
      });
    self.postMessage(answered);
  };
}
