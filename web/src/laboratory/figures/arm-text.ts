import type { ArmName } from '@madang/bots/laboratory';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { optionText } from '../../words/options.ts';
import type { Study } from '../running/run.ts';
import type { Telling } from './telling.ts';

/** An arm in a line: its bots by seat or its changed card, and the rule options that the study names. */
export function armText(telling: Telling, kit: LoadedGame, study: Study, arm: ArmName): string {
  const { options } = study.experiment[arm];
  const rules = Object.entries(options).map(([option, value]) => `${optionText(kit, option)}: ${optionText(kit, option, value)}`);
  return [study.kind === 'arms' ? botsText(telling, study, arm) : cardsText(telling, study, arm), ...rules].join(' · ');
}

function botsText({ app }: Telling, { experiment }: Study, arm: ArmName): string {
  const names = experiment[arm].bots.map((bot) => (bot ? app.text(`level.${bot.level}`) : app.text('new.seat.automa')));
  const [first = ''] = names;
  return names.every((name) => name === first) ? first : app.list(names);
}

function cardsText({ app, card, signed }: Telling, { experiment }: Extract<Study, { kind: 'cards' }>, arm: ArmName): string {
  const { change } = experiment;
  return arm === 'b' && change ? `${card(change.card)}: ${signed(change.points)}` : app.text('lab.card.same');
}
