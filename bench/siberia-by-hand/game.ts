import { takeTurn } from './actions.ts';
import {
  at,
  choose,
  count,
  draw,
  EMPTY,
  intoBag,
  lay,
  MANAGER_ROW,
  nthBit,
  type Player,
  personOf,
  RESEARCH,
  resourceOf,
  room,
  rowOfResource,
  setUp,
  type Table,
  TILE,
} from './table.ts';

/**
 * Siberia for random play, written by hand: nested loops over plain arrays, no agenda, no moves, no replay, no views.
 * The yardstick for what the engine's generality costs. It shares nothing with the engine but the random generator, and
 * plays the same games: the same chance, the same decisions with the same choices in the same order, the same money at the
 * end (test/by-hand.test.ts holds it to that). Only the order of the exchanges, which has no effect, is not shuffled.
 */

/** What one game of random play came to. */
export interface ByHand {
  readonly decisions: number;
  /** Sum over the decisions of the number of choices. */
  readonly choices: number;
  readonly rounds: number;
  readonly money: readonly number[];
}

/** Plays one game at random. */
export function playByHand(seed: string, seats: number): ByHand {
  const table = setUp(seed, seats);
  let idle = 0;
  let rounds = 0;
  let over = false;
  while (!over) {
    rounds++;
    table.moved = false;
    const order = [...table.players.slice(table.start), ...table.players.slice(0, table.start)];
    for (const player of order) drawCounters(table, player);
    for (const player of order) placeCounters(table, player);
    for (let passed = 0, seat = table.start; passed < seats; seat = (seat + 1) % seats) {
      const player = table.players[seat];
      if (player && !player.passed && !takeTurn(table, player)) passed++;
    }
    idle = table.moved ? 0 : idle + 1;
    over = idle === 3 || count(table.depleted) >= 8 || table.reserve.filter((cubes) => cubes === 0).length >= 3;
    for (const player of table.players) {
      player.passed = false;
      player.acted = false;
      if (!over) removeSurplus(table, player);
    }
    table.start = (table.start + 1) % seats;
  }
  return { decisions: table.decisions, choices: table.choices, rounds, money: table.players.map((player) => 1000 * player.money) };
}

/** The areas with room for a counter, a bit for each. */
function areasFor(player: Player, counter: number): number {
  const own = counter === 0 ? MANAGER_ROW : personOf(counter);
  const areas = (1 << RESEARCH) | (room(player, own) > 0 ? 1 << own : 0);
  if (counter === 0) return areas;
  const row = rowOfResource(resourceOf(counter));
  return areas | (room(player, row) > 0 ? 1 << row : 0);
}

function drawCounters(table: Table, player: Player): void {
  for (let i = 0; i < 6; i++) player.drawn.push(draw(table, table.bag, table.inBag--));
  player.drawn.sort((a, b) => a - b);
}

/** One by one a kind of counter and where it goes. */
function placeCounters(table: Table, player: Player): void {
  const { drawn } = player;
  while (drawn.length > 0) {
    let choices = 0;
    for (let i = 0; i < drawn.length; i++) if (drawn[i] !== drawn[i - 1]) choices += count(areasFor(player, at(drawn, i)));
    let chosen = choose(table, choices);
    for (let i = 0; i < drawn.length; i++) {
      if (drawn[i] === drawn[i - 1]) continue;
      const counter = at(drawn, i);
      const areas = areasFor(player, counter);
      if (chosen < count(areas)) {
        const area = nthBit(areas, chosen);
        if (area === RESEARCH) player.research.push(counter);
        else lay(player, area, counter);
        drawn.splice(i, 1);
        break;
      }
      chosen -= count(areas);
    }
  }
}

/** At most ten counters stay; one kind of counter in one row at a time goes into the bag. */
function removeSurplus(table: Table, player: Player): void {
  const { spaces } = player;
  for (;;) {
    const kinds: number[] = [];
    let counters = 0;
    for (let space = 0; space < 20; space++) {
      const thing = at(spaces, space);
      if (thing === EMPTY || thing === TILE) continue;
      counters++;
      if (space % 2 === 0 || thing !== spaces[space - 1]) kinds.push(20 * thing + space);
    }
    if (counters <= 10) return;
    kinds.sort((a, b) => a - b);
    const space = at(kinds, choose(table, kinds.length)) % 20;
    intoBag(table, at(spaces, space));
    spaces[space] = EMPTY;
  }
}
