import type { Threatened } from '@madang/board-kit';
import type { Game } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { Warnings } from './protocol.ts';

export const inPercent = (share: number): number => Math.round(100 * share);

/** What a board marks, with what the card of a marked piece says: once for each piece, what is certain first. */
export function threatenedIn(words: Translator, { moves }: Game, { threats, losses }: Warnings): readonly Threatened[] {
  const marked = [
    ...losses.map(({ moveId = null, what }) => ({ id: moveId, isLikely: true, words: words.say(what) })),
    ...(threats ?? []).map(({ move, share, isLikely }) => ({ id: move, isLikely, words: words.text('threats.card', { share: inPercent(share) }) })),
  ];
  return marked.flatMap(({ id, ...said }, i) => {
    const move = id === null || marked.findIndex((other) => other.id === id) < i ? undefined : moves.byId(id);
    return move ? [{ move, ...said }] : [];
  });
}
