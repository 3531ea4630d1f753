import { playerOf, type Refusal, type Seat } from '@madang/kernel';
import { DOWNSTAIRS_HALLWAY, HALLWAY } from '../../components/faces.ts';
import { CORRIDOR_NUMBERS } from '../answers.ts';
import { faceAt, faceNumber, objectionTo, type Placement } from '../castle/index.ts';
import { refusal } from '../refusals.ts';
import { tileName } from '../spelling.ts';
import type { Ludwig } from '../state.ts';
import { missing, offerOf } from './buying.ts';

/** The tile that one buys to lay this face. */
export const tileOfFace = (face: number): number => (face === DOWNSTAIRS_HALLWAY ? HALLWAY : face);

/** Why a seat may not buy a tile now, but for where it might lie; undefined if it can pay for it. */
export function notForSale(state: Ludwig, seat: Seat, tile: number): Refusal | undefined {
  const named = { tile: tileName(tile) };
  const offer = offerOf(state, tile);
  if (!offer) {
    const supplied = CORRIDOR_NUMBERS.includes(tile);
    return supplied ? refusal('LUD-ROUND-20', 'supply-empty', named) : refusal('LUD-ROUND-10', 'tile-not-on-market', named);
  }
  const short = missing(state, seat, offer);
  return short > 0 ? refusal('LUD-ROUND-16', 'too-dear', { ...named, price: offer.price, missing: short }) : undefined;
}

/** Why a tile may not lie there in a seat's castle; undefined if it may. */
export function badPlace(state: Ludwig, seat: Seat, placement: Placement): Refusal | undefined {
  const { castle } = playerOf(state, seat);
  const named = { tile: tileName(faceNumber(placement)) };
  const objection = objectionTo(castle, placement, state.options);
  if (!objection) return undefined;
  const { rule, reason, room } = objection;
  switch (reason) {
    case 'overlap':
    case 'own-fence':
    case 'fence':
    case 'stairs-to-stairs':
    case 'levels':
      return refusal(rule, reason, { ...named, other: tileName(faceAt(castle, room)) });
    case 'unconnected':
    case 'stairs-from-below':
    case 'no-way-out':
      return refusal(rule, reason, named);
  }
}

/** The same of a placement that is not offered: if nothing is against the place, another rotation stands for it. */
export const notThere = (state: Ludwig, seat: Seat, placement: Placement): Refusal =>
  badPlace(state, seat, placement) ?? refusal('LUD-PLACE-21', 'same-as-another', { tile: tileName(faceNumber(placement)) });
