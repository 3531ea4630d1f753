import { type Decision, type Message, playerOf, type Seat } from '@madang/kernel';
import { ABILITY_FROM } from '../../components/companies.ts';
import { HAND_LIMIT } from '../../components/contracts.ts';
import { SEGMENTS } from '../../components/numbers.ts';
import { COPY_SPACES } from '../../components/spaces.ts';
import { DAM_SITES, type DamSite, type Exit, HEADSTREAMS, type Officer, TILES } from '../../components/words.ts';
import { numbersOf } from '../../rules/answers.ts';
import type { BarrageEvent } from '../../rules/events.ts';
import type { BarrageMove } from '../../rules/moves.ts';
import { contractWord, officerWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY } from '../../rules/state.ts';
import { companyAbility, effectsText, officerAbility, tileEffect, tileLine } from '../effects.ts';
import { payment, systemText } from '../labels.ts';
import { productionParts } from '../log/lines.ts';
import {
  amounts,
  contractText,
  goods,
  headstreamText,
  listed,
  of,
  officerText,
  say,
  sentences,
  siteText,
  structureText,
  wheelThings,
} from '../names.ts';
import { type Building, type Output, type Prospect, prospectOf } from './prospect.ts';

const cost = (engineers: number, credits: number): Message[] =>
  engineers + credits === 0 ? [] : [say('barrage.forecast.cost', { goods: amounts({ engineers, credits }) })];

const effect = (text: Message): Message => say('barrage.forecast.effect', { effect: text });

/** What the answer names: a company, an officer, a tile, a headstream, a contract. */
function named(view: Barrage, seat: Seat, move: BarrageMove): Message[] {
  switch (move.kind) {
    case 'company':
      return company(view, numbersOf(move).company);
    case 'copy':
      return copy(numbersOf(move).side, move.officer);
    case 'tile':
    case 'copy-tile':
      return numbersOf(move).tile < 5 ? [] : [effect(tileEffect(numbersOf(move).tile))];
    case 'take':
      return [say('barrage.forecast.held', { n: playerOf(view, seat).held.length + 1, most: HAND_LIMIT })];
    default:
      return [];
  }
}

/** A company: its officer's ability and its own. */
function company(view: Barrage, number: number): Message[] {
  const officer = view.draft.officers[view.draft.companies.indexOf(number)] ?? EMPTY;
  const own = say('barrage.forecast.company-ability', { powerhouses: ABILITY_FROM, ability: companyAbility(number) });
  if (officer === EMPTY) return [own];
  const word = officerWord(officer);
  return [say('barrage.forecast.company', { officer: officerText(word), ability: officerAbility(word) }), own];
}

const copy = (side: number, officer: Officer): Message[] => [
  ...cost(COPY_SPACES[side]?.engineers ?? 0, COPY_SPACES[side]?.redFee ?? 0),
  officerAbility(officer),
];

/** What a space is for, unless it is told what it gives; what could be built, and from what price on. */
function purpose({ effects, options, told }: Prospect): Message[] {
  const given = effects.length === 0 || told.some(({ event }) => event === 'gained' || event === 'patent-taken');
  const builds = options.map(({ structure, machines, least }) =>
    say('barrage.forecast.buildable', { structure: structureText(structure), price: amounts({ [machines]: least }) }),
  );
  return [
    ...(given ? [] : [effect(effectsText(effects))]),
    ...(builds.length === 0 ? [] : [say('barrage.forecast.to-build', { options: listed(builds) })]),
  ];
}

/** The ways to pay for a structure, or what its only way puts on the wheel, which turns once at that. */
function building({ payments }: Building): Message[] {
  const ways = payments.map(({ excavators, mixers, credits }) => payment(excavators, mixers, credits));
  const [only, more] = payments;
  const first = ways[0];
  if (!only || !first) return [];
  if (more)
    return [say('barrage.forecast.price', { prices: ways.slice(1).reduce((head, tail) => say('barrage.forecast.or', { head, tail }), first) })];
  const { tile, excavators, mixers, credits } = only;
  const things = wheelThings(tile, excavators, mixers);
  return [...cost(0, credits), ...(things.length > 0 ? [say('barrage.forecast.on-wheel', { things: listed(things), turns: SEGMENTS - 1 })] : [])];
}

const total = ({ drops, total }: Output): Message => say('barrage.forecast.drops-total', { drops, total });

/** What each system that can be chosen would produce, with each number of drops. */
const bySystem = (outputs: readonly Output[]): Message[] =>
  [...new Set(outputs.map(({ system }) => system))].flatMap((system) => {
    const own = outputs.filter((output) => output.system === system);
    return system && own[0]?.way[0] !== system
      ? [say('barrage.forecast.system-total', { system: systemText(system), totals: listed(own.map(total)) })]
      : [];
  });

