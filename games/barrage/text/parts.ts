import { type Message, playerOf, type ScorePart, type Seat, type Told } from '@madang/kernel';
import type { Barrage } from '../rules/state.ts';
import { isBarrageEvent } from './log/log.ts';
import { type Key, say } from './names.ts';

/** What is scored apart, in the order of the rulebook. */
const SOURCES = {
  fees: 'BAR-PROD-09',
  ranks: 'BAR-SCORE-01',
  idle: 'BAR-SCORE-06',
  bonuses: 'BAR-SCORE-10',
  objective: 'BAR-END-02',
  goods: 'BAR-END-04',
  drops: 'BAR-END-05',
} as const;
type Source = keyof typeof SOURCES;
const isSource = (name: string): name is Source => Object.hasOwn(SOURCES, name);

interface Scored {
  readonly source: Source;
  readonly seat: Seat;
  readonly vp: number;
}

/** The points that an event tells of; undefined: none, or some that are not scored apart. */
function scoredIn(event: Told): Scored | undefined {
  if (!isBarrageEvent(event)) return undefined;
  switch (event.event) {
    case 'conduit-fee':
      return { source: 'fees', seat: event.to, vp: event.vp };
    case 'rank-scored':
      return { source: 'ranks', seat: event.seat, vp: event.vp };
    case 'credits-scored':
      return { source: 'idle', seat: event.seat, vp: event.vp };
    case 'bonus-scored':
      return { source: 'bonuses', seat: event.seat, vp: event.vp };
    case 'objective-scored':
      return { source: 'objective', seat: event.seat, vp: event.vp };
    case 'goods-scored':
      return { source: 'goods', seat: event.seat, vp: event.vp };
    case 'drops-scored':
      return { source: 'drops', seat: event.seat, vp: event.vp };
    default:
      return undefined;
  }
}

/** The points by source. What is not scored apart – the start, contracts, incomes, abilities, what automas pay – is the first row. */
export function parts(state: Barrage, told: readonly Told[]): readonly ScorePart[] {
  const scored = told.flatMap((event) => scoredIn(event) ?? []);
  const rest = state.players.map(({ vp }) => vp);
  const rows: ScorePart[] = [];
  for (const source of Object.keys(SOURCES).filter(isSource)) {
    const points = rest.map((_, seat) => scored.reduce((sum, one) => (one.source === source && one.seat === seat ? sum + one.vp : sum), 0));
    points.forEach((some, seat) => {
      rest[seat] = (rest[seat] ?? 0) - some;
    });
    const name: Key = `barrage.part.${source}`;
    if (points.some((some) => some !== 0)) rows.push({ name: say(name), rule: SOURCES[source], points });
  }
  return [{ name: say('barrage.part.rounds'), rule: 'BAR-ROUND-02', points: rest }, ...rows];
}

/** BAR-END-06: more energy in the last round goes first. */
export const tie = (state: Barrage, first: Seat, second: Seat): Message =>
  say('barrage.tie', { more: playerOf(state, first).energy, less: playerOf(state, second).energy });
