import {
  amount,
  bitMarks,
  coded,
  columns,
  fields,
  listed,
  mark,
  measured,
  namedBy,
  type Observation,
  oneHot,
  placeIn,
  playerOf,
  type Seen,
  seatBits,
  toAct,
} from '@madang/kernel';
import { CARD_NUMBERS } from '../../components/cards/index.ts';
import { BOARDS, BUILDING_SITES, BUILDINGS, CITY_SITES, CONTRACTS, METROPOLISES, RESOURCES, SLOTS, TUNNEL_SITES } from '../../components/words.ts';
import { NEUTRAL, type Player, type Underwater, UPGRADED } from '../../rules/state.ts';

type See = Seen<Underwater>;

const own = ({ view, seat }: See): Player => playerOf(view, seat);
const table = ({ view }: See): Underwater => view;
const seatOf = ({ seat }: See): number => seat;

/** Cards by number. */
const CARDS = Array.from({ length: CARD_NUMBERS }, (_, card) => card);

/** What a building counts for: of its kind, upgraded, 1; plain, a half. */
const building = (kind: number) => {
  const values = Array.from({ length: 1 + 2 * UPGRADED }, (_, built) => (built === 1 + kind ? 0.5 : built === 1 + kind + UPGRADED ? 1 : 0));
  return coded<See>(BUILDINGS[kind] ?? '', BUILDING_SITES, values, (of) => own(of).buildings);
};

/** The cards that a player has claimed: those that were used this era count half. */
const claimed = namedBy<See>('claimed card', CARDS, [
  [1, (of) => own(of).ready],
  [0.5, (of) => own(of).spent],
  [1, (of) => own(of).permanents],
  [1, (of) => own(of).productions],
  [1, (of) => own(of).endings],
]);

/** What the seat that looks holds: in hand, known to all or not; to choose from; being played and discarded. */
const held = namedBy<See>('held card', CARDS, [
  [1, (of) => own(of).hand],
  [1, (of) => own(of).shown],
  [0.5, (of) => own(of).looked],
]);

/** The cards of the Special deck that the seat that looks knows; scratch. */
const specials: number[] = [];

function knownSpecials({ view, me }: See): readonly number[] {
  specials.length = 0;
  for (let i = 0; i < view.specials.length; i++) if (((view.known[i] ?? 0) >>> me) & 1) specials.push(view.specials[i] ?? -1);
  return specials;
}

/** A position of Underwater Cities in plain numbers; the cards in hand are told of the seat that looks alone. */
export const observation: Observation<Underwater> = {
  seat: columns<See>(
    fields(own, { points: 60 }),
    measured(own, 10, { goods: RESOURCES }),
    oneHot('board', BOARDS, (of) => own(of).board),
    bitMarks('city', CITY_SITES, (of) => own(of).cities),
    bitMarks('symbiotic city', CITY_SITES, (of) => own(of).symbiotic),
    bitMarks('tunnel', TUNNEL_SITES, (of) => own(of).tunnels),
    bitMarks('upgraded tunnel', TUNNEL_SITES, (of) => own(of).upgradedTunnels),
    ...BUILDINGS.map((_, kind) => building(kind)),
    amount('cards in hand', 5, (of) => own(of).hand.length),
    amount('cards shown', 5, (of) => own(of).shown.length),
    claimed,
    listed(own, { metropolises: METROPOLISES, contracts: CONTRACTS }),
    amount('federation', 4, ({ view, seat }) => view.federation[seat] ?? 0),
    placeIn('place in turn order', ({ view }) => view.order),
    mark('has the cloning tile', ({ view, seat }) => view.cloner === seat),
    toAct,
    seatBits('slot', SLOTS, seatOf, ({ view }) => view.slots),
  ),
  table: columns<See>(
    fields(table, { round: 10, era: 3, turns: 12, tunnelsLeft: 40, nonsymbioticLeft: 17, symbioticLeft: 13 }),
    seatBits(
      'neutral slot',
      SLOTS,
      () => NEUTRAL,
      ({ view }) => view.slots,
    ),
    held,
    listed(own, { lookedTiles: METROPOLISES }),
    oneHot('played', CARDS, (of) => own(of).played),
    oneHot('discarded', CARDS, (of) => own(of).discarded),
    namedBy('on display', CARDS, [
      [1, ({ view }) => view.display],
      [0.5, knownSpecials],
    ]),
    listed(table, { contracts: CONTRACTS, unusedTiles: METROPOLISES }),
    amount('deck', 60, ({ view }) => view.deck.length),
  ),
  // Hands are read of the seat that looks alone, of other seats and of decks how many cards there are.
  isOpen: () => true,
};
