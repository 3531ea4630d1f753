import { type Message, seatArgument } from '@madang/kernel';
import { COMPANY_BOARDS, INCOME_ROWS, INCOME_STEPS } from '../../components/companies.ts';
import type { Effect } from '../../components/effects.ts';
import { COMPANIES, type DamSite, EXITS, type Exit } from '../../components/words.ts';
import type { BarrageEvent, Passed } from '../../rules/events.ts';
import { effectsText } from '../effects.ts';
import {
  amounts,
  companyText,
  goods,
  headstreamText,
  listed,
  of,
  officerText,
  say,
  siteText,
  structureText,
  tileText,
  wheelThings,
} from '../names.ts';

type Named<E extends BarrageEvent['event']> = Extract<BarrageEvent, { readonly event: E }>;

const isExit = (end: DamSite | Exit): end is Exit => EXITS.some((exit) => exit === end);

const isDam = (passed: Passed): passed is DamSite => !passed.startsWith('strip-');

/** "2 × 4, +1 action": where the total of a production comes from. */
export function productionParts({ drops, value, gross, bonus, companyBonus }: Named<'produced'>): Message {
  const parts = [
    drops * value === gross ? say('barrage.forecast.part-drops', { drops, value }) : say('barrage.forecast.part-minimum', { drops, value, gross }),
  ];
  if (bonus !== 0) parts.push(say('barrage.forecast.part-bonus', { bonus }));
  if (companyBonus !== 0) parts.push(say('barrage.forecast.part-company', { bonus: companyBonus }));
  return listed(parts);
}

/** What was produced, with which system and of what parts. */
export const produced = (event: Named<'produced'>): Message =>
  of(event.seat, event.second ? 'barrage.log.produced-second' : 'barrage.log.produced', {
    total: event.total,
    dam: siteText(event.dam),
    conduit: siteText(event.conduit),
    powerhouse: siteText(event.powerhouse),
    parts: productionParts(event),
  });

/** A piece built, with what it cost beside machinery. */
export function built({ seat, structure, site, fee, free }: Named<'built'>): Message {
  const args = { structure: structureText(structure), site: siteText(site), fee };
  // the sites of conduits and powerhouses bear their names: "conduit 5A"
  const named = structure === 'conduit' || structure === 'powerhouse' ? '-named' : '';
  return of(seat, `barrage.log.built${free ? '-free' : ''}${fee > 0 ? '-fee' : ''}${named}`, args);
}

/** What has a line of its own at once when it comes. */
const TOLD: ReadonlySet<Effect['do']> = new Set(['gainCredits', 'gainVp', 'advanceEnergy', 'rotateWheel']);

/** An income, by what it brings; what the next lines tell is not said twice. */
export function income({ seat, company, row, step, uncovered }: Named<'income'>): Message {
  const [named, steps] = [INCOME_ROWS.find((one) => one === row), INCOME_STEPS.find((one) => one === step)];
  const effects = named && steps ? (COMPANY_BOARDS[COMPANIES.indexOf(company)]?.income[named][steps] ?? []) : [];
  const key = uncovered ? 'barrage.log.income-uncovered' : 'barrage.log.income';
  return effects.every((effect) => TOLD.has(effect.do)) ? of(seat, `${key}-told`) : of(seat, key, { income: effectsText(effects) });
}

/** What is put on the wheel, and what is paid for machines that are not. */
export function inserted({ seat, tile, copied, excavators, mixers, credits }: Named<'inserted'>): Message {
  const things = listed([...wheelThings(tile, excavators, mixers), ...(credits > 0 ? [say('barrage.log.instead', { credits })] : [])]);
  return copied === null
    ? of(seat, 'barrage.log.inserted', { things })
    : of(seat, 'barrage.log.inserted-copying', { things, copied: tileText(copied) });
}

/** One turn of the wheel. */
export function wheelTurned({ seat, tile, excavators, mixers }: Named<'wheel-turned'>): Message {
  const things = wheelThings(tile, excavators, mixers);
  return things.length === 0 ? of(seat, 'barrage.log.wheel-turned-empty') : of(seat, 'barrage.log.wheel-turned', { things: listed(things) });
}

/** The way of a drop. Strips that it passes are not told; full dams are. */
export function flowed({ from, passed, end }: Named<'flowed'>): Message {
  const dams = passed.filter(isDam).map(siteText);
  const args = { from: placeText(from), passed: listed(dams) };
  if (isExit(end)) return say(dams.length > 0 ? 'barrage.log.flowed-out-past' : 'barrage.log.flowed-out', args);
  return say(dams.length > 0 ? 'barrage.log.flowed-past' : 'barrage.log.flowed', { ...args, end: siteText(end) });
}

const placeText = (from: Named<'flowed'>['from']): Message =>
  from === 'A' || from === 'B' || from === 'C' || from === 'D' ? headstreamText(from) : siteText(from);

/** Energy gained otherwise than by a production, whose line tells it. */
export const energy = ({ seat, n, energy, reason }: Named<'energy'>): Message | undefined =>
  reason === 'production' || n === 0 ? undefined : of(seat, `barrage.log.energy-${reason}`, { n, energy });

/** The log line of a player who takes a company, with its officer. */
export function companyTaken({ seat, company, officer }: Named<'company-taken'>): Message {
  const args = { company: companyText(company) };
  if (officer === null) return of(seat, 'barrage.log.company-taken-alone', args);
  return of(seat, 'barrage.log.company-taken', { ...args, officer: officerText(officer) });
}

/** Goods gained, or lost where the number is negative. */
export function gained({ seat, good, n }: Named<'gained'>): Message | undefined {
  if (n === 0) return undefined;
  return of(seat, n > 0 ? 'barrage.log.gained' : 'barrage.log.lost-goods', { goods: goods(good, Math.abs(n)) });
}

/** Credits by energy, and the points lost without energy: the line says how many, so without a minus. */
export function creditsScored({ seat, energy, credits, vp }: Named<'credits-scored'>): Message {
  const args = { energy, credits, vp: Math.abs(vp) };
  return of(seat, vp === 0 ? 'barrage.log.credits-scored' : 'barrage.log.credits-scored-vp', args);
}

const feeGained = ({ credits, gained, vp }: Named<'conduit-fee'>): Message => amounts(gained === 'vp' ? { vp: credits + vp } : { credits, vp });

/** The line of a conduit's fee. */
export const conduitFee = (fee: Named<'conduit-fee'>): Message =>
  of(fee.seat, 'barrage.log.conduit-fee', { to: seatArgument(fee.to), paid: goods(fee.paid, fee.credits), gained: feeGained(fee) });

/** What the owner of a conduit receives for it. */
export const feeDue = (fee: Named<'conduit-fee'>) => ({ seat: fee.to, what: say('barrage.log.due', { gained: feeGained(fee) }) });
