import {
  amount,
  amounts,
  bitMarks,
  columns,
  fields,
  listed,
  marks,
  measured,
  type Observation,
  oneHot,
  placeIn,
  ranks,
  type Seen,
  seatMarks,
  toAct,
} from '@madang/kernel';
import {
  BONUS_TILES,
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  DAM_SITES,
  HEADSTREAM_TILES,
  HEADSTREAMS,
  OBJECTIVE_TILES,
  OFFICERS,
  POWERHOUSE_SITES,
  SPACES,
  STRUCTURES,
  TILES,
} from '../../components/words.ts';
import { type Barrage, NEUTRAL, type Player } from '../../rules/state.ts';

type See = Seen<Barrage>;

/** Numbers of a wheel: in each of its six segments a tile, excavators, mixers. */
const WHEEL = [1, 2, 3, 4, 5, 6].flatMap((segment) => [`tile ${segment}`, `excavators ${segment}`, `mixers ${segment}`]);
const SEGMENTS = [1, 2, 3, 4, 5, 6] as const;

const TILES_ON_WHEEL = TILES.length;

function own({ view, seat }: See): Player {
  const found = view.players[seat];
  if (!found) throw new Error(`no player at seat ${seat}`);
  return found;
}

const table = ({ view }: See): Barrage => view;
const seatOf = ({ seat }: See): number => seat;

/** A position of Barrage in plain numbers. */
export const observation: Observation<Barrage> = {
  seat: columns<See>(
    fields(own, { credits: 20, excavators: 10, mixers: 10, engineers: 12, vp: 60, energy: 20, constructions: 4, passed: 1, level: 4 }),
    oneHot('company', COMPANIES, (of) => own(of).company),
    oneHot('officer', OFFICERS, (of) => own(of).officer),
    bitMarks('tile', TILES, (of) => own(of).tiles),
    amounts('wheel', WHEEL, TILES_ON_WHEEL, (of) => own(of).wheel),
    oneHot('open segment', SEGMENTS, (of) => own(of).open),
    amounts('built', STRUCTURES, 5, (of) => own(of).built),
    listed(own, { held: CONTRACTS }),
    amount('contracts fulfilled', 10, (of) => own(of).fulfilled.length),
    placeIn('place in turn order', ({ view }) => view.order),
    toAct,
    seatMarks('dam', DAM_SITES, seatOf, ({ view }) => view.damOwner),
    seatMarks('conduit', CONDUIT_SITES, seatOf, ({ view }) => view.conduits),
    seatMarks('powerhouse', POWERHOUSE_SITES, seatOf, ({ view }) => view.powerhouses),
    seatMarks('space', SPACES, seatOf, ({ view }) => view.spaces),
  ),
  table: columns<See>(
    fields(table, { round: 5 }),
    amounts('headstream tile', HEADSTREAMS, HEADSTREAM_TILES.length, ({ view }) => view.headstreams),
    measured(table, 4, { waiting: HEADSTREAMS, damHeight: DAM_SITES, drops: DAM_SITES }),
    marks('neutral dam', DAM_SITES, [NEUTRAL, NEUTRAL], ({ view }) => view.damOwner),
    listed(table, { market: CONTRACTS, nationals: CONTRACTS, patents: TILES, copyable: OFFICERS }),
    ranks('bonus tile', BONUS_TILES, ({ view }) => view.bonus),
    oneHot('objective', OBJECTIVE_TILES, ({ view }) => view.objective),
    listed(({ view }: See) => view.draft, { companies: COMPANIES, contracts: CONTRACTS }),
  ),
  isOpen: () => true,
};
