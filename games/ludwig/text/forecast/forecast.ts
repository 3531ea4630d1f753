import { type Decision, type Message, playerOf, type Seat, seatArgument } from '@madang/kernel';
import { faceOf } from '../../components/faces.ts';
import { DOWNSTAIRS_PER_CHOICE } from '../../components/rewards.ts';
import { names } from '../../rules/answers.ts';
import { type Castle, cloneCastle, externalEntrances, faceAt, place as lay, placementsOf, type ScoreLine } from '../../rules/castle/index.ts';
import { facesOf, offerOf } from '../../rules/market/buying.ts';
import type { LudwigMove } from '../../rules/moves.ts';
import { type Foreseen, foreseePlacement, isBetter } from '../../rules/rewards/foreseen.ts';
import { bonusPoints } from '../../rules/scoring/bonus-cards.ts';
import { faceWord, roomWord } from '../../rules/spelling.ts';
import { EMPTY, type Ludwig } from '../../rules/state.ts';
import { rewardText, say, sentences, tileText } from '../names.ts';

/** A tile that a placement completes, by its face, and the points that its reward adds at once. */
interface Completed {
  readonly face: number;
  readonly points: number;
}

/** What a tile would score at once, with rewards, where it scores most in a seat's castle, and what it would complete there. */
interface Best {
  readonly points: number;
  readonly completes: readonly Completed[];
}

/** What a placement completes. `face`: of the tile that is placed, which the castle has not yet. */
export const completedBy = (castle: Castle, face: number, { completed, rewards }: Foreseen): readonly Completed[] =>
  completed.map((room, i) => ({ face: room < castle.tiles.length ? faceAt(castle, room) : face, points: rewards[i] ?? 0 }));

/** The first of a tile's best places in a seat's castle: where it is held first. Undefined: it fits nowhere. */
export function bestOf(view: Ludwig, seat: Seat, tile: number): Best | undefined {
  const { castle } = playerOf(view, seat);
  let best: { readonly face: number; readonly foreseen: Foreseen } | undefined;
  for (const face of facesOf(tile)) {
    for (const placement of placementsOf(castle, face, view.options)) {
      const foreseen = foreseePlacement(castle, placement, view.options);
      if (!best || isBetter(foreseen, best.foreseen)) best = { face, foreseen };
    }
  }
  return best && { points: best.foreseen.total, completes: completedBy(castle, best.face, best.foreseen) };
}

/** The same in words. */
function bestPlace(view: Ludwig, seat: Seat, tile: number): Message[] {
  const best = bestOf(view, seat, tile);
  if (!best) return [];
  return [say('ludwig.forecast.best', { points: best.points }), ...completions(best.completes, wonBefore(view, seat))];
}

/** What a purchase costs, to whom, and what the room could bring at once. */
function purchase(view: Ludwig, seat: Seat, tile: number): Message[] {
  const offer = offerOf(view, tile);
  if (!offer) return [];
  const { price, coins } = offer;
  return [
    seat === view.builder ? say('ludwig.forecast.pay-bank', { price }) : say('ludwig.forecast.pay', { price, seat: seatArgument(view.builder) }),
    ...(coins > 0 ? [say('ludwig.forecast.coins', { coins })] : []),
    say('ludwig.forecast.left', { money: playerOf(view, seat).money + coins - price }),
    ...bestPlace(view, seat, tile),
  ];
}

/** One line of a placement's points. */
function scoreLine(castle: Castle, face: number, { source, room, points }: ScoreLine): Message {
  if (source === 'printed') return say('ludwig.forecast.printed', { points });
  const tile = tileText(faceWord(room < castle.tiles.length ? faceAt(castle, room) : face));
  return say(`ludwig.forecast.${source}`, { tile, points });
}

/** What was won before: downstairs rooms completed, and the corridor reward of this turn. */
interface Won {
  readonly downstairs: number;
  readonly corridor: boolean;
}

/** What a seat has won that some rewards depend on (LUD-REWARD-17, LUD-REWARD-18). */
export const wonBefore = (view: Ludwig, seat: Seat): Won => ({ downstairs: playerOf(view, seat).downstairs, corridor: view.corridorTaken });

/** What a completed tile rewards; `nth`: which completed downstairs room of the castle it is; `corridor`: this turn's free corridor is had. */
function completion({ face, points }: Completed, nth: number, corridor: boolean): Message {
  const { type, name } = faceOf(face);
  if (type === 'corridor' && corridor) return say('ludwig.forecast.completes-once', { tile: tileText(name) });
  if (type === 'living') return say('ludwig.forecast.completes-again', { tile: tileText(name), points });
  if (type === 'downstairs' && nth % DOWNSTAIRS_PER_CHOICE !== 0) return say('ludwig.forecast.completes-odd', { tile: tileText(name) });
  return say('ludwig.forecast.completes', { tile: tileText(name), reward: rewardText(type) });
}

/** What the tiles that a placement completes reward, one after the other. */
export function completions(completes: readonly Completed[], won: Won): readonly Message[] {
  let { downstairs: nth, corridor } = won;
  return completes.map((completed) => {
    const { type } = faceOf(completed.face);
    if (type === 'downstairs') nth += 1;
    const words = completion(completed, nth, corridor);
    if (type === 'corridor') corridor = true;
    return words;
  });
}

/** A placement's points line by line, what it completes, how many external entrances favors and cards count then, and a last way out. */
function placed(view: Ludwig, seat: Seat, move: LudwigMove): Message[] {
  const { castle } = playerOf(view, seat);
  const { tile: face, placement } = names(move);
  const foreseen = foreseePlacement(castle, placement, view.options);
  const after = cloneCastle(castle);
  lay(after, placement, view.options);
  return [
    ...foreseen.lines.map((line) => scoreLine(castle, face, line)),
    ...completions(completedBy(castle, face, foreseen), wonBefore(view, seat)),
    say('ludwig.forecast.exits', { count: externalEntrances(after, 'excluded', view.options) }),
    ...(externalEntrances(after, view.options.lastExit === 'anyTile' ? 'included' : 'excluded', view.options) === 1
      ? [say('ludwig.forecast.last-exit')]
      : []),
  ];
}

/** The tile that a price would change places with. */
function swapped(view: Ludwig, move: LudwigMove): Message[] {
  const { tile, price } = names(move);
  const there = view.market.find((other) => other !== EMPTY && other !== tile && offerOf(view, other)?.price === price);
  return there === undefined ? [] : [say('ludwig.forecast.swap', { tile: tileText(roomWord(there)) })];
}

/** What the move itself changes. */
function changes(view: Ludwig, seat: Seat, move: LudwigMove): Message[] {
  switch (move.kind) {
    case 'buy':
      return purchase(view, seat, names(move).tile);
    case 'place':
      return placed(view, seat, move);
    case 'price':
      return swapped(view, move);
    case 'put-back':
    case 'keep':
      return [say('ludwig.forecast.bonus', { points: bonusPoints(view, seat, names(move).card) })];
    case 'corridor':
      return bestPlace(view, seat, names(move).tile);
    default:
      return [];
  }
}

/** What a move would do, cost and gain; absent where the label says all. */
export const forecast = (view: Ludwig, seat: Seat, _decision: Decision<LudwigMove>, move: LudwigMove): Message | undefined =>
  sentences(changes(view, seat, move));
