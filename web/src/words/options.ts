import { isPackId, type Options } from '@madang/kernel';
import type { LoadedGame } from './loaded-game.ts';

/** A pack by its name and the first digits of its hash, which tell apart those of one name. */
const packName = (id: string): string => `${id.slice(0, id.lastIndexOf('@'))} (${id.slice(id.lastIndexOf('@') + 1).slice(0, 6)})`;

/** A text about an option of a game: its name, or with a value what that means. What has no text shows its key. */
export function optionText({ game, catalogue }: LoadedGame, ...key: readonly string[]): string {
  const last = key.at(-1) ?? '';
  return isPackId(last) ? packName(last) : (catalogue[[game.name, 'option', ...key].join('.')] ?? key.join(' '));
}

/** What an option is for, if the game says so. */
export const optionHelp = ({ game, catalogue }: LoadedGame, option: string): string | undefined => catalogue[`${game.name}.option.${option}.help`];

/** How well the automas of a match play; nothing where the game has none. */
export function automaLevel(kit: LoadedGame, options: Options): string {
  const { automas, options: table } = kit.game;
  if (!automas) return '';
  return optionText(kit, automas.level, options[automas.level] ?? table[automas.level]?.[0] ?? '');
}
