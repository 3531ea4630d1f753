import type { ArmName, Experiment } from '@madang/bots/laboratory';
import type { Translator } from '@madang/text';
import type { LoadedGame } from '../words/loaded-game.ts';
import { optionText } from '../words/options.ts';

/** An arm in a line: its bots by seat, and the rule options that the experiment names. */
export function armText(app: Translator, kit: LoadedGame, experiment: Experiment, arm: ArmName): string {
  const { bots, options } = experiment[arm];
  const names = bots.map((bot) => (bot ? app.text(`level.${bot.level}`) : app.text('new.seat.automa')));
  const rules = Object.entries(options).map(([option, value]) => `${optionText(kit, option)}: ${optionText(kit, option, value)}`);
  const alike = new Set(names).size === 1;
  return [alike ? names[0] : app.list(names), ...rules].join(' · ');
}
