import type { Seat } from '@madang/kernel';
import { ANTON_TILE, TERMS, type Terms } from '../../components/technology.ts';
import { COPY_TILE, names, offer, SITE, STRUCTURE, TILE } from '../answers.ts';
import type { BarrageMove } from '../moves.ts';
import { type BarrageTell, type Choice, follow, player } from '../rule.ts';
import { type Barrage, EMPTY, type Plan } from '../state.ts';
import { build } from './build.ts';
import { affordable, paymentsFor } from './costs.ts';
import { refuseCopy, refusePayment, refuseSite, refuseStructure, refuseTile } from './refusing.ts';
import { ELEVATION, legalSites } from './sites.ts';
import { copiesAble, copiesBare, structuresBy, surveySites, tilesAble } from './technology.ts';

export const termsOf = (acts: number): Terms => {
  const terms = TERMS[acts];
  if (!terms) throw new Error(`no tile ${acts}`);
  return terms;
};

/** The number of the site that a move names, for a structure. */
export function siteOf(structure: number, move: BarrageMove): number {
  const named = names(move);
  if (structure <= ELEVATION) return named.dam;
  return structure === 2 ? named.conduit : named.powerhouse;
}

/** The tile is chosen: its structure, or the site if there is but one structure. */
function goOn(state: Barrage, seat: Seat, plan: Plan): void {
  const { structure } = termsOf(plan.acts);
  if (structure < 0) follow(state, { task: 'structure', seat, ...plan });
  else follow(state, { task: 'site', seat, structure, ...plan });
}

/** BAR-BUILD-03: which technology tile. Mahiri Sekibo as Anton Krylov may copy one that lies on her wheel (BAR-OFFICER-12). */
export const tile: Choice<'tile'> = {
  choices(state, { seat, manned }) {
    const me = player(state, seat);
    const survey = surveySites(state, seat, me);
    const list: BarrageMove[] = [];
    offer(list, TILE, tilesAble(survey, manned, me.credits));
    if (copiesBare(me)) offer(list, COPY_TILE, copiesAble(survey, manned, me.credits));
    return list;
  },
  answer(state, { seat, manned }, move) {
    if (!move) throw new Error('a construction without a tile');
    const { thing } = names(move);
    if (move.kind === 'copy-tile') goOn(state, seat, { tile: EMPTY, acts: thing });
    else if (thing === ANTON_TILE) follow(state, { task: 'copy tile', seat, manned });
    else goOn(state, seat, { tile: thing, acts: thing });
  },
  refuse: (state, task, move) => refuseTile(state, task.seat, task.manned, move),
};

/** BAR-OFFICER-06, -15: which tile on the wheel Anton Krylov's tile copies. */
export const copyTile: Choice<'copy tile'> = {
  choices(state, { seat, manned }) {
    const me = player(state, seat);
    const list: BarrageMove[] = [];
    offer(list, COPY_TILE, copiesAble(surveySites(state, seat, me), manned, me.credits));
    return list;
  },
  answer(state, { seat }, move) {
    if (!move) throw new Error('nothing to copy');
    goOn(state, seat, { tile: ANTON_TILE, acts: names(move).thing });
  },
  refuse: (state, task, move) => refuseCopy(state, task.seat, task.manned, move),
};

/** Which structure a wild tile builds. */
export const structure: Choice<'structure'> = {
  choices(state, { seat, acts }) {
    const me = player(state, seat);
    const list: BarrageMove[] = [];
    offer(list, STRUCTURE, structuresBy(surveySites(state, seat, me), acts, me.credits));
    return list;
  },
  answer(state, { seat, tile, acts }, move) {
    if (!move) throw new Error('a wild tile without a structure');
    follow(state, { task: 'site', seat, structure: names(move).thing, tile, acts });
  },
  refuse: (state, { seat, acts }, move) => refuseStructure(state, seat, acts, move),
};

/** BAR-BUILD-06: where; then how it is paid, if there are several ways. */
export const site: Choice<'site'> = {
  choices(state, { seat, structure, acts }) {
    const me = player(state, seat);
    const list: BarrageMove[] = [];
    offer(list, SITE[structure] ?? [], affordable(me, structure, termsOf(acts), me.credits, legalSites(state, seat, me, structure)));
    return list;
  },
  answer(state, { seat, structure, tile, acts }, move, tell) {
    if (!move) throw new Error('a construction without a site');
    const site = siteOf(structure, move);
    const ways = paymentsFor(player(state, seat), structure, site, termsOf(acts));
    if (ways.length > 1) follow(state, { task: 'payment', seat, structure, site, tile, acts });
    else pay(state, seat, { tile, acts }, structure, site, ways[0], tell);
  },
  refuse: (state, { seat, structure, acts }, move) => refuseSite(state, seat, structure, acts, move),
};

function pay(state: Barrage, seat: Seat, plan: Plan, structure: number, site: number, move: BarrageMove | undefined, tell: BarrageTell): void {
  if (!move) throw new Error('a construction that cannot be paid');
  const { excavators, mixers, credits } = names(move);
  build(state, seat, { ...plan, structure, site, excavators, mixers, credits }, tell);
}

/** BAR-BUILD-04: how the machinery is paid where officer or tile leave a choice. */
export const paymentChoice: Choice<'payment'> = {
  choices: (state, { seat, structure, site, acts }) => paymentsFor(player(state, seat), structure, site, termsOf(acts)),
  answer(state, { seat, structure, site, tile, acts }, move, tell) {
    pay(state, seat, { tile, acts }, structure, site, move, tell);
  },
  refuse: (state, { seat, structure, site, acts }, move) => refusePayment(state, seat, structure, site, termsOf(acts), move),
};
