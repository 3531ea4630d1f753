import { playerOf, type Seat } from '@madang/kernel';
import type { AutomaStep } from '../../components/automa.ts';
import { pass } from '../acting/turn.ts';
import { nextTurn } from '../company/order.ts';
import { type BarrageRule, type BarrageTell, push } from '../rule.ts';
import type { Barrage } from '../state.ts';
import { actionTile } from './deck.ts';
import { construction } from './steps/construction.ts';
import { bank, contractOffice, externalWork, machineryShop, patentOffice, workshop } from './steps/offices.ts';
import { production } from './steps/production.ts';
import type { Attempt } from './steps/step.ts';
import { water } from './steps/water.ts';

function attemptOf(step: AutomaStep): Attempt {
  switch (step.step) {
    case 'production':
      return production(step);
    case 'water':
      return water(step);
    case 'contract-office':
      return contractOffice(step);
    case 'construction':
      return construction(step);
    case 'external-work':
      return externalWork(step);
    case 'workshop':
      return workshop(step);
    case 'machinery-shop':
      return machineryShop(step);
    case 'patent-office':
      return patentOffice(step);
    case 'bank':
      return bank(step);
  }
}

/** Tries one step and tells what became of it; whether the turn is over with it (BAR-AUTOMA-07, -08). */
function tryStep(state: Barrage, seat: Seat, step: AutomaStep, number: number, tell: BarrageTell): boolean {
  const attempt = attemptOf(step);
  const short = playerOf(state, seat).engineers === 0;
  const obstacle = short ? 'no-engineers' : attempt.hindered(state, seat);
  const rule = short ? 'BAR-AUTOMA-08' : obstacle === 'expansion' ? 'BAR-AUTOMA-25' : attempt.rule;
  tell?.({ event: 'automa-step', seat, tile: state.automa.actions + 1, number, step: step.step, rule, outcome: obstacle ?? 'done' });
  if (short) return true;
  if (obstacle !== null) return false;
  attempt.perform(state, seat, tell);
  return !('continues' in step);
}

/**
 * BAR-AUTOMA-07: the steps of the tile are tried in order; the first possible one ends the turn, water and contract office do not.
 * Without engineers the automa passes (BAR-AUTOMA-08).
 */
export const automaTurn: BarrageRule<'automa turn'> = {
  resolve(state, { seat }, _move, tell) {
    if (playerOf(state, seat).engineers === 0) {
      pass(state, seat, tell);
      nextTurn(state, seat);
      return;
    }
    const { front } = actionTile(state);
    tell?.({ event: 'automa-turn', seat, actions: state.automa.actions + 1, criteria: state.automa.criteria + 1 });
    push(state, { task: 'turn end', seat });
    push(state, { task: 'automa tile', seat });
    for (let i = 0; i < front.length; i++) {
      const step = front[i];
      if (step && tryStep(state, seat, step, i + 1, tell)) return;
    }
  },
};
