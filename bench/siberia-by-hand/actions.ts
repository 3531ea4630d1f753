import {
  add,
  ask,
  at,
  choose,
  count,
  draw,
  EMPTY,
  FRANKFURT,
  hasTile,
  INVESTOR_ROW,
  intoBag,
  LOGISTICIAN_ROW,
  lay,
  MANAGER_ROW,
  NEIGHBOURS,
  nthBit,
  PLACES,
  type Player,
  resourceOf,
  room,
  SELLER_ROW,
  type Table,
  TILE,
  WORKER_ROW,
} from './table.ts';

/** One action (true) or a pass (false). */
export function takeTurn(table: Table, player: Player): boolean {
  if (player.research.length > 0) {
    choose(table, 1);
    player.acted = true;
    research(table, player);
    return true;
  }
  let ready = 0;
  for (let row = 0; row < 10; row++) if (room(player, row) === 0) ready |= 1 << row;
  const rows = count(ready);
  const chosen = choose(table, rows + 1);
  if (chosen === rows) {
    player.passed = true;
    return false;
  }
  const row = nthBit(ready, chosen);
  for (let space = 2 * row; space < 2 * row + 2; space++) {
    const counter = at(player.spaces, space);
    if (counter === TILE) continue;
    player.spaces[space] = EMPTY;
    intoBag(table, counter);
  }
  if (row === MANAGER_ROW) placeJoker(table, player);
  else if (row === LOGISTICIAN_ROW) walk(table, player);
  else if (row === SELLER_ROW) placeSeller(table, player);
  else if (row === WORKER_ROW) placeWorker(table, player);
  else if (row === INVESTOR_ROW) invest(table, player);
  else extract(table, player, 9 - row);
  return true;
}

/** The open regions without a cube of that kind, a bit for each. */
function placesFor(table: Table, resource: number): number {
  let places = 0;
  if (at(table.reserve, resource) === 0) return 0;
  for (let place = 1; place < PLACES; place++) {
    if ((table.depleted & (1 << place)) === 0 && (at(table.cubes, place) & (1 << resource)) === 0) places |= 1 << place;
  }
  return places;
}

/** The kinds that research can place now, a bit for each. */
function placeable(table: Table): number {
  let kinds = 0;
  for (let resource = 0; resource < 5; resource++) if (placesFor(table, resource) !== 0) kinds |= 1 << resource;
  return kinds;
}

/** Counter by counter: as which kind the next one is used, then the region of the cube. */
function research(table: Table, player: Player): void {
  const left = [0, 0, 0, 0, 0];
  let managers = 0;
  for (const counter of player.research) {
    intoBag(table, counter);
    if (counter === 0) managers++;
    else add(left, resourceOf(counter), 1);
  }
  player.research.length = 0;
  for (;;) {
    const kinds = placeable(table);
    let shown = 0;
    for (let resource = 0; resource < 5; resource++) if (at(left, resource) > 0) shown |= 1 << resource;
    shown &= kinds;
    const free = managers > 0 ? kinds : 0;
    if (shown === 0 && free === 0) return;
    const chosen = ask(table, count(shown) + count(free));
    const shows = chosen < count(shown);
    const resource = shows ? nthBit(shown, chosen) : nthBit(free, chosen - count(shown));
    if (shows) add(left, resource, -1);
    else managers--;
    const places = placesFor(table, resource);
    const place = nthBit(places, ask(table, count(places)));
    add(table.cubes, place, 1 << resource);
    add(table.reserve, resource, -1);
    table.moved = true;
  }
}

/** One manager moves from the bag, where both have just gone, to an empty space elsewhere. */
function placeJoker(table: Table, player: Player): void {
  let rows = 0;
  for (let row = 1; row < 10; row++) if (room(player, row) > 0) rows |= 1 << row;
  const chosen = ask(table, 1 + count(rows));
  if (chosen === 0) return;
  lay(player, nthBit(rows, chosen - 1), 0);
  add(table.bag, 0, -1);
  table.inBag--;
}

