import type { Message, Seat, Told } from '@madang/kernel';
import type { BarrageEvent, EnergyReason } from '../../rules/events.ts';
import {
  amounts,
  bonusText,
  colourText,
  contractText,
  headstreamText,
  listed,
  objectiveText,
  of,
  officerText,
  say,
  seatList,
  sideText,
  siteText,
  spaceText,
  structureText,
  tileText,
} from '../names.ts';
import { automaNarrowed, automaStep, postText } from './automa.ts';
import { built, companyTaken, conduitFee, creditsScored, energy, feeDue, flowed, gained, income, inserted, produced, wheelTurned } from './lines.ts';

/** The rule that each event follows. */
const RULES: Readonly<Record<BarrageEvent['event'], string>> = {
  'company-taken': 'BAR-EXPERT-03',
  'starting-contract-taken': 'BAR-EXPERT-03',
  'copyable-officers': 'BAR-EXPERT-06',
  'round-began': 'BAR-ROUND-02',
  income: 'BAR-INC-01',
  gained: 'BAR-INC-09',
  'headstream-filled': 'BAR-HEAD-01',
  'space-used': 'BAR-ACT-02',
  banked: 'BAR-BANK-01',
  'construction-begun': 'BAR-BUILD-01',
  'officer-copied': 'BAR-OFFICER-09',
  passed: 'BAR-ACT-10',
  inserted: 'BAR-BUILD-04',
  'wheel-turned': 'BAR-WHEEL-02',
  built: 'BAR-BUILD-06',
  produced: 'BAR-PROD-05',
  'conduit-fee': 'BAR-PROD-08',
  energy: 'BAR-ENERGY-04',
  'contract-fulfilled': 'BAR-CON-01',
  'drop-placed': 'BAR-WATER-05',
  flowed: 'BAR-FLOW-03',
  'dam-filled': 'BAR-FLOW-06',
  declined: 'BAR-CON-16',
  lost: 'BAR-CON-14',
  'contract-taken': 'BAR-OFFICE-01',
  'contract-discarded': 'BAR-OFFICE-04',
  'contract-turned-up': 'BAR-OFFICE-03',
  'pile-shuffled': 'BAR-OFFICE-07',
  'patent-taken': 'BAR-PATENT-01',
  'patents-discarded': 'BAR-EOR-05',
  'patents-dealt': 'BAR-EOR-05',
  'water-flows': 'BAR-FLOW-01',
  'rank-scored': 'BAR-SCORE-01',
  'credits-scored': 'BAR-SCORE-05',
  'bonus-scored': 'BAR-SCORE-10',
  'order-set': 'BAR-EOR-01',
  'objective-scored': 'BAR-END-02',
  'goods-scored': 'BAR-END-04',
  'drops-scored': 'BAR-END-05',
  'automa-turn': 'BAR-AUTOMA-05',
  'automa-step': 'BAR-AUTOMA-07',
  'automa-narrowed': 'BAR-AUTOMA-20',
  'automa-engineers': 'BAR-AUTOMA-10',
  'automa-tile-turned': 'BAR-AUTOMA-06',
  'game-over': 'BAR-END-06',
};

/** The rule of energy that comes from elsewhere than a production. */
const ENERGY_RULES: Readonly<Record<EnergyReason, string>> = {
  production: 'BAR-PROD-12',
  effect: 'BAR-ENERGY-04',
  tile: 'BAR-CON-07',
  usa: 'BAR-COMPANY-01',
  italy: 'BAR-COMPANY-10',
  automa: 'BAR-AUTOMA-17',
};

/** True for Barrage's own events. */
export const isBarrageEvent = (event: Told): event is BarrageEvent => Object.hasOwn(RULES, event.event);

