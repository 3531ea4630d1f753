import { type Achievement, type Achievements, achievementsOf, at, inSpan, type Seat, seatEvents } from '@madang/kernel';
import { DAM_HEIGHT_MAX, PIECES, ROUNDS } from '../components/numbers.ts';
import { ENERGY_MAX } from '../components/tracks.ts';
import type { BarrageEvent } from '../rules/events.ts';
import type { Barrage } from '../rules/state.ts';
import { achievements as catalogues } from '../text/sources.ts';

type One = Achievement<Barrage, BarrageEvent>;
type Told = readonly BarrageEvent[];

/** Whether some round has it. */
const inRound = inSpan<Barrage, BarrageEvent>('round-began');
/** The most powerhouses that a seat fed from one dam in a round. */
function mostFed(round: Told, seat: Seat): number {
  const byDam = Map.groupBy(seatEvents(round, 'produced', seat), ({ dam }) => dam);
  return Math.max(0, ...[...byDam.values()].map((productions) => new Set(productions.map(({ powerhouse }) => powerhouse)).size));
}

/** The longest chain of a seat's productions in a round, each from a dam into which the one before let its water flow. */
function longestCascade(round: Told, seat: Seat): number {
  // By dam, how long the chain is whose water came there.
  const chains = new Map<string, number>();
  let longest = 0;
  let latest = { powerhouse: '', length: 0 };
  for (const event of round) {
    if (event.event === 'produced') {
      const length = event.seat === seat ? 1 + (chains.get(event.dam) ?? 0) : 0;
      longest = Math.max(longest, length);
      latest = { powerhouse: event.powerhouse, length };
    } else if (event.event === 'flowed' && event.from === latest.powerhouse) {
      chains.set(event.end, Math.max(latest.length, chains.get(event.end) ?? 0));
    }
  }
  return longest;
}

/** How many kinds of structure a seat built to the last piece. */
const completeKinds = ({ players }: Barrage, seat: Seat): number =>
  PIECES.filter((pieces, kind) => at(players[seat]?.built ?? [], kind) === pieces).length;

/** The dams of a seat that are as high as they can be. */
const highDams = (state: Barrage, seat: Seat): number =>
  state.damOwner.filter((owner, site) => owner === seat && at(state.damHeight, site) === DAM_HEIGHT_MAX).length;

/** Whether a seat ended a round with so much energy. */
const hadEnergy =
  (least: number): One['reached'] =>
  ({ told }, seat) =>
    seatEvents(told, 'credits-scored', seat).some(({ energy }) => energy >= least);

/** Points that others' fees brought a seat. */
const feePoints = (told: Told, seat: Seat): number =>
  told.reduce((sum, event) => (event.event === 'conduit-fee' && event.to === seat ? sum + event.vp : sum), 0);

const nationals = (told: Told, seat: Seat): number =>
  seatEvents(told, 'contract-fulfilled', seat).filter(({ contract }) => contract.startsWith('NC')).length;

const ALL = achievementsOf<Barrage, BarrageEvent>({
  common: {
    'full-load': hadEnergy(24),
    'six-contracts': ({ told }, seat) => seatEvents(told, 'contract-fulfilled', seat).length >= 6,
    'two-kinds': ({ state }, seat) => completeKinds(state, seat) >= 2,
    'toll-keeper': ({ told }, seat) => feePoints(told, seat) >= 6,
    'three-contracts': inRound((round, seat) => seatEvents(round, 'contract-fulfilled', seat).length >= 3),
    'off-the-scale': hadEnergy(ENERGY_MAX),
  },
  uncommon: {
    'twin-walls': ({ state }, seat) => highDams(state, seat) >= 2,
    cascade: inRound((round, seat) => longestCascade(round, seat) >= 2),
    'one-dam-two': inRound((round, seat) => mostFed(round, seat) >= 2),
  },
  rare: {
    'two-nationals': ({ told }, seat) => nationals(told, seat) >= 2,
    'always-first': ({ told }, seat) => seatEvents(told, 'rank-scored', seat).filter(({ rank }) => rank === 1).length === ROUNDS,
    'one-dam-three': inRound((round, seat) => mostFed(round, seat) >= 3),
    'long-cascade': inRound((round, seat) => longestCascade(round, seat) >= 3),
  },
});

/** Barrage's achievements: water that works more than once, energy, structures, contracts. */
export const achievements: Achievements<Barrage, BarrageEvent> = { catalogues, all: ALL };
