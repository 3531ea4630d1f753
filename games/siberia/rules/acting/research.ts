import { add, answers, at, choice, has, offer, offered, present, single } from '@madang/kernel';
import { COUNTER_RESOURCE, MANAGER } from '../../components/counters.ts';
import { VLADIVOSTOK } from '../../components/map.ts';
import { RESOURCES } from '../../components/words.ts';
import { numbersOf } from '../answers.ts';
import { watchForEnd } from '../map/last-round.ts';
import { kindsEverywhere, miningPlaces, OPEN, regionsWithout } from '../map/regions.ts';
import { MOVES, type SiberiaMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type SiberiaRule } from '../rule.ts';
import { counterWord, placeText, placeWord, resourceText, resourceWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';
import type { TaskOf } from '../tasks.ts';

const DEPOSIT = answers(MOVES, 'deposit', (move) => numbersOf(move).place);

/** Resource counters by resource, then manager counters by resource. */
const USE = answers(MOVES, 'use', (move) => numbersOf(move).resource + (move.counter === 'manager' ? RESOURCES.length : 0));
const FORGO = single(MOVES, 'forgo');

/** Regions where a cube of this kind can be placed now (SIB-RESEARCH-03, -06, -07, -10). */
const depositable = (state: Siberia, resource: number): number => (at(state.reserve, resource) > 0 ? regionsWithout(state, resource) : 0);

/** Kinds that can be placed somewhere, a bit for each (SIB-RESEARCH-14). */
const placeableKinds = (state: Siberia): number => present(state.reserve) & ~kindsEverywhere(state);

/** Kinds shown by the person/resource counters, a bit for each (SIB-RESEARCH-04). */
function shownKinds(counters: readonly number[]): number {
  let set = 0;
  for (let i = 0; i < counters.length; i++) if (counters[i] !== MANAGER) set |= 1 << (COUNTER_RESOURCE[at(counters, i)] ?? 0);
  return set;
}

/** SIB-RESEARCH-05, -12: which counter comes next; a manager as any kind that can be placed. */
function uses(state: Siberia, { left }: TaskOf<'research'>): readonly SiberiaMove[] {
  const placeable = placeableKinds(state);
  const managers = left[0] === MANAGER ? placeable : 0;
  const set = (shownKinds(left) & placeable) | (managers << RESOURCES.length);
  const list = state.options.researchPlacement === 'optional' && set !== 0 ? [FORGO] : [];
  offer(list, USE, set);
  return list;
}

/** The counters left after one that is used: a manager, or the first that shows the kind. */
function without(left: readonly number[], manager: boolean, resource: number): number[] {
  const used = manager ? 0 : left.findIndex((counter) => counter !== MANAGER && COUNTER_RESOURCE[counter] === resource);
  return left.filter((_, i) => i !== used);
}

/** SIB-RESEARCH-12: the counters one after the other, in an order of choice. All of them are in the bag already (SIB-RESEARCH-01). */
export const research: SiberiaRule<'research'> = choice({
  choices: uses,
  answer(state, { seat, left }, move, tell) {
    if (move === undefined) {
      // SIB-RESEARCH-06 … -08, -14: what is left can place nothing, and never will again
      if (tell) for (const counter of left) tell({ event: 'dead-counter', seat, counter: counterWord(counter) });
    } else if (move === FORGO) {
      tell?.({ event: 'forwent', seat });
    } else {
      const { counter, resource } = numbersOf(move);
      const rest = without(left, counter === MANAGER, resource);
      if (rest.length > 0) follow(state, { task: 'research', seat, left: rest });
      follow(state, { task: 'deposit', seat, resource });
    }
  },
  refuse(state, { left }, move) {
    if (move === FORGO) return refusal('SIB-RESEARCH-11', 'must-deposit', {});
    if (move.kind !== 'use') return undefined;
    const { counter, resource } = numbersOf(move);
    const kind = { resource: resourceText(move.resource) };
    const held = counter === MANAGER ? left[0] === MANAGER : has(shownKinds(left), resource);
    if (!held) return refusal('SIB-RESEARCH-08', 'no-such-research-counter', kind);
    if (at(state.reserve, resource) === 0) return refusal('SIB-RESEARCH-06', 'reserve-empty', kind);
    return refusal('SIB-RESEARCH-07', 'kind-everywhere', kind);
  },
});

/** SIB-RESEARCH-03, -09: a cube from its reserve goes to an open region that has none of its kind. */
export const deposit: SiberiaRule<'deposit'> = choice({
  choices: (state, { resource }) => offered(DEPOSIT, depositable(state, resource)),
  answer(state, { seat, resource }, move, tell) {
    if (move === undefined) throw new Error('a cube that has nowhere to go');
    const { place } = numbersOf(move);
    add(state.reserve, resource, -1);
    state.cubes[place] = at(state.cubes, place) | (1 << resource);
    state.cubesMoved = true;
    tell?.({ event: 'deposited', seat, resource: resourceWord(resource), place: placeWord(place) });
    watchForEnd(state, tell);
  },
  refuse(state, { resource }, move) {
    if (move === FORGO) return refusal('SIB-RESEARCH-11', 'must-deposit', {});
    if (move.kind !== 'deposit') return undefined;
    const { place } = numbersOf(move);
    const name = placeText(move.place);
    if (place === VLADIVOSTOK && !has(miningPlaces(state.options), place)) return refusal('SIB-RESEARCH-10', 'no-cubes-in-vladivostok', {});
    if (at(state.depleted, place) !== OPEN) return refusal('SIB-RESEARCH-10', 'region-depleted', { place: name });
    return refusal('SIB-SETUP-03', 'region-has-kind', { place: name, resource: resourceText(resourceWord(resource)) });
  },
});
