import { add, at, NOBODY } from '@madang/kernel';
import { IDLE_ROUNDS_TO_END, UNSOLD_BONUS } from '../../components/setup.ts';
import type { EndReason } from '../events.ts';
import { fits, inSupply } from '../market/buying.ts';
import { follow, isSolo, type LudwigRule, type LudwigTell } from '../rule.ts';
import { roomWord } from '../spelling.ts';
import { EMPTY, type Ludwig } from '../state.ts';

/** LUD-ROUND-21: 1,000 marks for every room tile that nobody bought. */
function addCoins(state: Ludwig, tell: LudwigTell): void {
  for (let space = 0; space < state.market.length; space++) {
    const tile = at(state.market, space);
    if (tile === EMPTY) continue;
    add(state.coins, space, UNSOLD_BONUS);
    tell?.({ event: 'coins-added', tile: roomWord(tile), coins: at(state.coins, space) });
  }
}

/** LUD-SOLO-06, -09: what is left of the market leaves the game. */
function clearMarket(state: Ludwig, tell: LudwigTell): void {
  const left = state.market.filter((tile) => tile !== EMPTY);
  state.removed.push(...left);
  state.market.fill(EMPTY);
  if (left.length > 0) tell?.({ event: 'tiles-removed', tiles: left.map(roomWord) });
}

/** LUD-END-15: whether some player, with any money, could place some tile that can be bought. */
function anythingFits(state: Ludwig): boolean {
  const tiles = [...state.market.filter((tile) => tile !== EMPTY), ...inSupply(state)];
  return state.players.some((_, seat) => tiles.some((tile) => fits(state, seat, tile)));
}

/** Why the game ends after this round, if it does (LUD-END-01, -15, -16). */
function endReason(state: Ludwig): EndReason | undefined {
  if (state.last) return 'cards';
  if (isSolo(state) || state.options.idleEnd === 'off' || state.sold) return undefined;
  if (state.idleRounds >= IDLE_ROUNDS_TO_END) return 'idle';
  return anythingFits(state) ? undefined : 'nothing-fits';
}

/** All have had their turns: money for unsold tiles, then the end, or the next Master Builder (LUD-ROUND-21, -23; OQ-END-TOKEN). */
export const roundEnd: LudwigRule<'round-end'> = {
  resolve(state, _task, _move, tell) {
    state.idleRounds = state.sold ? 0 : state.idleRounds + 1;
    tell?.({ event: 'round-ended', round: state.round, idleRounds: state.idleRounds });
    if (isSolo(state)) clearMarket(state, tell);
    else addCoins(state, tell);
    const reason = endReason(state);
    if (reason) {
      follow(state, { task: 'scoring', seat: NOBODY, reason });
      return;
    }
    state.builder = (state.builder + 1) % state.players.length;
    if (!isSolo(state)) tell?.({ event: 'builder', seat: state.builder });
    follow(state, { task: 'round', seat: NOBODY });
  },
};