/** The line of an event; undefined for what another line says already. */
function lineOf(event: BarrageEvent): Message | undefined {
  switch (event.event) {
    case 'company-taken':
      return companyTaken(event);
    case 'starting-contract-taken':
      return of(event.seat, 'barrage.log.starting-contract-taken', { contract: contractText(event.contract) });
    case 'copyable-officers':
      return say('barrage.log.copyable-officers', { officers: listed(event.officers.map(officerText)) });
    case 'round-began':
      return say('barrage.log.round-began', { round: event.round, order: seatList(event.order) });
    case 'income':
      return income(event);
    case 'gained':
      return gained(event);
    case 'headstream-filled':
      return say('barrage.log.headstream-filled', { headstream: headstreamText(event.headstream), drops: event.drops });
    case 'space-used':
      return of(event.seat, 'barrage.log.space-used', {
        space: spaceText(event.space),
        cost: amounts({ engineers: event.engineers, credits: event.credits }),
      });
    case 'banked':
      return of(event.seat, 'barrage.log.banked', { n: event.engineers });
    case 'construction-begun':
      if (event.space === 0) return of(event.seat, 'barrage.log.construction-unmanned');
      return of(event.seat, 'barrage.log.construction-begun', { cost: amounts({ engineers: event.engineers, credits: event.credits }) });
    case 'officer-copied':
      return of(event.seat, 'barrage.log.officer-copied', {
        officer: officerText(event.officer),
        side: sideText(event.side),
        cost: amounts({ engineers: 1, credits: event.credits }),
      });
    case 'passed':
      return of(event.seat, 'barrage.log.passed');
    case 'inserted':
      return inserted(event);
    case 'wheel-turned':
      return wheelTurned(event);
    case 'built':
      return built(event);
    case 'produced':
      return produced(event);
    case 'conduit-fee':
      return conduitFee(event);
    case 'energy':
      return energy(event);
    case 'contract-fulfilled':
      return of(event.seat, 'barrage.log.contract-fulfilled', { contract: contractText(event.contract), total: event.total });
    case 'drop-placed':
      return of(event.seat, `barrage.log.drop-placed-${event.flow}`, { headstream: headstreamText(event.headstream) });
    case 'flowed':
      return flowed(event);
    case 'dam-filled':
      return of(event.seat, 'barrage.log.dam-filled', { drops: event.drops, dam: siteText(event.dam) });
    case 'declined':
      return of(event.seat, `barrage.log.declined-${event.what}`);
    case 'lost':
      return of(event.seat, 'barrage.log.lost', { structure: structureText(event.structure) });
    case 'contract-taken':
      return of(event.seat, 'barrage.log.contract-taken', { contract: contractText(event.contract) });
    case 'contract-discarded':
      return of(event.seat, 'barrage.log.contract-discarded', { contract: contractText(event.contract) });
    case 'contract-turned-up':
      return say('barrage.log.contract-turned-up', { contract: contractText(event.contract) });
    case 'pile-shuffled':
      return say('barrage.log.pile-shuffled', { colour: colourText(event.colour), contracts: event.contracts });
    case 'patent-taken':
      return of(event.seat, 'barrage.log.patent-taken', { tile: tileText(event.tile) });
    case 'patents-discarded':
      return event.tiles.length === 0 ? undefined : say('barrage.log.patents-discarded', { tiles: listed(event.tiles.map(tileText)) });
    case 'patents-dealt':
      return say('barrage.log.patents-dealt', { tiles: listed(event.tiles.map(tileText)) });
    case 'water-flows':
      return say('barrage.log.water-flows', { round: event.round });
    case 'rank-scored':
      return of(event.seat, 'barrage.log.rank-scored', { rank: event.rank, energy: event.energy, vp: event.vp });
    case 'credits-scored':
      return creditsScored(event);
    case 'bonus-scored':
      return of(event.seat, event.missing > 0 ? 'barrage.log.bonus-scored-short' : 'barrage.log.bonus-scored', {
        tile: bonusText(event.tile),
        count: event.count,
        vp: event.vp,
        missing: event.missing,
      });
    case 'order-set':
      return say('barrage.log.order-set', { order: seatList(event.order) });
    case 'objective-scored':
      return of(event.seat, 'barrage.log.objective-scored', {
        tile: objectiveText(event.tile),
        count: event.count,
        rank: event.rank,
        vp: event.vp,
      });
    case 'goods-scored':
      return of(event.seat, 'barrage.log.goods-scored', { goods: event.goods, vp: event.vp });
    case 'drops-scored':
      return of(event.seat, 'barrage.log.drops-scored', { drops: event.drops, vp: event.vp });
    case 'automa-turn':
      return of(event.seat, 'barrage.log.automa-turn', { actions: event.actions, criteria: event.criteria });
    case 'automa-step':
      return automaStep(event);
    case 'automa-narrowed':
      return automaNarrowed(event);
    case 'automa-engineers':
      return of(event.seat, event.vp > 0 ? 'barrage.log.automa-engineers-vp' : 'barrage.log.automa-engineers', {
        n: event.engineers,
        post: postText(event),
        vp: event.vp,
      });
    case 'automa-tile-turned':
      return say(event.shuffled ? 'barrage.log.automa-tiles-shuffled' : 'barrage.log.automa-tile-turned', {
        actions: event.actions,
        criteria: event.criteria,
      });
    case 'game-over':
      return say('barrage.log.game-over', { winners: seatList(event.winners), count: event.winners.length });
  }
}

/** The rule that an event follows. */
function ruleOfEvent(event: BarrageEvent): string {
  if (event.event === 'automa-step' || event.event === 'automa-narrowed') return event.rule;
  if (event.event === 'energy') return ENERGY_RULES[event.reason];
  if (event.event === 'income' && event.uncovered) return 'BAR-INC-07';
  if (event.event === 'contract-discarded' && event.from === 'market') return 'BAR-AUTOMA-17';
  if (event.event === 'declined' && event.what === 'fill') return 'BAR-TECH-01';
  return event.event === 'declined' && event.what === 'contract' ? 'BAR-CON-05' : RULES[event.event];
}

/** A told event as a line of the log, with the rule it follows. */
export function logLine(event: Told): { readonly text: Message; readonly rule?: string } | undefined {
  if (!isBarrageEvent(event)) return undefined;
  const text = lineOf(event);
  return text && { text, rule: ruleOfEvent(event) };
}

/** What an event brings another seat than its own. */
export const due = (event: Told): { readonly seat: Seat; readonly what: Message } | undefined =>
  isBarrageEvent(event) && event.event === 'conduit-fee' ? feeDue(event) : undefined;

/**
 * What a turn is about. How it was paid for, what the wheel gave back and where water flowed is told beside it; that its player has passed comes
 * after what they did last.
 */
export const deeds: readonly BarrageEvent['event'][] = [
  'company-taken',
  'starting-contract-taken',
  'space-used',
  'banked',
  'built',
  'produced',
  'contract-fulfilled',
  'drop-placed',
  'dam-filled',
  'contract-taken',
  'patent-taken',
  'automa-engineers',
];

/** Things built and energy produced; a contract that it fulfills or a drop that it brings follows. */
export const mains: readonly BarrageEvent['event'][] = ['built', 'produced'];
