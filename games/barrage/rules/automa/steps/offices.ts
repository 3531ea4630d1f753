import { at, playerOf } from '@madang/kernel';
import { FACE_UP_PER_COLOUR } from '../../../components/contracts.ts';
import { ROUNDS } from '../../../components/numbers.ts';
import { TERMS } from '../../../components/technology.ts';
import { COLOURS, SPACES } from '../../../components/words.ts';
import { advanceEnergy, gainMachinery, gainVp } from '../../company/goods.ts';
import { tilesOnWheel, turnWheel } from '../../company/wheel.ts';
import { discardContract, refillMarket } from '../../market/office.ts';
import { takePatent } from '../../market/patents.ts';
import { contractWord } from '../../spelling.ts';
import { type Barrage, EMPTY, type Player } from '../../state.ts';
import { preferredTile } from './construction.ts';
import { firstFree, placeEngineers } from './engineers.ts';
import { machinesOfChoice } from './machinery.ts';
import { type Attempt, type StepOf, structureOf } from './step.ts';

const wheelIsEmpty = (me: Player): boolean => tilesOnWheel(me) === 0 && me.wheel.every((part) => part <= 0);

/** BAR-AUTOMA-21: the wheel is turned if anything lies on it. */
export const workshop = (step: StepOf<'workshop'>): Attempt => ({
  rule: 'BAR-AUTOMA-21',
  hindered: (state, seat) => (wheelIsEmpty(playerOf(state, seat)) ? 'wheel-empty' : null),
  perform(state, seat, tell) {
    placeEngineers(state, seat, { wanted: step.engineers, vp: step.vpCost, post: 'workshop', space: firstFree(state, 'workshop') }, tell);
    turnWheel(state, seat, step.rotate, tell);
  },
});

/** BAR-AUTOMA-12, -22: machinery for points, but not in the last round. */
export const machineryShop = (step: StepOf<'machinery-shop'>): Attempt => ({
  rule: 'BAR-AUTOMA-22',
  hindered: (state) => (state.round >= ROUNDS ? 'last-round' : null),
  perform(state, seat, tell) {
    placeEngineers(state, seat, { wanted: step.engineers, vp: step.vpCost, post: 'machineryShop', space: firstFree(state, 'machineryShop') }, tell);
    const { choice = 0, excavator = 0, mixer = 0 } = step.machines;
    const chosen = machinesOfChoice(playerOf(state, seat), choice);
    gainMachinery(state, seat, excavator + chosen.excavators, mixer + chosen.mixers, tell);
  },
});

/** BAR-AUTOMA-17: both face-up contracts of a colour make way for new ones, and the energy marker advances; the turn goes on. */
export const contractOffice = (step: StepOf<'contract-office'>): Attempt => ({
  rule: 'BAR-AUTOMA-17',
  hindered: () => null,
  perform(state, seat, tell) {
    placeEngineers(state, seat, { wanted: step.engineers, post: 'contractOffice', space: firstFree(state, 'contractOffice') }, tell);
    const first = COLOURS.indexOf(step.contract) * FACE_UP_PER_COLOUR;
    for (let place = first; place < first + FACE_UP_PER_COLOUR; place++) {
      const contract = at(state.market, place);
      if (contract === EMPTY) continue;
      state.market[place] = EMPTY;
      discardContract(state, contract);
      tell?.({ event: 'contract-discarded', seat, contract: contractWord(contract), from: 'market' });
    }
    advanceEnergy(state, seat, step.advanceEnergy, 'automa', tell);
    refillMarket(state, tell);
  },
});

const FIRST_PATENT_SPACE = SPACES.indexOf('patentOffice-slot1-single');

/** Offered tiles of a structure, and wild ones, a bit for each. */
function patentsFor(state: Barrage, structure: number): number {
  let tiles = 0;
  for (const tile of state.patents) {
    const shown = TERMS[tile]?.structure;
    if (tile !== EMPTY && (shown === structure || shown === -1)) tiles |= 1 << tile;
  }
  return tiles;
}

/** BAR-AUTOMA-23: the offered tile of the structure or a wild one; its engineers stand on that tile's space. */
export function patentOffice(step: StepOf<'patent-office'>): Attempt {
  const structure = structureOf(step.structure);
  return {
    rule: 'BAR-AUTOMA-23',
    hindered(state) {
      if (step.expansion) return 'expansion';
      return patentsFor(state, structure) === 0 ? 'no-patent' : null;
    },
    perform(state, seat, tell) {
      const slot = state.patents.indexOf(preferredTile(seat, patentsFor(state, structure), 'BAR-AUTOMA-23', tell));
      placeEngineers(state, seat, { wanted: step.engineers, vp: step.vpCost, post: 'patentOffice', space: FIRST_PATENT_SPACE + slot }, tell);
      takePatent(state, seat, slot, tell);
    },
  };
}

/** BAR-AUTOMA-24: always possible. */
export const bank = (step: StepOf<'bank'>): Attempt => ({
  rule: 'BAR-AUTOMA-24',
  hindered: () => null,
  perform(state, seat, tell) {
    placeEngineers(state, seat, { wanted: step.engineers, post: 'bank' }, tell);
    gainVp(state, seat, step.gainVp, tell);
  },
});

/** BAR-AUTOMA-25: not in the base game. */
export const externalWork = (_step: StepOf<'external-work'>): Attempt => ({
  rule: 'BAR-AUTOMA-25',
  hindered: () => 'expansion',
  perform() {
    throw new Error('external work is no part of the base game');
  },
});
