import type { Catalogue, Language, Wording } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';

/** The names that stand for seats in a game's texts: keys `seat.0`, `seat.1`, … */
export type SeatNames = Catalogue;

/** A game's texts and the players' names in one language. */
export async function speaker(language: Language, wording: Wording, names: SeatNames): Promise<Translator> {
  return translator(language, await wording.catalogues[language](), names);
}

/** "Player 1", "Player 2", … */
export const numberedSeats = (texts: Translator, seats: number): SeatNames =>
  Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`seat.${seat}`, texts.text('cli.name.player', { number: seat + 1 })]));
