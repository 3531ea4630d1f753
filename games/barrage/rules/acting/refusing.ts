import { at, has, type Refusal, type Seat, seatArgument } from '@madang/kernel';
import { CONSTRUCTION_SPACES, MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { names } from '../answers.ts';
import { canConstruct, surveySites } from '../building/technology.ts';
import { MAHIRI } from '../effects/officers.ts';
import type { BarrageMove } from '../moves.ts';
import { officerName, refusal, spaceName } from '../refusals.ts';
import { player } from '../rule.ts';
import { type Barrage, EMPTY } from '../state.ts';
import { actionFollows, copySpaceFree, feeOf } from './mahiri.ts';
import { hasOffer } from './office.ts';
import { bestTotal, bonusOfSpace, CREDITS_OF, ENGINEERS_OF, isOffice, isPatent, isTurbine, reachOf, spacesOf } from './spaces.ts';

function refuseSpace(state: Barrage, seat: Seat, space: number): Refusal | undefined {
  const me = player(state, seat);
  const named = spaceName(space);
  const here = state.players.length;
  const needed = MANAGEMENT_SPACES[space]?.minParticipants ?? 0;
  if (needed > here) return refusal('BAR-SETUP-12', 'space-closed', { space: named, needed, here });
  if (!spacesOf(state).includes(space)) return refusal('BAR-SETUP-10', 'expert-only', { space: named });
  const occupant = at(state.spaces, space);
  if (occupant !== EMPTY) return refusal('BAR-ACT-03', 'space-taken', { space: named, seat: seatArgument(occupant) });
  if (at(ENGINEERS_OF, space) > me.engineers) {
    return refusal('BAR-ACT-06', 'too-few-engineers', { needed: at(ENGINEERS_OF, space), here: me.engineers });
  }
  if (at(CREDITS_OF, space) > me.credits) return refusal('BAR-ACT-15', 'too-few-credits', { needed: at(CREDITS_OF, space), here: me.credits });
  if (isTurbine(space)) return refusal('BAR-PROD-07', 'no-production', { best: bestTotal(me, space, reachOf(state, seat, me)) });
  if (isOffice(space) && !hasOffer(state)) return refusal('BAR-OFFICE-08', 'no-contract-offered', {});
  if (isPatent(space) && state.patents[bonusOfSpace(space)] === EMPTY) return refusal('BAR-PATENT-03', 'no-patent', {});
  return undefined;
}

function refuseConstruct(state: Barrage, seat: Seat): Refusal | undefined {
  const me = player(state, seat);
  const space = CONSTRUCTION_SPACES[me.constructions];
  if (!space) return refusal('BAR-BUILD-02', 'no-construction-space', {});
  if (space.engineers > me.engineers) return refusal('BAR-ACT-06', 'too-few-engineers', { needed: space.engineers, here: me.engineers });
  if (space.redFee > me.credits) return refusal('BAR-ACT-05', 'too-few-credits', { needed: space.redFee, here: me.credits });
  return canConstruct(surveySites(state, seat, me), true, me.credits - space.redFee) ? undefined : refusal('BAR-BUILD-26', 'nothing-to-build', {});
}

function refuseCopyOfficer(state: Barrage, seat: Seat, side: number, officer: number): Refusal | undefined {
  const me = player(state, seat);
  if (me.officer !== MAHIRI) return refusal('BAR-OFFICER-09', 'not-mahiri', {});
  if (me.copied !== EMPTY) return refusal('BAR-OFFICER-11', 'copied-already', { officer: officerName(me.copied) });
  if (has(me.copies, side)) return refusal('BAR-OFFICER-11', 'copy-space-taken', {});
  if (!state.copyable.includes(officer)) return refusal('BAR-OFFICER-09', 'officer-not-copyable', { officer: officerName(officer) });
  if (me.engineers < 1) return refusal('BAR-ACT-06', 'too-few-engineers', { needed: 1, here: me.engineers });
  if (!copySpaceFree(me, side)) return refusal('BAR-ACT-05', 'too-few-credits', { needed: feeOf(side), here: me.credits });
  return actionFollows(state, seat, side, officer) ? undefined : refusal('BAR-OFFICER-10', 'no-engineer-after-copy', {});
}

/** Why a seat may not do this in its turn. */
export function refuseTurn(state: Barrage, seat: Seat, move: BarrageMove): Refusal | undefined {
  const me = player(state, seat);
  switch (move.kind) {
    case 'space':
      return refuseSpace(state, seat, names(move).thing);
    case 'bank':
      return refusal('BAR-ACT-06', 'too-few-engineers', { needed: move.engineers, here: me.engineers });
    case 'construct':
      return refuseConstruct(state, seat);
    case 'construct-unmanned':
      return refusal('BAR-ACT-17', 'no-unmanned-construction', {});
    case 'copy':
      return refuseCopyOfficer(state, seat, names(move).thing, names(move).officer);
    case 'pass':
      return refusal('BAR-ACT-09', 'engineers-left', { here: me.engineers });
    default:
      return undefined;
  }
}
