import { amount, amounts, bitMarks, columns, countsOf, mark, marks, type Observation, oneHot, ranks, type Seen, seatBits } from '@madang/kernel';
import { CARD_NUMBERS } from '../../components/cards/index.ts';
import { BOARDS, BUILDING_SITES, BUILDINGS, CITY_SITES, CONTRACTS, METROPOLISES, RESOURCES, SLOTS, TUNNEL_SITES } from '../../components/words.ts';
import { player } from '../../rules/rule.ts';
import { NEUTRAL, type Player, type Underwater, UPGRADED } from '../../rules/state.ts';

type See = Seen<Underwater>;

const own = ({ view, seat }: See): Player => player(view, seat);
const seatOf = ({ seat }: See): number => seat;

/** Cards by number. */
const CARDS = Array.from({ length: CARD_NUMBERS }, (_, card) => card);

const building = (kind: number) => marks<See>(`${BUILDINGS[kind]} plain`, BUILDING_SITES, [1 + kind, 1 + kind], (of) => own(of).buildings);
const upgraded = (kind: number) =>
  marks<See>(`${BUILDINGS[kind]} upgraded`, BUILDING_SITES, [1 + kind + UPGRADED, 1 + kind + UPGRADED], (of) => own(of).buildings);

/** A position of Underwater Cities in plain numbers; the cards in hand are told of the seat that looks alone. */
export const observation: Observation<Underwater> = {
  seat: columns<See>(
    amount('points', 60, (of) => own(of).points),
    amounts('goods', RESOURCES, 10, (of) => own(of).goods),
    oneHot('board', BOARDS, (of) => own(of).board),
    bitMarks('city', CITY_SITES, (of) => own(of).cities),
    bitMarks('symbiotic city', CITY_SITES, (of) => own(of).symbiotic),
    bitMarks('tunnel', TUNNEL_SITES, (of) => own(of).tunnels),
    bitMarks('upgraded tunnel', TUNNEL_SITES, (of) => own(of).upgradedTunnels),
    ...BUILDINGS.map((_, kind) => building(kind)),
    ...BUILDINGS.map((_, kind) => upgraded(kind)),
    countsOf('metropolis', METROPOLISES, (of) => own(of).metropolises),
    amount('cards in hand', 5, (of) => own(of).hand.length),
    countsOf('shown card', CARDS, (of) => own(of).shown),
    countsOf('action card', CARDS, (of) => own(of).ready),
    countsOf('used action card', CARDS, (of) => own(of).spent),
    countsOf('permanent card', CARDS, (of) => own(of).permanents),
    countsOf('production card', CARDS, (of) => own(of).productions),
    countsOf('end card', CARDS, (of) => own(of).endings),
    countsOf('contract', CONTRACTS, (of) => own(of).contracts),
    amount('federation', 4, ({ view, seat }) => view.federation[seat] ?? 0),
    amount('place in turn order', 4, ({ view, seat }) => view.order.indexOf(seat)),
    mark('has the cloning tile', ({ view, seat }) => view.cloner === seat),
    mark('to act', ({ view, seat }) => view.agenda.at(-1)?.seat === seat),
    seatBits('slot', SLOTS, seatOf, ({ view }) => view.slots),
  ),
  table: columns<See>(
    amount('round', 10, ({ view }) => view.round),
    amount('era', 3, ({ view }) => view.era),
    amount('turns', 12, ({ view }) => view.turns),
    seatBits(
      'neutral slot',
      SLOTS,
      () => NEUTRAL,
      ({ view }) => view.slots,
    ),
    countsOf('in hand', CARDS, (of) => own(of).hand),
    countsOf('looked at', CARDS, (of) => own(of).looked),
    countsOf('tile looked at', METROPOLISES, (of) => own(of).lookedTiles),
    oneHot('played', CARDS, (of) => own(of).played),
    oneHot('discarded', CARDS, (of) => own(of).discarded),
    countsOf('on display', CARDS, ({ view }) => view.display),
    ranks('Special deck', CARDS, ({ view }) => view.specials.slice(-1)),
    countsOf('contract on display', CONTRACTS, ({ view }) => view.contracts),
    countsOf('unused tile', METROPOLISES, ({ view }) => view.unusedTiles),
    amount('deck', 60, ({ view }) => view.deck.length),
    amount('tunnels left', 40, ({ view }) => view.tunnelsLeft),
    amount('nonsymbiotic domes left', 17, ({ view }) => view.nonsymbioticLeft),
    amount('symbiotic domes left', 13, ({ view }) => view.symbioticLeft),
  ),
};
