import type { Catalogue, Language, Options, Seat, Wording } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import type { Context } from './command.ts';
import type { Loaded } from './load.ts';

/** The names that stand for seats in a game's texts: keys `seat.0`, `seat.1`, … */
export type SeatNames = Catalogue;

/** A game's texts and the players' names in one language. */
export async function speaker(language: Language, wording: Wording, names: SeatNames): Promise<Translator> {
  return translator(language, await wording.catalogues(language), names);
}

/** "Player 1", "Player 2", … */
export const numberedSeats = (texts: Translator, seats: number): SeatNames =>
  Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`seat.${seat}`, texts.text('cli.name.player', { number: seat + 1 })]));

/** "Automa 3 (standard)", …: the seats that the rules play themselves. */
export async function automaNames(
  { texts, language }: Context,
  { game, wording }: Pick<Loaded, 'game' | 'wording'>,
  options: Options,
  seats: readonly Seat[],
): Promise<SeatNames> {
  const catalogue = await wording.catalogues(language);
  const option = game.automas?.level ?? '';
  const level = catalogue[`${game.name}.option.${option}.${options[option]}`] ?? '';
  return Object.fromEntries(seats.map((seat) => [`seat.${seat}`, texts.text('cli.name.automa', { number: seat + 1, level })]));
}
