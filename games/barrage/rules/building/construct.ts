import { answers, offer, offered, playerOf, type Seat } from '@madang/kernel';
import { ANTON_TILE, TERMS, type Terms } from '../../components/technology.ts';
import { numbersOf, offerSites, siteOf } from '../answers.ts';
import { type BarrageMove, MOVES } from '../moves.ts';
import { type BarrageChoice, type BarrageTell, push } from '../rule.ts';
import { type Barrage, EMPTY, type Plan } from '../state.ts';
import { build, type Decided } from './build.ts';
import { affordable, paymentsFor } from './costs.ts';
import { refusePayment, refuseStructure, refuseTile, refuseTilesSite } from './refusing.ts';
import { legalSites } from './sites.ts';
import { copiesAble, copiesBare, structuresBy, surveySites, tilesAble } from './technology.ts';

const STRUCTURE = answers(MOVES, 'structure', (move) => numbersOf(move).structure);
const COPY_TILE = answers(MOVES, 'copy-tile', (move) => numbersOf(move).tile);
const TILE = answers(MOVES, 'tile', (move) => numbersOf(move).tile);

export const termsOf = (acts: number): Terms => {
  const terms = TERMS[acts];
  if (!terms) throw new Error(`no tile ${acts}`);
  return terms;
};

/** The tile is chosen: its structure, or the site if there is but one structure. */
function goOn(state: Barrage, seat: Seat, plan: Plan): void {
  const { structure } = termsOf(plan.acts);
  if (structure < 0) push(state, { task: 'structure', seat, ...plan });
  else push(state, { task: 'site', seat, structure, ...plan });
}

/** BAR-BUILD-03: which technology tile. Mahiri Sekibo as Anton Krylov may copy one that lies on her wheel (BAR-OFFICER-12). */
export const tile: BarrageChoice<'tile'> = {
  choices(state, { seat, manned }) {
    const me = playerOf(state, seat);
    const survey = surveySites(state, seat, me);
    const list: BarrageMove[] = [];
    offer(list, TILE, tilesAble(survey, manned, me.credits));
    if (copiesBare(me)) offer(list, COPY_TILE, copiesAble(survey, manned, me.credits));
    return list;
  },
  answer(state, { seat, manned }, move) {
    if (!move) throw new Error('a construction without a tile');
    const { tile } = numbersOf(move);
    if (move.kind === 'copy-tile') goOn(state, seat, { tile: EMPTY, acts: tile });
    else if (tile === ANTON_TILE) push(state, { task: 'copy tile', seat, manned });
    else goOn(state, seat, { tile, acts: tile });
  },
  refuse: (state, { seat, manned }, move) => refuseTile(state, seat, manned, move),
};

/** BAR-OFFICER-06, -15: which tile on the wheel Anton Krylov's tile copies. */
export const copyTile: BarrageChoice<'copy tile'> = {
  choices(state, { seat, manned }) {
    const me = playerOf(state, seat);
    return offered(COPY_TILE, copiesAble(surveySites(state, seat, me), manned, me.credits));
  },
  answer(state, { seat }, move) {
    if (!move) throw new Error('nothing to copy');
    goOn(state, seat, { tile: ANTON_TILE, acts: numbersOf(move).tile });
  },
  refuse: (state, { seat, manned }, move) => (move.kind === 'copy-tile' ? refuseTile(state, seat, manned, move) : undefined),
};

/** Which structure a wild tile builds. */
export const structure: BarrageChoice<'structure'> = {
  choices(state, { seat, acts }) {
    const me = playerOf(state, seat);
    return offered(STRUCTURE, structuresBy(surveySites(state, seat, me), acts, me.credits));
  },
  answer(state, { seat, tile, acts }, move) {
    if (!move) throw new Error('a wild tile without a structure');
    push(state, { task: 'site', seat, structure: numbersOf(move).structure, tile, acts });
  },
  refuse: (state, { seat, acts }, move) => refuseStructure(state, seat, termsOf(acts), move),
};

/** BAR-BUILD-06: where; then how it is paid, if there are several ways. */
export const site: BarrageChoice<'site'> = {
  choices(state, { seat, structure, acts }) {
    const me = playerOf(state, seat);
    const list: BarrageMove[] = [];
    offerSites(list, structure, affordable(me, structure, termsOf(acts), me.credits, legalSites(state, seat, me, structure)));
    return list;
  },
  answer(state, { seat, structure, tile, acts }, move, tell) {
    if (!move) throw new Error('a construction without a site');
    const site = siteOf(structure, move);
    const ways = paymentsFor(playerOf(state, seat), structure, site, termsOf(acts));
    if (ways.length > 1) push(state, { task: 'payment', seat, structure, site, tile, acts });
    else pay(state, seat, { tile, acts, structure, site }, ways[0], tell);
  },
  refuse: (state, task, move) => refuseTilesSite(state, task, termsOf(task.acts), move),
};

/** Builds what is decided, with the machinery and credits of an answer. */
function pay(state: Barrage, seat: Seat, decided: Decided, move: BarrageMove | undefined, tell: BarrageTell): void {
  if (!move) throw new Error('a construction that cannot be paid');
  const { excavators, mixers, credits } = numbersOf(move);
  build(state, seat, { ...decided, excavators, mixers, credits }, tell);
}

/** BAR-BUILD-04: how the machinery is paid where officer or tile leave a choice. */
export const paymentChoice: BarrageChoice<'payment'> = {
  choices: (state, { seat, structure, site, acts }) => paymentsFor(playerOf(state, seat), structure, site, termsOf(acts)),
  answer(state, { seat, structure, site, tile, acts }, move, tell) {
    pay(state, seat, { tile, acts, structure, site }, move, tell);
  },
  refuse: (state, task, move) => refusePayment(state, task, termsOf(task.acts), move),
};
