import { at, type Decision, type Message, type Seat } from '@madang/kernel';
import { ABILITY_FROM } from '../../components/companies.ts';
import { HAND_LIMIT } from '../../components/contracts.ts';
import { COPY_SPACES, MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { COMPANIES, HEADSTREAMS, SPACES, TILES } from '../../components/words.ts';
import { CREDITS_OF } from '../../rules/acting/spaces.ts';
import { siteFee } from '../../rules/building/costs.ts';
import type { BarrageEvent } from '../../rules/events.ts';
import { type BarrageMove, COPY_SIDES } from '../../rules/moves.ts';
import { player } from '../../rules/rule.ts';
import { officerWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY } from '../../rules/state.ts';
import { companyAbility, effectsText, officerAbility, tileEffect } from '../effects.ts';
import { paymentOf } from '../labels.ts';
import { amounts, goods, headstreamText, listed, of, officerText, say, sentences, structureText } from '../names.ts';
import { isBarrageTask } from '../prompts.ts';
import { buildable } from './buildable.ts';
import { outcomeText } from './events.ts';
import { foresee, foreseeWater, type Outcome } from './foresee.ts';

const cost = (engineers: number, credits: number): Message => say('barrage.forecast.cost', { goods: amounts({ engineers, credits }) });

/** Events that say by themselves what a space has given. */
const TELLING: readonly BarrageEvent['event'][] = ['gained', 'patent-taken'];

/** A space's price and, unless it is told otherwise, what it is for. */
function space(number: number, { events }: Outcome): Message[] {
  const { engineers, effect } = MANAGEMENT_SPACES[number] ?? { engineers: 0, effect: [] };
  const price = cost(engineers, at(CREDITS_OF, number));
  if (events.some(({ event }) => TELLING.includes(event))) return [price];
  return [price, say('barrage.forecast.effect', { effect: effectsText(effect) })];
}

/** A company: its officer's ability and its own. */
function company(view: Barrage, number: number): Message[] {
  const officer = view.draft.officers[view.draft.companies.indexOf(number)] ?? EMPTY;
  const own = say('barrage.forecast.company-ability', { powerhouses: ABILITY_FROM, ability: companyAbility(number) });
  if (officer === EMPTY) return [own];
  const word = officerWord(officer);
  return [say('barrage.forecast.company', { officer: officerText(word), ability: officerAbility(word) }), own];
}

/** What a construction costs to begin, and what could be built from what price on. */
function construction(seat: Seat, { after, events }: Outcome): Message[] {
  return events.flatMap((event) => {
    if (event.event !== 'construction-begun') return [];
    const options = buildable(after, seat, event.space > 0).map(({ structure, machines, least }) =>
      say('barrage.forecast.buildable', { structure: structureText(structure), price: amounts({ [machines]: least }) }),
    );
    const price = event.space > 0 ? [cost(event.engineers, event.credits)] : [];
    return options.length > 0 ? [...price, say('barrage.forecast.to-build', { options: listed(options) })] : price;
  });
}

/** The ways to pay that the next question offers. */
function prices({ next }: Outcome): Message[] {
  if (!next || !isBarrageTask(next.task) || next.task.task !== 'payment') return [];
  const ways = next.moves.flatMap((move) => paymentOf(move) ?? []);
  const last = ways.at(-1);
  if (!last) return [];
  const { structure, site, acts } = next.task;
  const fee = siteFee(structure, site, TILES[acts] === 'adv-1-wild');
  const price = say('barrage.forecast.price', {
    prices: ways.slice(0, -1).reduceRight((tail, head) => say('barrage.forecast.or', { head, tail }), last),
  });
  return fee > 0 ? [price, say('barrage.forecast.site-red', { credits: fee })] : [price];
}

/** What another's conduit costs for each drop; an automa gains points only. */
const feePerDrop = ({ to, credits, gained, vp }: BarrageEvent & { readonly event: 'conduit-fee' }): Message =>
  gained === 'credits'
    ? of(to, 'barrage.forecast.fee-each', { credits: 1 })
    : of(to, 'barrage.forecast.fee-points-each', { paid: goods('credits', 1), gained: goods('vp', 1 + vp / credits) });

/** What each number of drops would produce, where it is still to be chosen, and what the conduit's owner is paid for each. */
function byDrops(seat: Seat, { after, next }: Outcome): Message[] {
  if (next?.task.task !== 'drops') return [];
  const fees: Message[] = [];
  const totals = next.moves.flatMap((move) => {
    const { events } = foresee(after, seat, move);
    const fee = events.find((event) => event.event === 'conduit-fee');
    const produced = events.find((event) => event.event === 'produced');
    if (move.kind !== 'drops' || produced?.event !== 'produced') return [];
    if (fee?.event === 'conduit-fee' && fees.length === 0) fees.push(feePerDrop(fee));
    return [say('barrage.forecast.drops-total', { drops: move.drops, total: produced.total })];
  });
  return [listed(totals), ...fees];
}

/** Contracts within reach once the production has its total. */
function contracts({ events, next }: Outcome): Message[] {
  if (!events.some((event) => event.event === 'produced' || (event.event === 'energy' && event.reason === 'tile'))) return [];
  const names = next?.task.task === 'contract' ? next.moves.flatMap((move) => (move.kind === 'fulfil' ? [move.contract] : [])) : [];
  if (names.length === 0) return [say('barrage.forecast.no-contract')];
  return [say('barrage.forecast.contracts', { contracts: listed(names.map((name) => say(`barrage.contract.${name}`))) })];
}

/** What the move itself costs or does, before what is told. */
function changes(view: Barrage, seat: Seat, move: BarrageMove, outcome: Outcome): Message[] {
  switch (move.kind) {
    case 'company':
      return company(view, COMPANIES.indexOf(move.company));
    case 'space':
      return space(SPACES.indexOf(move.space), outcome);
    case 'bank':
      return [cost(move.engineers, 0)];
    case 'construct':
    case 'construct-unmanned':
      return construction(seat, outcome);
    case 'copy':
      return [
        cost(COPY_SPACES[COPY_SIDES.indexOf(move.side)]?.engineers ?? 0, COPY_SPACES[COPY_SIDES.indexOf(move.side)]?.redFee ?? 0),
        officerAbility(move.officer),
      ];
    case 'tile':
    case 'copy-tile':
      return TILES.indexOf(move.tile) < 5 ? [] : [say('barrage.forecast.effect', { effect: tileEffect(TILES.indexOf(move.tile)) })];
    case 'site':
      return prices(outcome);
    case 'system':
      return byDrops(seat, outcome);
    case 'headstream': {
      const i = HEADSTREAMS.indexOf(move.headstream);
      const waits = at(outcome.after.waiting, i);
      return waits > at(view.waiting, i) ? [say('barrage.forecast.waits', { headstream: headstreamText(move.headstream), n: waits })] : [];
    }
    case 'take':
      return [say('barrage.forecast.held', { n: player(view, seat).held.length + 1, most: HAND_LIMIT })];
    case 'starting-contract':
    case 'pass':
    case 'decline':
    case 'structure':
    case 'pay':
    case 'drops':
    case 'fulfil':
    case 'machines':
    case 'discard':
    case 'stop':
    case 'pick':
      return [];
  }
}

/** What a move would do, cost and gain; absent where the label says all. */
export function forecast(view: Barrage, seat: Seat, _decision: Decision<BarrageMove>, move: BarrageMove): Message | undefined {
  const outcome = foreseeWater(view, seat, move);
  return sentences([...changes(view, seat, move, outcome), ...outcomeText(view, seat, outcome.events), ...contracts(outcome)]);
}
