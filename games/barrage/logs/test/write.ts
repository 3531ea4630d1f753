import { begin, below, decision, type Move, play, type RandomState, type Seat, type Told } from '@madang/kernel';
import { HEADSTREAM_DROPS } from '../../components/map.ts';
import { DAM_SITES } from '../../components/words.ts';
import { type Barrage, type BarrageEvent, type BarrageMove, barrage, CONTRACTS, OFFICERS, TILES } from '../../rules/index.ts';
import { ONLINE_OPTIONS } from '../arrange.ts';
import { BONUS_IDS, COMPANY_IDS, contractOf, OBJECTIVE_IDS, OFFICER_IDS, siteOf, spaceOf, tileOf } from '../names.ts';

/*
 * Writes a match of ours in the form of the online table, as its public implementation has it. It proves that the reader is consistent with the form
 * as we read it, not that the form is right: no real log could be fetched.
 */

/** Names of theirs by ours, found by trying all of theirs. */
const inverse = (theirs: readonly string[], ours: (name: string) => string | number | undefined): ReadonlyMap<string | number | undefined, string> =>
  new Map(theirs.map((name) => [ours(name), name]));

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const SITES = inverse(
  upTo(13).flatMap((n) => [`B${n}U`, `B${n}L`, `C${n}L`, `C${n}R`, ...upTo(4).map((i) => `P${n}_${i}`)]),
  siteOf,
);
const ROWS = [
  'turbine-b2',
  'turbine-b1',
  'turbine-0',
  'turbine-m1',
  'turbine-m2',
  'water-p2',
  'water-d1',
  'workshop-r1',
  'workshop-r2',
  'workshop-r3',
];
const MORE = ['machinery-e', 'machinery-a', 'machinery-b', 'contract-o', 'contract-ob', 'contract-t'];
const BIS = /-(m2|r1|a|t)$/;
const UIDS = inverse(
  [...ROWS, ...MORE].flatMap((row) => [row, `${row}${BIS.test(row) ? 'bis' : 'c'}`]).concat(['patent-p1', 'patent-p2', 'patent-p3']),
  spaceOf,
);
const LEVELS = ['1', '2', '3'].flatMap((level) => ['BASE', 'ELEVATION', 'CONDUIT', 'POWERHOUSE', 'JOKER'].map((type) => `L${level}_${type}`));
const TYPES = inverse(['base', 'elevation', 'conduit', 'powerhouse', 'joker', 'anton', ...LEVELS], tileOf);
const IDS = new Map(upTo(415).map((id) => [contractOf(id), id]));

const keyOf = (ids: Readonly<Record<number, string>>, word: string): number => Number(Object.entries(ids).find(([, one]) => one === word)?.[0]);
const contractId = (word: string): number => IDS.get(CONTRACTS.findIndex((one) => one === word)) ?? -1;
const tileType = (word: string): string | undefined => TYPES.get(TILES.findIndex((one) => one === word));

interface Note {
  readonly uid: string;
  readonly type: string;
  readonly args: Readonly<Record<string, unknown>>;
}

interface Packet {
  readonly move_id: string;
  readonly data: readonly Note[];
}

/** A log as the online table gives it. */
export interface WrittenLog {
  readonly gamedatas: Record<string, unknown>;
  readonly logs: Packet[];
}

/** What a writing is in the middle of. */
interface Writer {
  readonly notes: Note[];
  readonly vp: number[];
  readonly company: number[];
  turnedUp: number[];
  begun: boolean;
  add(type: string, seat: Seat, args?: Readonly<Record<string, unknown>>): void;
}

const pieces = (type: string, count: number): readonly object[] => upTo(count).map(() => ({ type }));

function score(writer: Writer, seat: Seat, vp: number): void {
  writer.vp[seat] = (writer.vp[seat] ?? 10) + vp;
  if (vp !== 0) writer.add('score', seat, { amount: vp, total: writer.vp[seat] });
}

const pay = (writer: Writer, seat: Seat, credits: number): void => {
  if (credits > 0) writer.add('payResources', seat, { resources: pieces('credit', credits) });
};

const engineers = (writer: Writer, seat: Seat, location: string, count: number): void =>
  writer.add('placeEngineers', seat, { engineers: upTo(count).map(() => ({ type: 'engineer', location })), n: count });

type TellerOf<K extends BarrageEvent['event']> = (writer: Writer, event: Extract<BarrageEvent, { readonly event: K }>) => void;

