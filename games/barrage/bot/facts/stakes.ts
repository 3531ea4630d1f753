import { answers, at, type Message, placesOf, type StakeKind, stakesOfKinds } from '@madang/kernel';
import { CONDUIT_SITES, CONTRACTS, DAM_SITES, POWERHOUSE_SITES, SPACES, TILES } from '../../components/words.ts';
import { FULFIL, numbersOf, siteAnswer } from '../../rules/answers.ts';
import { BASE, CONDUIT, POWERHOUSE } from '../../rules/building/sites.ts';
import { MOVES } from '../../rules/moves.ts';
import { conduitWord, contractWord, damWord, powerhouseWord, spaceWord, tileWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY, NEUTRAL } from '../../rules/state.ts';

const SPACE = answers(MOVES, 'space', (move) => numbersOf(move).space);
const TAKE = answers(MOVES, 'take', (move) => numbersOf(move).contract);

const said = (group: 'site' | 'space' | 'contract' | 'tile', word: string): Message => ({ key: `barrage.${group}.${word}` });
const there = (list: readonly number[]): readonly number[] => list.filter((one) => one !== EMPTY);

/** What players of Barrage vie for: spaces, sites, contracts, advanced tiles, the water of neutral dams. */
export const stakes = stakesOfKinds<Barrage>([
  {
    count: SPACES.length,
    there: ({ spaces }) => placesOf(spaces, EMPTY),
    what: (_, space) => ({ key: 'barrage.stake.space', args: { space: said('space', spaceWord(space)) } }),
    moveAt: (space) => SPACE[space]?.id,
  },
  ...(
    [
      [BASE, DAM_SITES.length, ({ damOwner }) => damOwner, damWord],
      [CONDUIT, CONDUIT_SITES.length, ({ conduits }) => conduits, conduitWord],
      [POWERHOUSE, POWERHOUSE_SITES.length, ({ powerhouses }) => powerhouses, powerhouseWord],
    ] satisfies readonly (readonly [number, number, (state: Barrage) => readonly number[], (site: number) => string])[]
  ).map(
    ([structure, count, owners, word]): StakeKind<Barrage> => ({
      count,
      there: (state) => placesOf(owners(state), EMPTY),
      what: (_, site) => said('site', word(site)),
      moveAt: (site) => siteAnswer(structure, site)?.id,
    }),
  ),
  {
    count: CONTRACTS.length,
    there: ({ market, nationals }) => [...there(market), ...there(nationals)],
    what: (_, contract) => said('contract', contractWord(contract)),
    moveAt: (contract) => (TAKE[contract] ?? FULFIL[contract])?.id,
  },
  {
    count: TILES.length,
    there: ({ patents }) => there(patents),
    what: (_, tile) => said('tile', tileWord(tile)),
    moveAt: () => undefined,
  },
  {
    count: DAM_SITES.length,
    there: ({ damOwner, drops }) => placesOf(damOwner, NEUTRAL).filter((dam) => at(drops, dam) > 0),
    what: (_, dam) => ({ key: 'barrage.stake.water', args: { site: said('site', damWord(dam)) } }),
    moveAt: (dam) => siteAnswer(BASE, dam)?.id,
  },
]);
