import { type Decision, decision, HiddenError, type Message, play, type Seat } from '@madang/kernel';
import { ABILITY_FROM } from '../../components/companies.ts';
import { HAND_LIMIT } from '../../components/contracts.ts';
import { COPY_SPACES, MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { COMPANIES, HEADSTREAMS, SPACES, TILES } from '../../components/words.ts';
import { CREDITS_OF } from '../../rules/acting/spaces.ts';
import { siteFee } from '../../rules/building/costs.ts';
import type { BarrageEvent } from '../../rules/events.ts';
import { barrage } from '../../rules/index.ts';
import { type BarrageMove, COPY_SIDES } from '../../rules/moves.ts';
import { player } from '../../rules/rule.ts';
import { officerWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY } from '../../rules/state.ts';
import { at } from '../../rules/tally.ts';
import { companyAbility, effectsText, officerAbility, tileEffect } from '../effects.ts';
import { paymentOf } from '../labels.ts';
import { isBarrageEvent } from '../log/log.ts';
import { amounts, headstreamText, listed, of, officerText, say, sentences } from '../names.ts';
import { isBarrageTask } from '../prompts.ts';
import { outcomeText } from './events.ts';

/** What a move leads to as far as the view lets it be foreseen: what would be told on the way, and what is asked then. */
interface Outcome {
  readonly after: Barrage;
  readonly events: readonly BarrageEvent[];
  readonly next: Decision<BarrageMove> | undefined;
}

/** True for events that end what a forecast is about: the round's end, or the turn of an automa. */
const endsIt = ({ event }: BarrageEvent): boolean => event === 'water-flows' || event.startsWith('automa-');

/** Plays the move on a copy without chance, also for those who hold the whole state; where chance is needed, it stops there. */
function foresee(view: Barrage, seat: Seat, move: BarrageMove): Outcome {
  const after = barrage.redact(view, seat);
  const events: BarrageEvent[] = [];
  let whole = true;
  try {
    play(barrage, after, seat, move, (event) => {
      if (isBarrageEvent(event)) events.push(event);
    });
  } catch (error) {
    if (!(error instanceof HiddenError)) throw error;
    whole = false;
  }
  const end = events.findIndex(endsIt);
  const open = whole && end < 0 && !after.over ? decision(barrage, after) : undefined;
  return { after, events: end < 0 ? events : events.slice(0, end + 1), next: open?.seat === seat ? open : undefined };
}

/** The same, and on through the question for a contract: without one, so that the way of the used drops is seen. */
function foreseeWater(view: Barrage, seat: Seat, move: BarrageMove): Outcome {
  const first = foresee(view, seat, move);
  const decline = first.next?.task.task === 'contract' ? first.next.moves.find((one) => one.kind === 'decline') : undefined;
  if (!decline) return first;
  const second = foresee(first.after, seat, decline);
  return { ...first, events: [...first.events, ...second.events.filter(({ event }) => event === 'flowed' || event === 'energy')] };
}

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

/** What each number of drops would produce, where it is still to be chosen, and what the conduit's owner is paid for each. */
function byDrops(seat: Seat, { after, next }: Outcome): Message[] {
  if (next?.task.task !== 'drops') return [];
  const fees: Message[] = [];
  const totals = next.moves.flatMap((move) => {
    const { events } = foresee(after, seat, move);
    const fee = events.find((event) => event.event === 'conduit-fee');
    const produced = events.find((event) => event.event === 'produced');
    if (move.kind !== 'drops' || produced?.event !== 'produced') return [];
    if (fee?.event === 'conduit-fee' && fees.length === 0) fees.push(of(fee.to, 'barrage.forecast.fee-each', { credits: fee.credits / move.drops }));
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
      return outcome.events.flatMap((event) => (event.event === 'construction-begun' ? [cost(event.engineers, event.credits)] : []));
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
    case 'construct-unmanned':
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
