import { at, playerOf, type Refusal, type Seat, seatArgument } from '@madang/kernel';
import { CONSTRUCTION_SPACES, MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { numbersOf } from '../answers.ts';
import { nothingToBuild, refuseSiteOfTurn } from '../building/refusing.ts';
import { surveySites } from '../building/technology.ts';
import type { BarrageMove } from '../moves.ts';
import { nothingToProduce } from '../production/refusing.ts';
import { refusal } from '../refusals.ts';
import { officerWord, spaceWord } from '../spelling.ts';
import type { Barrage } from '../state.ts';
import { copyBar, engineersOf, feeOf } from './mahiri.ts';
import { bestTotal, CREDITS_OF, constructionBar, ENGINEERS_OF, reachAt, reachOf, spaceBar, spacesOf } from './spaces.ts';

function refuseSpace(state: Barrage, seat: Seat, number: number): Refusal | undefined {
  const me = playerOf(state, seat);
  const space = spaceWord(number);
  const here = state.players.length;
  const needed = MANAGEMENT_SPACES[number]?.minParticipants ?? 0;
  if (needed > here) return refusal('BAR-SETUP-12', 'space-closed', { space, needed, here });
  if (!spacesOf(state).includes(number)) return refusal('BAR-SETUP-10', 'expert-only', { space });
  const reach = reachOf(state, seat, me);
  const bar = spaceBar(state, me, number, reach);
  switch (bar) {
    case 'space-taken':
      return refusal('BAR-ACT-03', bar, { space, seat: seatArgument(at(state.spaces, number)) });
    case 'too-few-engineers':
      return refusal('BAR-ACT-06', bar, { needed: at(ENGINEERS_OF, number), here: me.engineers });
    case 'too-few-credits':
      return refusal('BAR-ACT-15', bar, { needed: at(CREDITS_OF, number), here: me.credits });
    case 'no-production': {
      const nothing = reachAt(number, reach) === 0 ? nothingToProduce(state, seat, at(CREDITS_OF, number)) : undefined;
      return nothing ?? refusal('BAR-PROD-07', bar, { best: bestTotal(me, number, reach) });
    }
    case 'no-contract-offered':
      return refusal('BAR-OFFICE-08', bar, {});
    case 'no-patent':
      return refusal('BAR-PATENT-03', bar, {});
    case undefined:
      return undefined;
  }
}

function refuseConstruct(state: Barrage, seat: Seat): Refusal | undefined {
  const me = playerOf(state, seat);
  const { engineers, redFee } = CONSTRUCTION_SPACES[me.constructions] ?? { engineers: 0, redFee: 0 };
  const bar = constructionBar(surveySites(state, seat, me));
  switch (bar) {
    case 'no-construction-space':
      return refusal('BAR-BUILD-02', bar, {});
    case 'too-few-engineers':
      return refusal('BAR-ACT-06', bar, { needed: engineers, here: me.engineers });
    case 'too-few-credits':
      return refusal('BAR-ACT-05', bar, { needed: redFee, here: me.credits });
    case 'nothing-to-build':
      return nothingToBuild(state, seat);
    case undefined:
      return undefined;
  }
}

function refuseCopy(state: Barrage, seat: Seat, side: number, officer: number): Refusal | undefined {
  const me = playerOf(state, seat);
  const bar = copyBar(state, seat, side, officer);
  switch (bar) {
    case 'not-mahiri':
      return refusal('BAR-OFFICER-09', bar, {});
    case 'copied-already':
      return refusal('BAR-OFFICER-11', bar, { officer: officerWord(me.copied) });
    case 'copy-space-taken':
      return refusal('BAR-OFFICER-11', bar, {});
    case 'officer-not-copyable':
      return refusal('BAR-OFFICER-09', bar, { officer: officerWord(officer) });
    case 'too-few-engineers':
      return refusal('BAR-ACT-06', bar, { needed: engineersOf(side), here: me.engineers });
    case 'too-few-credits':
      return refusal('BAR-ACT-05', bar, { needed: feeOf(side), here: me.credits });
    case 'no-engineer-after-copy':
      return refusal('BAR-OFFICER-10', bar, {});
    case undefined:
      return undefined;
  }
}

/** Why a seat may not do this in its turn. */
export function refuseTurn(state: Barrage, seat: Seat, move: BarrageMove): Refusal | undefined {
  const { space, side, officer } = numbersOf(move);
  const { engineers } = playerOf(state, seat);
  switch (move.kind) {
    case 'space':
      return refuseSpace(state, seat, space);
    case 'bank':
      return refusal('BAR-ACT-06', 'too-few-engineers', { needed: move.engineers, here: engineers });
    case 'construct':
      return refuseConstruct(state, seat);
    case 'construct-unmanned':
      return refusal('BAR-ACT-17', 'no-unmanned-construction', {});
    case 'copy':
      return refuseCopy(state, seat, side, officer);
    case 'site':
      return refuseSiteOfTurn(state, seat, move);
    case 'pass':
      return refusal('BAR-ACT-09', 'engineers-left', { here: engineers });
    default:
      return undefined;
  }
}
