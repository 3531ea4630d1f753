import { amount, amounts, bitMarks, columns, countsOf, mark, marks, type Observation, oneHot, ranks, type Seen, seatMarks } from '@madang/kernel';
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

const seatOf = ({ seat }: See): number => seat;

/** A position of Barrage in plain numbers. */
export const observation: Observation<Barrage> = {
  seat: columns<See>(
    amount('credits', 20, (of) => own(of).credits),
    amount('excavators', 10, (of) => own(of).excavators),
    amount('mixers', 10, (of) => own(of).mixers),
    amount('engineers', 12, (of) => own(of).engineers),
    amount('points', 60, (of) => own(of).vp),
    amount('energy', 20, (of) => own(of).energy),
    mark('is an automa', (of) => own(of).level > 0),
    oneHot('company', COMPANIES, (of) => own(of).company),
    oneHot('officer', OFFICERS, (of) => own(of).officer),
    bitMarks('tile', TILES, (of) => own(of).tiles),
    amounts('wheel', WHEEL, TILES_ON_WHEEL, (of) => own(of).wheel),
    oneHot('open segment', SEGMENTS, (of) => own(of).open),
    amounts('built', STRUCTURES, 5, (of) => own(of).built),
    countsOf('contract', CONTRACTS, (of) => own(of).held),
    amount('contracts fulfilled', 10, (of) => own(of).fulfilled.length),
    amount('constructions', 4, (of) => own(of).constructions),
    mark('passed', (of) => own(of).passed),
    amount('place in turn order', 4, ({ view, seat }) => view.order.indexOf(seat)),
    mark('to act', ({ view, seat }) => view.agenda.at(-1)?.seat === seat),
    seatMarks('dam', DAM_SITES, seatOf, ({ view }) => view.damOwner),
    seatMarks('conduit', CONDUIT_SITES, seatOf, ({ view }) => view.conduits),
    seatMarks('powerhouse', POWERHOUSE_SITES, seatOf, ({ view }) => view.powerhouses),
    seatMarks('space', SPACES, seatOf, ({ view }) => view.spaces),
  ),
  table: columns<See>(
    amount('round', 5, ({ view }) => view.round),
    amounts('headstream tile', HEADSTREAMS, HEADSTREAM_TILES.length, ({ view }) => view.headstreams),
    amounts('waiting drops', HEADSTREAMS, 4, ({ view }) => view.waiting),
    amounts('dam height', DAM_SITES, 3, ({ view }) => view.damHeight),
    amounts('drops', DAM_SITES, 4, ({ view }) => view.drops),
    marks('neutral dam', DAM_SITES, [NEUTRAL, NEUTRAL], ({ view }) => view.damOwner),
    countsOf('contract on offer', CONTRACTS, ({ view }) => view.market),
    countsOf('national contract', CONTRACTS, ({ view }) => view.nationals),
    countsOf('patent', TILES, ({ view }) => view.patents),
    ranks('bonus tile', BONUS_TILES, ({ view }) => view.bonus),
    oneHot('objective', OBJECTIVE_TILES, ({ view }) => view.objective),
    countsOf('officer to copy', OFFICERS, ({ view }) => view.copyable),
    countsOf('company to draft', COMPANIES, ({ view }) => view.draft.companies),
    countsOf('contract to draft', CONTRACTS, ({ view }) => view.draft.contracts),
  ),
  isOpen: () => true,
};
