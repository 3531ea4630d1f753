import type { Deed } from './effects.ts';
import type { Colour, Confidence, Side, Slot } from './words.ts';

/** An action slot: where it is, its colour (none: UWC-TURN-09) and its action. */
export interface ActionSlot {
  readonly id: Slot;
  /** The side of the main board; the slot that is always available is on both. */
  readonly side: Side | 'both';
  readonly colour: Colour | 'none';
  readonly action: Deed;
  /** How well the action is known; the colours are inferred, but for p34-r5 (OQ-4). */
  readonly confidence: Confidence;
}

const useAction = { do: 'useAction', max: 1 } as const;
const takeSpecial = { do: 'drawSpecial', count: 1 } as const;
const city = { do: 'build', what: 'city', count: 1, cost: 'usual' } as const;
const tunnel = { do: 'build', what: 'tunnel', count: 1, cost: 'usual' } as const;
const tunnels = { do: 'build', what: 'tunnel', count: 2, cost: 'usual' } as const;
const building = { do: 'build', what: 'building', count: 1, cost: 'usual' } as const;
const farms = { do: 'build', what: 'farm', count: 2, cost: 'usual' } as const;
const desalinations = { do: 'build', what: 'desalination', count: 2, cost: 'usual' } as const;
const laboratories = { do: 'build', what: 'laboratory', count: 2, cost: 'usual' } as const;
const upgrade = { do: 'upgrade', what: 'structure', count: 1, cost: 'usual' } as const;
const advance = { do: 'advance', steps: 2 } as const;
const kelp = { do: 'gain', goods: { kelp: 1 } } as const;
const steelAndKelp = { do: 'gain', goods: { steelplast: 2, kelp: 1 } } as const;
const cityAndBuilding = { do: 'all', of: [city, building] } as const;
const tunnelAndCity = { do: 'all', of: [tunnel, city] } as const;
/** UWC-UPG-06. */
const scienceOrUpgrades = {
  do: 'choose',
  of: [
    { do: 'gain', goods: { science: 2 } },
    { do: 'upgrade', what: 'structure', count: 3, cost: 'usual' },
  ],
} as const;
const buildThenUpgrade = [
  { do: 'build', what: 'structure', count: 1, cost: 'usual' },
  { do: 'upgrade', what: 'structure', count: 1, cost: [{ science: 1 }], target: 'justBuilt' },
] as const;
/** UWC-TURN-22: the structure built is upgraded for 1 science, or nothing of it happens. */
const buildAndUpgrade = { do: 'seq', of: buildThenUpgrade, atomic: true } as const;