const TELLERS: { readonly [K in BarrageEvent['event']]?: TellerOf<K> } = {
  'company-taken'(writer, { seat, company, officer }) {
    writer.company[seat] = keyOf(COMPANY_IDS, company);
    const credits = officer === 'mahiri-sekibo' ? 9 : 6;
    const meeples = [...pieces('credit', credits), ...pieces('excavator', 6), ...pieces('mixer', 4), ...pieces('engineer', 12)];
    writer.add('assignCompany', seat, {
      player_id: 900 + seat,
      datas: { officer: { id: keyOf(OFFICER_IDS, officer ?? ''), name: officer } },
      meeples,
      tiles: [],
    });
  },
  'starting-contract-taken': (writer, { seat, contract }) => writer.add('pickContracts', seat, { contracts: [{ id: contractId(contract) }] }),
  'round-began': (writer, { round }) => writer.add('startNewRound', -1, { round }),
  gained(writer, { seat, good, n }) {
    if (good === 'vp') score(writer, seat, n);
    else writer.add('gainResources', seat, { resources: pieces(good.slice(0, -1), n) });
  },
  'headstream-filled': (writer, { headstream, drops }) =>
    writer.add('gainResources', -1, { resources: upTo(drops).map(() => ({ type: 'droplet', location: `H${headstream}` })) }),
  'space-used'(writer, { seat, space, engineers: n, credits }) {
    engineers(writer, seat, UIDS.get(space) ?? '', n);
    pay(writer, seat, credits);
  },
  banked: (writer, { seat, engineers: n }) => engineers(writer, seat, 'bank-b', n),
  'construction-begun'(writer, { seat, space, engineers: n, credits }) {
    if (space > 0) engineers(writer, seat, `company-${writer.company[seat]}-${space}`, n);
    pay(writer, seat, credits);
  },
  'officer-copied'(writer, { seat, officer, side, credits }) {
    engineers(writer, seat, `officer-mahiri-${side === 'left' ? 1 : 2}`, 1);
    pay(writer, seat, credits);
    writer.add('mahiriCopy', seat, { officer_id: keyOf(OFFICER_IDS, officer) });
  },
  passed: (writer, { seat }) => writer.add('message', seat),
  inserted(writer, { seat, tile, excavators, mixers, credits }) {
    const resources2 = [...pieces('excavator', excavators), ...pieces('mixer', mixers)];
    writer.add('payResourcesToWheel', seat, { tile: tile && { type: tileType(tile) }, resources2, resources: pieces('credit', credits) });
  },
  'wheel-turned'(writer, { seat, tile, excavators, mixers }) {
    writer.add('rotateWheel', seat, { nb: 1 });
    if (tile || excavators + mixers > 0)
      writer.add('recoverResources', seat, {
        resources: [...pieces('excavator', excavators), ...pieces('mixer', mixers)],
        tile: tile && { type: tileType(tile) },
      });
  },
  built(writer, { seat, structure, site, fee }) {
    writer.add('construct', seat, { target: SITES.get(site), meeple: { type: structure, location: SITES.get(site) } });
    pay(writer, seat, fee);
  },
  produced(writer, { seat, powerhouse, dam, conduit, drops, total, second }) {
    const path = [dam, conduit, powerhouse].map((site) => SITES.get(site));
    writer.add('moveDroplets', -1, { droplets: upTo(drops).map(() => ({ type: 'droplet', path })) });
    writer.add('produce', seat, { powerhouse: path[2], basin: path[0], energy: total, droplets: drops, germanPower: second });
  },
  energy: (writer, { seat, n }) => writer.add('incEnergy', seat, { n }),
  'conduit-fee'(writer, { seat, to, credits, vp }) {
    writer.add('collectResources', seat, { company_id2: writer.company[to], resources: pieces('credit', credits) });
    score(writer, to, vp);
  },
  'contract-fulfilled': (writer, { seat, contract }) => writer.add('fulfillContract', seat, { contract: { id: contractId(contract) } }),
  'drop-placed': (writer, { seat, headstream }) =>
    writer.add('gainResources', seat, { resources: [{ type: 'droplet', location: `H${headstream}` }], n: 1 }),
  'dam-filled': (writer, { seat, dam, drops }) =>
    writer.add('gainResources', seat, { resources: upTo(drops).map(() => ({ type: 'droplet', location: SITES.get(dam) })) }),
  'contract-taken': (writer, { seat, contract }) => writer.add('pickContracts', seat, { contracts: [{ id: contractId(contract) }] }),
  'contract-discarded': (writer, { seat, contract }) => writer.add('silentDestroy', seat, { contracts: [contractId(contract)] }),
  'contract-turned-up'(writer, { contract }) {
    if (writer.begun) writer.turnedUp.push(contractId(contract));
  },
  'patent-taken': (writer, { seat, tile }) => writer.add('collectResources', seat, { resources: [], tile: { type: tileType(tile) } }),
  'patents-dealt'(writer, { tiles }) {
    if (writer.begun)
      writer.add('refillTechTiles', -1, { tiles: tiles.map((tile, slot) => ({ type: tileType(tile), location: `patent_${slot + 1}` })) });
  },
  'water-flows': (writer) => writer.add('changePhase', -1, { phase: 'waterFlow' }),
  'rank-scored': (writer, { seat, vp }) => score(writer, seat, vp),
  'credits-scored'(writer, { seat, credits, vp }) {
    writer.add('gainResources', seat, { resources: pieces('credit', credits) });
    score(writer, seat, vp);
  },
  'bonus-scored': (writer, { seat, vp }) => score(writer, seat, vp),
  'objective-scored': (writer, { seat, vp }) => score(writer, seat, vp),
  'goods-scored': (writer, { seat, vp }) => score(writer, seat, vp),
  'drops-scored': (writer, { seat, vp }) => score(writer, seat, vp),
  'order-set': (writer, { order }) => {
    writer.add('updateTurnOrder', -1, { order });
    writer.add('resetEnergies', -1, { tokens: [] });
  },
};