/** The open places one step away: depleted regions are jumped. */
function reach(table: Table, from: number): number {
  let near = at(NEIGHBOURS, from);
  let through = near & table.depleted;
  let seen = through;
  while (through !== 0) {
    const beyond = at(NEIGHBOURS, nthBit(through, 0));
    near |= beyond;
    through = (through & (through - 1)) | (beyond & table.depleted & ~seen);
    seen |= through;
  }
  return near & ~table.depleted & ~(1 << from);
}

/** Up to three steps; choice 0 stops. */
function walk(table: Table, player: Player): void {
  for (let steps = 0; steps < 3; steps++) {
    let choices = 1;
    for (let place = 0; place < PLACES; place++) if (at(player.workers, place) > 0) choices += count(reach(table, place));
    let chosen = ask(table, choices) - 1;
    if (chosen < 0) return;
    for (let place = 0; place < PLACES; place++) {
      if (at(player.workers, place) === 0) continue;
      const near = reach(table, place);
      if (chosen < count(near)) {
        add(player.workers, place, -1);
        add(player.workers, nthBit(near, chosen), 1);
        break;
      }
      chosen -= count(near);
    }
  }
}

/** Where a piece can come from, a bit for each: the supply, six exchanges, fifteen places. */
function sources(player: Player): number {
  let from = player.supply > 0 ? 1 : 0;
  for (let space = 0; space < 6; space++) if (at(player.sellers, space) > 0) from |= 2 << space;
  for (let place = 0; place < PLACES; place++) if (at(player.workers, place) > 0) from |= 128 << place;
  return from;
}

function takePiece(player: Player, source: number): void {
  if (source === 0) player.supply--;
  else if (source < 7) add(player.sellers, source - 1, -1);
  else add(player.workers, source - 7, -1);
}

/** A piece, then another exchange than the one it comes from. */
function placeSeller(table: Table, player: Player): void {
  const from = sources(player);
  const chosen = ask(table, 1 + count(from));
  if (chosen === 0) return;
  const source = nthBit(from, chosen - 1);
  takePiece(player, source);
  const spaces = 63 & ~(source >= 1 && source < 7 ? 1 << (source - 1) : 0);
  add(player.sellers, nthBit(spaces, ask(table, count(spaces))), 1);
}

/** A piece of the supply, else of an exchange or a region, to Vladivostok. */
function placeWorker(table: Table, player: Player): void {
  const from = player.supply > 0 ? 1 : sources(player) & ~128;
  const chosen = ask(table, 1 + count(from));
  if (chosen === 0) return;
  takePiece(player, nthBit(from, chosen - 1));
  add(player.workers, 0, 1);
}

/** A tile whose row has room and no tile yet. */
function invest(table: Table, player: Player): void {
  let rows = 0;
  for (const row of table.display) if (room(player, row) > 0 && !hasTile(player, row)) rows |= 1 << row;
  const chosen = ask(table, 1 + count(rows));
  if (chosen === 0) return;
  const row = nthBit(rows, chosen - 1);
  lay(player, row, TILE);
  table.display.splice(table.display.indexOf(row), 1);
  const left = table.pile.reduce((sum, tiles) => sum + tiles, 0);
  if (left > 0) table.display.push(draw(table, table.pile, left));
}

/** All cubes of a kind under own workers, sold at the best price; regions left empty are depleted. */
function extract(table: Table, player: Player, resource: number): void {
  let price = 0;
  for (let space = 0; space < 6; space++) {
    if (at(player.sellers, space) > 0) price = Math.max(price, at(table.exchanges[space] ?? FRANKFURT, resource));
  }
  if (price === 0) return;
  for (let place = 1; place < PLACES; place++) {
    if (at(player.workers, place) === 0 || (at(table.cubes, place) & (1 << resource)) === 0) continue;
    add(table.cubes, place, -(1 << resource));
    player.money += price;
    table.moved = true;
    if (at(table.cubes, place) === 0) deplete(table, place);
  }
}

function deplete(table: Table, place: number): void {
  table.depleted |= 1 << place;
  for (const player of table.players) {
    player.supply += at(player.workers, place);
    player.workers[place] = 0;
  }
}