/** All slots in the order of their words; within a colour the order is ours (OQ-6). */
export const ACTION_SLOTS: readonly ActionSlot[] = Object.freeze<ActionSlot[]>([
  { id: 'p12-g1', side: 'p12', colour: 'green', action: city, confidence: 'verified' },
  {
    id: 'p12-g2',
    side: 'p12',
    colour: 'green',
    action: {
      do: 'all',
      of: [
        { do: 'gain', goods: { cards: 2 } },
        { do: 'choose', of: [upgrade, kelp] },
      ],
    },
    confidence: 'verified',
  },
  { id: 'p12-g3', side: 'p12', colour: 'green', action: advance, confidence: 'inferred' },
  { id: 'p12-g4', side: 'p12', colour: 'green', action: desalinations, confidence: 'inferred' },
  { id: 'p12-r1', side: 'p12', colour: 'red', action: { do: 'choose', of: [farms, laboratories] }, confidence: 'verified' },
  { id: 'p12-r2', side: 'p12', colour: 'red', action: { do: 'all', of: [tunnel, useAction] }, confidence: 'verified' },
  { id: 'p12-r3', side: 'p12', colour: 'red', action: takeSpecial, confidence: 'verified' },
  { id: 'p12-r4', side: 'p12', colour: 'red', action: steelAndKelp, confidence: 'inferred' },
  {
    id: 'p12-y1',
    side: 'p12',
    colour: 'yellow',
    action: {
      do: 'all',
      of: [useAction, { do: 'gainChoice', count: 2, distinct: true, from: ['credits', 'kelp', 'steelplast', 'science', 'biomatter'] }],
    },
    confidence: 'verified',
  },
  { id: 'p12-y2', side: 'p12', colour: 'yellow', action: tunnels, confidence: 'inferred' },
  { id: 'p12-y3', side: 'p12', colour: 'yellow', action: cityAndBuilding, confidence: 'inferred' },
  { id: 'p12-y4', side: 'p12', colour: 'yellow', action: scienceOrUpgrades, confidence: 'verified' },
  { id: 'p34-g1', side: 'p34', colour: 'green', action: advance, confidence: 'verified' },
  { id: 'p34-g2', side: 'p34', colour: 'green', action: desalinations, confidence: 'verified' },
  { id: 'p34-g3', side: 'p34', colour: 'green', action: { do: 'choose', of: [city, kelp] }, confidence: 'verified' },
  {
    id: 'p34-g4',
    side: 'p34',
    colour: 'green',
    action: { do: 'all', of: [useAction, { do: 'gain', goods: { steelplast: 1 } }] },
    confidence: 'verified',
  },
  {
    id: 'p34-g5',
    side: 'p34',
    colour: 'green',
    // UWC-GLOSS-30
    action: {
      do: 'choose',
      of: [
        tunnel,
        {
          do: 'all',
          of: [
            { do: 'advance', steps: 1 },
            { do: 'gain', goods: { cards: 2, credits: 1 } },
          ],
        },
      ],
    },
    confidence: 'verified',
  },
  { id: 'p34-r1', side: 'p34', colour: 'red', action: farms, confidence: 'verified' },
  { id: 'p34-r2', side: 'p34', colour: 'red', action: tunnelAndCity, confidence: 'verified' },
  { id: 'p34-r3', side: 'p34', colour: 'red', action: steelAndKelp, confidence: 'verified' },
  { id: 'p34-r4', side: 'p34', colour: 'red', action: laboratories, confidence: 'verified' },
  { id: 'p34-r5', side: 'p34', colour: 'red', action: { do: 'all', of: [useAction, buildAndUpgrade] }, confidence: 'verified' },
  {
    id: 'p34-y1',
    side: 'p34',
    colour: 'yellow',
    action: { do: 'gain', goods: { science: 1, steelplast: 1, kelp: 1 } },
    confidence: 'verified',
  },
  { id: 'p34-y2', side: 'p34', colour: 'yellow', action: tunnels, confidence: 'verified' },
  { id: 'p34-y3', side: 'p34', colour: 'yellow', action: { do: 'all', of: [useAction, takeSpecial] }, confidence: 'verified' },
  { id: 'p34-y4', side: 'p34', colour: 'yellow', action: cityAndBuilding, confidence: 'verified' },
  { id: 'p34-y5', side: 'p34', colour: 'yellow', action: scienceOrUpgrades, confidence: 'verified' },
  // UWC-TURN-08
  { id: 'always', side: 'both', colour: 'none', action: { do: 'gain', goods: { cards: 2, credits: 2 } }, confidence: 'verified' },
]);

/** OQ-5: the action of p12-r4 where the option p12RedFourth says tunnel and city. */
export const TUNNEL_AND_CITY: Deed = tunnelAndCity;

/** OQ-9: the action of p34-r5 where the option buildAndUpgrade leaves the upgrade out at will. */
export const UPGRADE_AT_WILL: Deed = { do: 'all', of: [useAction, { do: 'seq', of: buildThenUpgrade }] };

/** OQ-31: the action of p12-y1 where the option twoDifferentIncludesBiomatter says no. */
export const TWO_WITHOUT_BIOMATTER: Deed = {
  do: 'all',
  of: [useAction, { do: 'gainChoice', count: 2, distinct: true, from: ['credits', 'kelp', 'steelplast', 'science'] }],
};
