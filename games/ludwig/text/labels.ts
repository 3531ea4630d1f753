import { type Decision, type Message, playerOf, type Seat } from '@madang/kernel';
import { HALLWAY } from '../components/faces.ts';
import { PASS_INCOME } from '../components/setup.ts';
import { names } from '../rules/answers.ts';
import { faceAt, pointsAgain } from '../rules/castle/index.ts';
import { offerOf } from '../rules/market/buying.ts';
import type { LudwigMove } from '../rules/moves.ts';
import { foreseePlacement } from '../rules/rewards/foreseen.ts';
import type { Ludwig } from '../rules/state.ts';
import { doorsText } from './doors.ts';
import { cardText, listed, rewardText, say, tileText } from './names.ts';

/** What a room of a seat's castle would score again (LUD-REWARD-04). */
function rescored(view: Ludwig, seat: Seat, face: number): number {
  const { castle } = playerOf(view, seat);
  const room = castle.tiles.findIndex((_, index) => faceAt(castle, index) === face);
  return pointsAgain(castle, room, view.options);
}

/** How far from the foyer's corner a tile lies, so that two places at one entrance are told apart. */
function stepsFromFoyer(x: number, y: number): Message {
  const across = { side: say(`ludwig.side.${x < 0 ? 'W' : 'E'}`), n: Math.abs(x) };
  const down = { side: say(`ludwig.side.${y < 0 ? 'N' : 'S'}`), n: Math.abs(y) };
  return listed([across, down].filter(({ n }) => n > 0).map((step) => say('ludwig.label.step', step)));
}

function place(view: Ludwig, seat: Seat, move: Extract<LudwigMove, { readonly kind: 'place' }>): Message {
  const { castle } = playerOf(view, seat);
  const { placement } = names(move);
  const { total: points } = foreseePlacement(castle, placement, view.options);
  const { x, y, rotation, tile } = move;
  const args = { doors: doorsText(castle, placement), rotation, steps: stepsFromFoyer(x, y), points };
  // Both faces of a hallway have the same name, so the label says which one lies up.
  return view.held === HALLWAY ? say('ludwig.label.place-face', { ...args, tile: tileText(tile) }) : say('ludwig.label.place', args);
}

function buy(view: Ludwig, move: LudwigMove & { readonly kind: 'buy' }): Message {
  const offer = offerOf(view, names(move).tile);
  const args = { tile: tileText(move.tile), price: offer?.price ?? 0, coins: offer?.coins ?? 0 };
  return say(args.coins > 0 ? 'ludwig.label.buy-with-coins' : 'ludwig.label.buy', args);
}

const declined = ({ task }: Decision<LudwigMove>): Message =>
  say(
    task.task === 'downstairs'
      ? 'ludwig.label.decline-downstairs'
      : task.task === 'place'
        ? 'ludwig.label.decline-place'
        : 'ludwig.label.decline-corridor',
  );

/** A move as the label of a choice. */
export function label(view: Ludwig, decision: Decision<LudwigMove>, move: LudwigMove): Message {
  switch (move.kind) {
    case 'put-back':
    case 'keep':
      return say(`ludwig.label.${move.kind}`, { card: cardText(move.card) });
    case 'price':
      return say('ludwig.label.price', { tile: tileText(move.tile), price: move.price });
    case 'done':
      return say(decision.task.task === 'look' ? 'ludwig.label.done-look' : 'ludwig.label.done-prices');
    case 'buy':
      return buy(view, move);
    case 'pass':
      return say('ludwig.label.pass', { income: PASS_INCOME });
    case 'place':
      return place(view, decision.seat, move);
    case 'rescore':
      return say('ludwig.label.rescore', { tile: tileText(move.room), points: rescored(view, decision.seat, names(move).tile) });
    case 'stack':
      return say('ludwig.label.stack', { size: move.size, tiles: view.stacks[names(move).stack]?.length ?? 0 });
    case 'take':
    case 'corridor':
      return say(`ludwig.label.${move.kind}`, { tile: tileText(move.tile) });
    case 'choose':
      return rewardText(move.reward);
    case 'decline':
      return declined(decision);
    case 'stop':
    case 'pick':
      throw new Error(`'${move.kind}' is no answer of Ludwig's own`);
  }
}
