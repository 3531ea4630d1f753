import { type Beat, beat, type Flight, fly, range } from '@madang/board-kit/layout';
import type { BarrageEvent } from '../rules/index.ts';
import { WAY_POINTS } from './map/conduit-ways.ts';
import { flowPath } from './map/flow.ts';
import { energyCell } from './panels/energy-cell.ts';

/** Every event by its name. */
type Events = { readonly [E in BarrageEvent as E['event']]: E };

/** Where a seat's things come from and go to: its open mat, else its line among the players. */
const credits = (seat: number): string => `credits:${seat}|player:${seat}`;
const machinery = (seat: number): string => `machinery:${seat}|player:${seat}`;
const points = (seat: number): string => `vp:${seat}|player:${seat}`;
const wheel = (seat: number): string => `wheel:${seat}|player:${seat}`;
/** A tile flies to its place in its owner's supply, which stays empty until it is there. */
const flyHome = (tile: string, seat: number, from: string): Flight =>
  fly(`tile:${tile}`, [from, `tile:${tile}:${seat}|player:${seat}`], [`tile:${tile}:${seat}`]);
const held = (seat: number): string => `held:${seat}|player:${seat}`;

const WAYPOINTS = range(WAY_POINTS + 1);

/** From the dam into the conduit, along it, to the powerhouse. */
const productionPath = ({ dam, conduit, powerhouse }: BarrageEvent & { readonly event: 'produced' }): readonly string[] => [
  `site:${dam}`,
  `site:${conduit}`,
  ...WAYPOINTS.slice(1).map((point) => `way:${conduit}:${point}`),
  `site:${powerhouse}`,
];

const BANK = 'bank';
const GOODS = { credits: 'credits', vp: 'vp', excavators: 'excavator', mixers: 'mixer' } as const;

/** What goods come from once this is told: the row of an income, a fulfilled contract, else the bank. */
function sourceAfter(event: BarrageEvent, source: string): string {
  switch (event.event) {
    case 'income':
      return `row:${event.row}:${event.seat}|player:${event.seat}`;
    case 'contract-fulfilled':
      return held(event.seat);
    case 'gained':
    case 'energy':
      return source;
    default:
      return BANK;
  }
}

function gained({ seat, good, n }: BarrageEvent & { readonly event: 'gained' }, source: string): Beat | undefined {
  const to = good === 'credits' ? credits(seat) : good === 'vp' ? points(seat) : machinery(seat);
  return n > 0 ? beat(220, [fly(`sign:${GOODS[good]}`, [source, to])], [to]) : beat(160, [], [to]);
}

/** Machinery on its way, a token for each kind. */
const machines = ({ excavators, mixers }: { readonly excavators: number; readonly mixers: number }, path: readonly string[]): readonly Flight[] => [
  ...(excavators > 0 ? [fly('sign:excavator', path)] : []),
  ...(mixers > 0 ? [fly('sign:mixer', path)] : []),
];

function inserted(event: Events['inserted']): Beat {
  const { seat, tile } = event;
  const tiles = tile === null ? [] : [fly(`tile:${tile}`, [`tiles:${seat}|player:${seat}`, wheel(seat)])];
  return beat(300, [...tiles, ...machines(event, [machinery(seat), wheel(seat)])]);
}

function wheelTurned(event: Events['wheel-turned']): Beat {
  const { seat, tile } = event;
  return beat(260, [...(tile === null ? [] : [flyHome(tile, seat, wheel(seat))]), ...machines(event, [wheel(seat), machinery(seat)])]);
}

function built({ seat, structure, site: word }: Events['built']): Beat {
  const site = `site:${word}`;
  return beat(380, [fly(`sign:${structure}`, [`row:${structure}:${seat}|player:${seat}`, site], [site])], [site]);
}

function scored({ seat, vp }: { readonly seat: number; readonly vp: number }): Beat {
  return beat(200, vp > 0 ? [fly('sign:vp', [`marker:${seat}`, points(seat)])] : [], [points(seat)]);
}

const contractTaken = ({ seat, contract }: Events['contract-taken' | 'starting-contract-taken']): Beat =>
  beat(260, [fly('sign:contract', [`contract:${contract}`, held(seat)])], [held(seat)]);

