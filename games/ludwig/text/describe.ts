import { HIDDEN, type Message, playerOf, type Seat } from '@madang/kernel';
import { CORRIDOR_PRICE } from '../components/setup.ts';
import { ROOM_SIZES } from '../components/words.ts';
import { completedTiles, externalEntrances, laid } from '../rules/castle/index.ts';
import { offerOf } from '../rules/market/buying.ts';
import { isSolo } from '../rules/rule.ts';
import { bonusPoints } from '../rules/scoring/bonus-cards.ts';
import { rankingOf } from '../rules/scoring/favors.ts';
import { type Parts, parts, soloTitle } from '../rules/scoring/parts.ts';
import { cardWord, favorWord, roomWord } from '../rules/spelling.ts';
import { EMPTY, type Ludwig } from '../rules/state.ts';
import { cardText, favorText, listed, of, say, tileText } from './names.ts';

/** How long it went; alone also the title that was won (LUD-SOLO-10). */
function ended(view: Ludwig): Message {
  const { round } = view;
  const alone = isSolo(view) ? parts(view)[0] : undefined;
  if (!alone) return say('ludwig.headline.over', { round });
  return say('ludwig.headline.over-alone', { round, title: say(`ludwig.title.${soloTitle(alone.total)}`) });
}

/** Round and what is left, as one short line. */
export function headline(view: Ludwig): Message {
  const { round } = view;
  if (view.over) return ended(view);
  if (round === 0) return say('ludwig.headline.setup');
  return view.last ? say('ludwig.headline.last', { round }) : say('ludwig.headline.round', { round, cards: view.cards.length });
}

function market(view: Ludwig): Message {
  const tiles = view.market.filter((tile) => tile !== EMPTY);
  return listed(
    tiles.map((tile) => {
      const { price = 0, coins = 0 } = offerOf(view, tile) ?? {};
      return say(coins > 0 ? 'ludwig.describe.offer-coins' : 'ludwig.describe.offer', { tile: tileText(roomWord(tile)), price, coins });
    }),
  );
}

const stacks = (view: Ludwig): Message =>
  listed(ROOM_SIZES.map((size, stack) => say('ludwig.describe.stack', { size, tiles: view.stacks[stack]?.length ?? 0 })));

function favor(view: Ludwig, number: number): Message {
  const { values, points } = rankingOf(view, number);
  const ranking = listed(values.map((value, seat) => of(seat, 'ludwig.describe.rank', { value, points: points[seat] ?? 0 })));
  return say('ludwig.describe.favor', { favor: favorText(favorWord(number)), ranking });
}

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

const partsLine = ({ seat, track, favors, depleted, bonus, money, total }: Parts): Message =>
  of(seat, 'ludwig.describe.parts', { track, favors: sum(favors), depleted: depleted.points, bonus: sum(bonus), money, total });

/** One player: figures, every room, and the bonus cards that the view shows. */
function playerLines(view: Ludwig, seat: Seat): Message[] {
  const { castle, money, points, bonus } = playerOf(view, seat);
  const figures = {
    points,
    money,
    rooms: castle.tiles.length - 1, // the foyer is no room
    completed: completedTiles(castle, 'included'),
    exits: externalEntrances(castle, 'excluded', view.options),
    cards: bonus.length,
  };
  const rooms = castle.tiles.map((placement, room) => {
    const { tile, x, y } = laid(placement);
    return say('ludwig.describe.room', { tile: tileText(tile), x, y: 0 - y, open: castle.unconnected[room] ?? 0 });
  });
  const cards = bonus
    .filter((card) => card !== HIDDEN)
    .map((card) => say('ludwig.describe.bonus-card', { card: cardText(cardWord(card)), points: bonusPoints(view, seat, card) }));
  return [
    of(seat, 'ludwig.describe.player', figures),
    of(seat, 'ludwig.describe.castle', { rooms: listed(rooms) }),
    ...(cards.length > 0 ? [of(seat, 'ludwig.describe.bonus', { cards: listed(cards) })] : []),
  ];
}

/** The whole position in words, line by line. */
export function describe(view: Ludwig): readonly Message[] {
  const table = [
    headline(view),
    of(view.builder, 'ludwig.describe.builder'),
    say('ludwig.describe.market', { tiles: market(view) }),
    say('ludwig.describe.supply', { hallways: view.hallways, stairs: view.stairs, price: CORRIDOR_PRICE }),
    say('ludwig.describe.stacks', { stacks: stacks(view) }),
    say('ludwig.describe.deck', { cards: view.cards.length, tiles: view.onDeck.length }),
    ...view.favors.map((number) => favor(view, number)),
  ];
  const players = view.players.flatMap((_, seat) => playerLines(view, seat));
  return [...table, ...players, ...(view.over ? parts(view).map(partsLine) : [])];
}