/** What is produced: by its parts, or for each system and number of drops; and who is paid for his conduit. */
function production({ open, outputs, fees, told }: Prospect): Message[] {
  const systems = bySystem(outputs);
  if (systems.length > 0) return systems;
  const totals = outputs.map(total);
  if (totals.length === 0) return [];
  const parts = told.flatMap((one) =>
    one.event === 'produced' ? [say('barrage.forecast.production', { total: one.total, parts: productionParts(one) })] : [],
  );
  return [...(open ? [listed(totals)] : parts), ...fees.map((fee) => (open ? feePerDrop(fee) : wholeFee(fee)))];
}

type Fee = Prospect['fees'][number];

/** What the conduit's owner gains; an automa gains points only. */
const wholeFee = ({ to, credits, paid, gained, vp }: Fee): Message =>
  gained === 'credits'
    ? of(to, 'barrage.forecast.fee', { credits, vp })
    : of(to, 'barrage.forecast.fee-points', { paid: goods(paid, credits), gained: goods('vp', credits + vp) });

const feePerDrop = ({ to, credits, gained, vp }: Fee): Message =>
  gained === 'credits'
    ? of(to, 'barrage.forecast.fee-each', { credits: 1 })
    : of(to, 'barrage.forecast.fee-points-each', { paid: goods('credits', 1), gained: goods('vp', 1 + vp / credits) });

/** An event that is told by itself. */
function told(event: BarrageEvent): Message[] {
  switch (event.event) {
    case 'built':
      return event.fee > 0 ? [say('barrage.forecast.site-red', { credits: event.fee })] : [];
    case 'patent-taken':
      return [effect(tileLine(TILES.indexOf(event.tile)))];
    case 'dam-filled':
      return [say('barrage.forecast.filled', { dam: siteText(event.dam), n: event.drops })];
    case 'lost':
      return [say('barrage.forecast.lost', { structure: structureText(event.structure) })];
    case 'water-flows':
      return [say('barrage.forecast.round-ends')];
    default:
      return [];
  }
}

/** What follows once nothing more is asked: incomes, goods, markers, drops, contracts within reach. */
function consequences(seat: Seat, { incomes, returned, gains, climbs, ends, contracts }: Prospect): Message[] {
  const back = returned.flatMap(({ tile, excavators, mixers }) => wheelThings(tile, excavators, mixers));
  return [
    ...incomes.map((effects) => say('barrage.forecast.income', { income: effectsText(effects) })),
    ...(back.length > 0 ? [say('barrage.forecast.back', { things: listed(back) })] : []),
    ...gains.map(({ seat: who, ...goods }) =>
      who === seat ? say('barrage.forecast.gain', { goods: amounts(goods) }) : of(who, 'barrage.forecast.gain-other', { goods: amounts(goods) }),
    ),
    ...climbs.map(({ seat: who, from, to }) => of(who, 'barrage.forecast.energy', { from, to: Math.max(...to) })),
    ...ways(ends),
    ...(contracts === null ? [] : [within(contracts)]),
  ];
}

const isDam = (end: DamSite | Exit): end is DamSite => DAM_SITES.some((dam) => dam === end);

/** Where the drops end. */
function ways(ends: Prospect['ends']): Message[] {
  const stops = ends.flatMap(({ end, count }) => (isDam(end) ? [say('barrage.forecast.flow-to', { count, dam: siteText(end) })] : []));
  const away = ends.reduce((sum, { end, count }) => (isDam(end) ? sum : sum + count), 0);
  const all = away > 0 ? [...stops, say('barrage.forecast.flow-away', { count: away })] : stops;
  return all.length === 0 ? [] : [say('barrage.forecast.flows', { ends: listed(all) })];
}

const within = (contracts: readonly number[]): Message =>
  contracts.length === 0
    ? say('barrage.forecast.no-contract')
    : say('barrage.forecast.contracts', { contracts: listed(contracts.map((contract) => contractText(contractWord(contract)))) });

/** The headstreams where a drop waits that did not before. */
const waiting = (view: Barrage, { told }: Prospect): Message[] =>
  told.flatMap((event) => {
    if (event.event !== 'drop-placed' || event.flow !== 'later') return [];
    const n = (view.waiting[HEADSTREAMS.indexOf(event.headstream)] ?? 0) + 1;
    return [say('barrage.forecast.waits', { headstream: headstreamText(event.headstream), n })];
  });

/** What a move would do, cost and gain; absent where the label says all. */
export function forecast(view: Barrage, seat: Seat, _decision: Decision<BarrageMove>, move: BarrageMove): Message | undefined {
  const prospect = prospectOf(view, seat, move);
  return sentences([
    ...named(view, seat, move),
    ...cost(prospect.cost.engineers, prospect.cost.credits),
    ...purpose(prospect),
    ...waiting(view, prospect),
    ...(prospect.building ? building(prospect.building) : []),
    ...production(prospect),
    ...prospect.told.flatMap(told),
    ...(prospect.open ? [] : consequences(seat, prospect)),
  ]);
}
