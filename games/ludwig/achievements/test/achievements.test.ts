import type { Told } from '@madang/kernel';
import { keptChronicles } from '@madang/kernel/testing';
import { achievementLaws } from '@madang/text/testing';
import { FACES } from '../../components/faces.ts';
import { ROOM_SIZES, ROOM_TYPES } from '../../components/words.ts';
import { position } from '../../examples/position.ts';
import { cellAt, placementAt } from '../../rules/castle/index.ts';
import { ludwig } from '../../rules/index.ts';
import type { Ludwig } from '../../rules/state.ts';
import { KEPT } from '../../test/kept.ts';
import { achievements } from '../index.ts';

type Event = Told & Readonly<Record<string, unknown>>;

const ROUND: Event = { event: 'round-began' };
const placed = (points = 0): Event => ({ event: 'placed', seat: 0, points });
const completed = (type: string, face = 'x'): Event => ({ event: 'completed', seat: 0, type, face });
const card = (points: number): Event => ({ event: 'bonus-card-scored', seat: 0, points });
const bought = (price: number): Event => ({ event: 'bought', seat: 1, to: 0, price });
const favor = (...values: readonly number[]): Event => ({ event: 'favor-scored', values });
const EXTRA: Event = { event: 'extra-turn', seat: 0 };

const roomOf = (fits: (face: (typeof FACES)[number]) => boolean): number => FACES.findIndex(fits);
const ofType = (type: string): number => roomOf((face) => face.type === type && face.stack !== undefined);
const ofSize = (size: number): number => roomOf(({ stack }) => stack === size);

/** A castle of these faces beside its foyer; where they lie does not matter here. `open`: tiles that are not completed. */
function castle(faces: readonly number[], open: readonly number[] = []): { readonly state: Ludwig } {
  const state = position({});
  const own = state.players[0]?.castle;
  for (const [i, face] of faces.entries()) {
    own?.tiles.push(placementAt(face, 0, cellAt(0, 10 * (i + 1))));
    own?.unconnected.push(open.includes(i) ? 1 : 0);
  }
  return { state };
}

const HALL = roomOf(({ name }) => name === 'hallway');
const SLEEPING = Array.from({ length: 8 }, () => ofType('sleeping'));
const TYPES = ROOM_TYPES.filter((type) => type !== 'corridor').map(ofType);
const SIZES = ROOM_SIZES.map(ofSize);
const LARGEST = FACES.find(({ size }) => size === 600)?.name;
const LARGE = FACES.find(({ size }) => size === 500)?.name;

await achievementLaws({
  game: ludwig,
  achievements,
  state: position({}),
  cases: {
    'all-types': [castle(TYPES), castle(TYPES.slice(1))],
    'every-card': [{ told: [card(2), card(7), card(1), card(3)] }, { told: [card(2), card(7), card(0), card(3), card(4)] }],
    'king-size': [{ told: [completed('outdoor', LARGEST)] }, { told: [completed('outdoor', LARGE)] }],
    'full-purse': [{ told: [ROUND, bought(12_000), bought(8_000)] }, { told: [ROUND, bought(12_000), ROUND, bought(8_000)] }],
    'perfect-fit': [{ told: [placed(9)] }, { told: [placed(8), placed(8)] }],
    'seen-twice': [{ told: [{ event: 'rescored', seat: 0, points: 10 }] }, { told: [{ event: 'rescored', seat: 0, points: 9 }] }],
    'second-helping': [{ told: [ROUND, EXTRA, EXTRA] }, { told: [ROUND, EXTRA, ROUND, EXTRA] }],
    'no-corridor': [castle(SLEEPING), castle([...SLEEPING, HALL])],
    'all-completed': [castle([...SLEEPING.slice(2), HALL], [6]), castle(SLEEPING, [7])],
    'three-at-once': [
      { told: [placed(), completed('food'), completed('food'), completed('living')] },
      { told: [placed(), completed('food'), completed('food'), placed(), completed('living')] },
    ],
    'all-sizes': [castle(SIZES), castle(SIZES.slice(1))],
    'every-reward': [{ told: ROOM_TYPES.map((type) => completed(type)) }, { told: ROOM_TYPES.slice(1).map((type) => completed(type)) }],
    favorite: [{ told: [favor(3, 2), favor(5, 0)] }, { told: [favor(3, 2), favor(5, 5)] }],
  },
  matches: keptChronicles(ludwig, KEPT, 20),
});
