import { type Beat, beat, type Flight, fly, range } from '@madang/board-kit/layout';
import type { BarrageEvent } from '../rules/index.ts';
import { WAY_POINTS } from './map/conduit-ways.ts';
import { flowPath } from './map/flow.ts';
import { energyCell } from './panels/energy-cell.ts';

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

/** How one event looks. */
function beatOf(event: BarrageEvent, source: string): Beat | undefined {
  switch (event.event) {
    case 'gained':
      return gained(event, source);
    case 'headstream-filled':
      return event.drops > 0 ? beat(180, [], [`headstream:${event.headstream}`]) : undefined;
    case 'drop-placed':
      return beat(200, [fly('sign:now', [`player:${event.seat}`, `headstream:${event.headstream}`])], [`headstream:${event.headstream}`]);
    case 'space-used':
      return beat(300, [fly(`seat:${event.seat}`, [`player:${event.seat}`, `space:${event.space}`], [`space:${event.space}`])]);
    case 'banked':
      return beat(260, [fly(`seat:${event.seat}`, [`player:${event.seat}`, 'bank'])]);
    case 'construction-begun':
      return event.space > 0 ? beat(220, [], [`construct:${event.seat}:${event.space}`]) : undefined;
    case 'inserted':
      return beat(300, [
        ...(event.tile === null ? [] : [fly(`tile:${event.tile}`, [`tiles:${event.seat}|player:${event.seat}`, wheel(event.seat)])]),
        ...(event.excavators > 0 ? [fly('sign:excavator', [machinery(event.seat), wheel(event.seat)])] : []),
        ...(event.mixers > 0 ? [fly('sign:mixer', [machinery(event.seat), wheel(event.seat)])] : []),
      ]);
    case 'wheel-turned':
      return beat(260, [
        ...(event.tile === null ? [] : [flyHome(event.tile, event.seat, wheel(event.seat))]),
        ...(event.excavators > 0 ? [fly('sign:excavator', [wheel(event.seat), machinery(event.seat)])] : []),
        ...(event.mixers > 0 ? [fly('sign:mixer', [wheel(event.seat), machinery(event.seat)])] : []),
      ]);
    case 'built': {
      const site = `site:${event.site}`;
      return beat(380, [fly(`sign:${event.structure}`, [`row:${event.structure}:${event.seat}|player:${event.seat}`, site], [site])], [site]);
    }
    case 'produced':
      return beat(
        400,
        Array.from({ length: event.drops }, () => fly('sign:now', productionPath(event))),
        [`site:${event.powerhouse}`],
      );
    case 'conduit-fee':
      return beat(260, [fly('sign:credits', [credits(event.seat), event.to >= 0 ? credits(event.to) : 'bank'])]);
    case 'energy':
      return beat(300, [
        fly(`seat:${event.seat}`, [`energy:${energyCell(event.energy - event.n).cell}`, `marker:${event.seat}`], [`marker:${event.seat}`]),
      ]);
    case 'contract-fulfilled':
      return beat(300, [fly('sign:contract', [`contract:${event.contract}|player:${event.seat}`, held(event.seat)])], [held(event.seat)]);
    case 'flowed':
      return beat(400, [fly('sign:now', flowPath(event))]);
    case 'dam-filled':
      return beat(240, [fly('sign:now', [`player:${event.seat}`, `site:${event.dam}`])], [`site:${event.dam}`]);
    case 'contract-taken':
    case 'starting-contract-taken':
      return beat(260, [fly('sign:contract', [`contract:${event.contract}`, held(event.seat)])], [held(event.seat)]);
    case 'contract-turned-up':
      return beat(160, [], [`contract:${event.contract}`]);
    case 'patent-taken':
      return beat(300, [flyHome(event.tile, event.seat, `patent:${event.slot}`)]);
    case 'rank-scored':
    case 'credits-scored':
    case 'bonus-scored':
    case 'objective-scored':
    case 'goods-scored':
    case 'drops-scored':
      return beat(200, event.vp > 0 ? [fly('sign:vp', [`marker:${event.seat}`, points(event.seat)])] : [], [points(event.seat)]);
    case 'passed':
      return beat(160, [], [`player:${event.seat}`]);
    case 'income':
      return beat(180, [], [`row:${event.row}:${event.seat}`]);
    case 'patents-dealt':
      return beat(200, [], ['patent:0', 'patent:1', 'patent:2']);
    case 'company-taken':
    case 'copyable-officers':
    case 'round-began':
    case 'officer-copied':
    case 'declined':
    case 'lost':
    case 'contract-discarded':
    case 'pile-shuffled':
    case 'patents-discarded':
    case 'water-flows':
    case 'order-set':
    case 'automa-turn':
    case 'automa-step':
    case 'automa-narrowed':
    case 'automa-engineers':
    case 'automa-tile-turned':
    case 'game-over':
      return undefined;
  }
}

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
      const one = beatOf(event, source);
      return one ? [{ event: event.event, beat: one }] : [];
    }),
  );
}
