import type { About } from '@madang/board-kit';
import { at, type Message, playerOf, type Seat } from '@madang/kernel';
import { type Barrage, CONDUIT_VALUE, DAM_HEIGHT_MAX, EMPTY, NEUTRAL, priceOf, STRUCTURES, type Structure, siteFee, TERMS } from '../rules/index.ts';
import { goods, say } from '../text/names.ts';
import { useSay } from './table.tsx';

const MACHINES: Readonly<Record<Structure, 'excavators' | 'mixers'>> = {
  base: 'excavators',
  elevation: 'mixers',
  conduit: 'excavators',
  powerhouse: 'mixers',
};

/** The machines of a structure on a site for a seat, with its officer; its basic tile changes nothing. */
function costOf(view: Barrage, seat: Seat, structure: Structure, site: number): Message {
  const number = STRUCTURES.indexOf(structure);
  const terms = TERMS[number];
  if (!terms) throw new Error(`no tile builds ${structure}`);
  return goods(MACHINES[structure], priceOf(playerOf(view, seat), number, site, terms));
}

/** What a red site costs more; nothing for others. */
function redFee(structure: Structure, site: number): readonly Message[] {
  const fee = siteFee(STRUCTURES.indexOf(structure), site, false);
  return fee > 0 ? [say('barrage.how.red', { cost: goods('credits', fee) })] : [];
}

/** What a dam or its free site is for, and what building there costs a seat. */
export function damHow(view: Barrage, seat: Seat, dam: number): readonly Message[] {
  const owner = at(view.damOwner, dam);
  if (owner === EMPTY) return [say('barrage.how.base', { cost: costOf(view, seat, 'base', dam) }), ...redFee('base', dam)];
  if (owner === NEUTRAL) return [say('barrage.how.neutral')];
  const holds = say('barrage.how.dam');
  if (owner !== seat || at(view.damHeight, dam) >= DAM_HEIGHT_MAX) return [holds];
  return [holds, say('barrage.how.elevation', { cost: costOf(view, seat, 'elevation', dam) })];
}

/** What a conduit is for, and on a free site what it costs a seat. */
export function conduitHow(view: Barrage, seat: Seat, conduit: number): readonly Message[] {
  const use = say('barrage.how.conduit', { value: at(CONDUIT_VALUE, conduit), fee: goods('credits', 1) });
  const owner = at(view.conduits, conduit);
  const fee = { fee: goods('credits', 1) };
  if (owner === seat) return [use, say('barrage.how.conduit-own', fee)];
  if (owner !== EMPTY) return [use];
  return [use, say('barrage.how.conduit-cost', { cost: costOf(view, seat, 'conduit', conduit) }), say('barrage.how.conduit-yours', fee)];
}

/** What a powerhouse is for, and on a free site what it costs a seat. */
export function powerhouseHow(view: Barrage, seat: Seat, site: number): readonly Message[] {
  const use = say('barrage.how.house');
  if (at(view.powerhouses, site) !== EMPTY) return [use];
  return [use, say('barrage.how.powerhouse', { cost: costOf(view, seat, 'powerhouse', site) }), ...redFee('powerhouse', site)];
}

/** The card of a piece: what it is or holds, then what it is for and costs. */
export function useHow(): (words: string, how: readonly Message[], rule: string) => () => About {
  const tell = useSay();
  return (title, how, rule) => () => ({ title, lines: how.map((line) => tell(line)), rule });
}
