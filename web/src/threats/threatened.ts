import type { Threatened } from '@madang/board-kit';
import type { Game } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { NamedThreat } from './protocol.ts';

export const inPercent = (share: number): number => Math.round(100 * share);

/** What a board marks, with what the card of a marked piece says. */
export const threatenedIn = (words: Translator, { moves }: Game, threats: readonly NamedThreat[]): readonly Threatened[] =>
  threats.flatMap(({ move, share, isLikely }) => {
    const pressed = move === null ? undefined : moves.byId(move);
    return pressed ? [{ move: pressed, isLikely, words: words.text('threats.card', { share: inPercent(share) }) }] : [];
  });