const isOurs = (event: Told): event is BarrageEvent => 'event' in event;

/** One event in their words. */
function tell(writer: Writer, event: BarrageEvent): void {
  if (writer.turnedUp.length > 0 && event.event !== 'contract-turned-up') {
    writer.add('refillStacks', -1, { contracts: writer.turnedUp.map((id) => ({ id, location: `contract-stack-${Math.floor(id / 100)}` })) });
    writer.turnedUp = [];
  }
  const known: Readonly<Record<string, ((writer: Writer, event: never) => void) | undefined>> = TELLERS;
  const teller = known[event.event];
  if (teller) Reflect.apply(teller, undefined, [writer, event]);
}

/** Their first state of a match. */
function startOf(state: Barrage, seats: number): Record<string, unknown> {
  const headstreams = Object.fromEntries(
    state.headstreams.map((tile, i) => [`H${'ABCD'[i]}`, { tileId: tile + 1, droplets: HEADSTREAM_DROPS[tile] }]),
  );
  const place = (contract: number, stack: number) => ({ id: IDS.get(contract), location: `contract-stack-${stack}`, type: stack });
  const dams = state.damOwner.flatMap((owner, dam) => (owner === 4 ? [{ type: 'base', cId: '0', location: SITES.get(DAM_SITES[dam]) }] : []));
  return {
    players: Object.fromEntries(upTo(seats).map((seat) => [900 + seat, { id: 900 + seat, name: `Player ${seat + 1}` }])),
    map: { headstreams },
    bonusTiles: state.bonus.map((tile) => BONUS_IDS.indexOf(tile)),
    objectiveTile: OBJECTIVE_IDS.indexOf(state.objective),
    contracts: { board: [...state.nationals.map((one) => place(one, 1)), ...state.market.map((one, i) => place(one, 2 + (i >> 1)))] },
    techTiles: state.patents.map((tile, slot) => ({ type: TYPES.get(tile), location: `patent_${slot + 1}` })),
    meeples: dams,
  };
}

/** A whole match of ours by moves of chance, as they would log it, with our moves. */
export function writtenMatch(
  seats: number,
  seed: string,
  random: RandomState,
): { readonly log: WrittenLog; readonly moves: readonly (readonly [Seat, Move])[]; readonly end: Barrage } {
  const logs: Packet[] = [];
  const writer: Writer = {
    ...{ notes: [], vp: [], company: [], turnedUp: [], begun: false },
    add(type, seat, args = {}) {
      const company = seat < 0 ? {} : { company_id: this.company[seat], company_name: `Player ${seat + 1}` };
      this.notes.push({ uid: `${logs.length}-${this.notes.length}`, type, args: { ...company, ...args } });
    },
  };
  const hear = (event: BarrageEvent): void => tell(writer, event);
  const state = begin(barrage, { seats, seed, options: ONLINE_OPTIONS });
  writer.begun = true;
  const gamedatas = startOf(state, seats);
  const moves: [Seat, BarrageMove][] = [];
  for (let asked = decision(barrage, state); asked; asked = decision(barrage, state)) {
    const move = asked.moves[below(random, asked.moves.length)];
    if (!move) break;
    moves.push([asked.seat, move]);
    play(barrage, state, asked.seat, move, (told) => (isOurs(told) ? hear(told) : undefined));
    logs.push({ move_id: String(moves.length), data: writer.notes.splice(0) });
  }
  const inPlay = state.players.map(({ officer }) => officer);
  gamedatas.mahiriOfficers = state.copyable.filter((one) => !inPlay.includes(one)).map((one) => ({ id: keyOf(OFFICER_IDS, OFFICERS[one] ?? '') }));
  return { log: { gamedatas, logs }, moves, end: state };
}