/** How one event looks; null: it shows in what it leaves. `source`: where goods come from. */
const BEATS: { readonly [E in keyof Events]: ((event: Events[E], source: string) => Beat | undefined) | null } = {
  gained,
  'headstream-filled': ({ headstream, drops }) => (drops > 0 ? beat(180, [], [`headstream:${headstream}`]) : undefined),
  'drop-placed': ({ seat, headstream }) => beat(200, [fly('sign:now', [`player:${seat}`, `headstream:${headstream}`])], [`headstream:${headstream}`]),
  'space-used': ({ seat, space }) => beat(300, [fly(`seat:${seat}`, [`player:${seat}`, `space:${space}`], [`space:${space}`])]),
  banked: ({ seat }) => beat(260, [fly(`seat:${seat}`, [`player:${seat}`, 'bank'])]),
  'construction-begun': ({ seat, space }) => (space > 0 ? beat(220, [], [`construct:${seat}:${space}`]) : undefined),
  inserted,
  'wheel-turned': wheelTurned,
  built,
  produced: (event) =>
    beat(
      400,
      range(event.drops).map(() => fly('sign:now', productionPath(event))),
      [`site:${event.powerhouse}`],
    ),
  'conduit-fee': ({ seat, to }) => beat(260, [fly('sign:credits', [credits(seat), to >= 0 ? credits(to) : 'bank'])]),
  energy: ({ seat, energy, n }) => beat(300, [fly(`seat:${seat}`, [`energy:${energyCell(energy - n).cell}`, `marker:${seat}`], [`marker:${seat}`])]),
  'contract-fulfilled': ({ seat, contract }) => beat(300, [fly('sign:contract', [`contract:${contract}|player:${seat}`, held(seat)])], [held(seat)]),
  flowed: (event) => beat(400, [fly('sign:now', flowPath(event))]),
  'dam-filled': ({ seat, dam }) => beat(240, [fly('sign:now', [`player:${seat}`, `site:${dam}`])], [`site:${dam}`]),
  'contract-taken': contractTaken,
  'starting-contract-taken': contractTaken,
  'contract-turned-up': ({ contract }) => beat(160, [], [`contract:${contract}`]),
  'patent-taken': ({ seat, tile, slot }) => beat(300, [flyHome(tile, seat, `patent:${slot}`)]),
  'rank-scored': scored,
  'credits-scored': scored,
  'bonus-scored': scored,
  'objective-scored': scored,
  'goods-scored': scored,
  'drops-scored': scored,
  passed: ({ seat }) => beat(160, [], [`player:${seat}`]),
  income: ({ seat, row }) => beat(180, [], [`row:${row}:${seat}`]),
  'patents-dealt': () => beat(200, [], ['patent:0', 'patent:1', 'patent:2']),
  'company-taken': null,
  'copyable-officers': null,
  'round-began': null,
  'officer-copied': null,
  declined: null,
  lost: null,
  'contract-discarded': null,
  'pile-shuffled': null,
  'patents-discarded': null,
  'water-flows': null,
  'order-set': null,
  'automa-turn': null,
  'automa-step': null,
  'automa-narrowed': null,
  'automa-engineers': null,
  'automa-tile-turned': null,
  'game-over': null,
};

const beatOf = <E extends keyof Events>(name: E, event: Events[E], source: string): Beat | undefined => BEATS[name]?.(event, source);

/** Beats of drops that flow one after another are played together, so that water flows rather than drips. */
function together(beats: readonly { readonly event: string; readonly beat: Beat }[]): readonly Beat[] {
  const result: Beat[] = [];
  let last = '';
  for (const { event, beat: one } of beats) {
    const before = result.at(-1);
    if (event === 'flowed' && last === 'flowed' && before) result[result.length - 1] = { ...before, flights: [...before.flights, ...one.flights] };
    else result.push(one);
    last = event;
  }
  return result;
}

/** The told events of a step as an animation. */
export function script(events: readonly BarrageEvent[]): readonly Beat[] {
  let source = BANK;
  return together(
    events.flatMap((event) => {
      source = sourceAfter(event, source);
      const one = beatOf(event.event, event, source);
      return one ? [{ event: event.event, beat: one }] : [];
    }),
  );
}
