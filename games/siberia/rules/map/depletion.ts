import { at, has, type Tell } from '@madang/kernel';
import { PLACES } from '../../components/words.ts';
import type { SiberiaEvent } from '../events.ts';
import { placeWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';
import { COUNTED, countersLeft, miningPlaces, OPEN, UNCOUNTED } from './regions.ts';

/** SIB-DEPLETE-02, -10: the workers of all players in a depleted region return to the supplies. */
function sendHome(state: Siberia, place: number, tell: Tell<SiberiaEvent>): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const owner = state.players[seat];
    const workers = owner ? at(owner.workers, place) : 0;
    if (!owner || workers === 0) continue;
    owner.workers[place] = 0;
    owner.supply += workers;
    tell?.({ event: 'sent-home', seat, place: placeWord(place), workers });
  }
}

/** SIB-DEPLETE-01, -04: after an extraction, every mining region without cubes is depleted, in the order of the region list. */
export function depleteEmptied(state: Siberia, tell: Tell<SiberiaEvent>): void {
  const mining = miningPlaces(state.options);
  for (let place = 0; place < PLACES.length; place++) {
    if (!has(mining, place) || state.cubes[place] !== 0 || state.depleted[place] !== OPEN) continue;
    const counter = countersLeft(state) > 0;
    // SIB-DEPLETE-07, Q-19: without a counter the option decides
    if (!counter && state.options.emptiedAfterLastCounter === 'stayOpen') continue;
    state.depleted[place] = counter ? COUNTED : UNCOUNTED;
    tell?.({ event: 'depleted', place: placeWord(place), counter });
    sendHome(state, place, tell);
  }
}
