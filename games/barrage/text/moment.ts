import { type Around, type Feat, type Message, type Moment, type MomentReason, type MomentRow, seatArgument, type Told } from '@madang/kernel';
import { BONUS, MISSING_SECTION_VP } from '../components/tracks.ts';
import { CONTRACTS } from '../components/words.ts';
import type { BarrageEvent } from '../rules/events.ts';
import type { Barrage } from '../rules/state.ts';
import { contractLine } from './effects.ts';
import { isBarrageEvent, logLine } from './log/log.ts';
import { bonusText, goods, listed, say } from './names.ts';

type Scoring = BarrageEvent & { readonly event: 'rank-scored' | 'credits-scored' | 'bonus-scored' };

/** What a seat's scoring is reckoned from. */
function noteOf(event: Scoring): Message {
  switch (event.event) {
    case 'rank-scored':
      return say('barrage.moment.energy', { energy: event.energy });
    case 'credits-scored':
      return event.vp < 0 ? say('barrage.moment.no-energy', { credits: goods('credits', event.credits) }) : goods('credits', event.credits);
    case 'bonus-scored':
      return bonusNote(event);
  }
}

/** How a bonus tile comes to its points: what it counts, times its points, less what the sections short cost (BAR-SCORE-09, -10). */
function bonusNote({ tile, count, section, missing }: BarrageEvent & { readonly event: 'bonus-scored' }): Message {
  if (section === 0) return say('barrage.moment.no-section');
  const each = BONUS[tile].vp;
  if (missing === 0) return say('barrage.moment.counted', { count, each });
  return say('barrage.moment.short', { count, each, missing, less: missing * MISSING_SECTION_VP });
}

/** The end of a round: what energy and the bonus tile bring each seat (BAR-SCORE-01). The end of the match has a table of its own. */
export function moment(told: readonly Told[], { after }: Around<Barrage>): Moment | null {
  const events = told.filter(isBarrageEvent);
  const flow = events.find(({ event }) => event === 'water-flows');
  if (flow?.event !== 'water-flows' || events.some(({ event }) => event === 'game-over')) return null;
  const { players } = after();
  const row = (name: Scoring['event'], source: Message): MomentRow => {
    const of = (seat: number) => events.find((event): event is Scoring => event.event === name && event.seat === seat);
    const scored = players.map((_, seat) => of(seat));
    return {
      source,
      points: scored.map((event) => event?.vp ?? 0),
      notes: scored.map((event) => (event ? noteOf(event) : null)),
    };
  };
  const bonus = events.find((event) => event.event === 'bonus-scored');
  const next = events.find((event) => event.event === 'round-began');
  const line = next && logLine(next);
  const rows = [
    row('rank-scored', say('barrage.part.ranks')),
    row('credits-scored', say('barrage.moment.credits')),
    ...(bonus?.event === 'bonus-scored' ? [row('bonus-scored', bonusText(bonus.tile))] : []),
    ...incomes(events.slice(events.findIndex(({ event }) => event === 'round-began')), players.length),
  ];
  return {
    title: say('barrage.moment.round', { round: flow.round }),
    before: players.map(({ vp }, seat) => rows.reduce((left, { points }) => left - (points[seat] ?? 0), vp)),
    rows,
    means: line ? [line.text] : [],
    reasons: orderReasons(events),
  };
}

/** Why the new turn order is as it is: least energy first; tied companies turn round (BAR-EOR-01, -02). */
function orderReasons(told: readonly BarrageEvent[]): readonly MomentReason[] {
  const set = told.find(({ event }) => event === 'order-set');
  if (set?.event !== 'order-set') return [];
  const energies = new Map(told.flatMap((event) => (event.event === 'credits-scored' ? [[event.seat, event.energy] as const] : [])));
  const order = set.order.map((seat) => say('barrage.moment.order-of', { seat: seatArgument(seat), energy: energies.get(seat) ?? 0 }));
  const reasons = [{ text: say('barrage.moment.order', { order: listed(order) }), rule: 'BAR-EOR-01' }];
  const isTied = new Set(energies.values()).size < energies.size;
  return isTied ? [...reasons, { text: say('barrage.moment.order-tied'), rule: 'BAR-EOR-02' }] : reasons;
}

/** What the next round's incomes bring in the same step, where they do (BAR-INC-08). */
function incomes(told: readonly BarrageEvent[], seats: number): readonly MomentRow[] {
  const gained = told.flatMap((event) => (event.event === 'gained' ? [event] : []));
  if (gained.length === 0) return [];
  const by = Array.from({ length: seats }, (_, seat) => gained.filter((event) => event.seat === seat));
  return [
    {
      source: say('barrage.moment.income'),
      points: by.map((mine) => mine.reduce((sum, { good, n }) => (good === 'vp' ? sum + n : sum), 0)),
      notes: by.map((mine) => {
        const others = mine.filter(({ good }) => good !== 'vp');
        return others.length === 0 ? null : listed(others.map(({ good, n }) => goods(good, n)));
      }),
    },
  ];
}

/** A fulfilled contract with its reward (BAR-PROD-14). */
export function feat(told: readonly Told[], view: Barrage): Feat | null {
  const done = told.filter(isBarrageEvent).find((event) => event.event === 'contract-fulfilled');
  if (done?.event !== 'contract-fulfilled') return null;
  return {
    seat: done.seat,
    title: say('barrage.moment.contract'),
    lines: [contractLine(view, CONTRACTS.indexOf(done.contract)), goods('energy', done.total)],
  };
}
