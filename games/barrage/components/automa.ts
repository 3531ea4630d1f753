import type { Area, Colour, Headstream, Structure } from './words.ts';

/** A step of an automa tile's front (BAR-AUTOMA-07). `expansion`: skipped in the base game (BAR-AUTOMA-25). */
export type AutomaStep =
  | { readonly step: 'production'; readonly engineers: number; readonly bonus: number; readonly contract: Colour }
  | { readonly step: 'water'; readonly engineers: number; readonly drops: number; readonly flow: 'later' | 'now'; readonly continues: true }
  | {
      readonly step: 'contract-office';
      readonly engineers: number;
      readonly contract: Colour;
      readonly advanceEnergy: number;
      readonly continues: true;
    }
  | {
      readonly step: 'construction';
      readonly engineers: number;
      readonly structure: Structure | 'private-building';
      readonly areas?: readonly Area[];
      readonly minConduitValue?: number;
      readonly search?: 'up' | 'down';
      readonly expansion?: true;
    }
  | { readonly step: 'external-work'; readonly engineers: number; readonly order: readonly number[]; readonly expansion: true }
  | { readonly step: 'workshop'; readonly engineers: number; readonly rotate: number; readonly vpCost: number }
  | {
      readonly step: 'machinery-shop';
      readonly engineers: number;
      readonly machines: { readonly choice?: number; readonly excavator?: number; readonly mixer?: number };
      readonly vpCost: number;
      readonly notInRound?: number;
    }
  | {
      readonly step: 'patent-office';
      readonly engineers: number;
      readonly structure: Structure | 'private-building';
      readonly vpCost: number;
      readonly expansion?: true;
    }
  | { readonly step: 'bank'; readonly engineers: number; readonly gainVp: number };

export const DAM_CRITERIA = [
  'most-powerful-conduit',
  'owned-powerhouse',
  'upstream-powerhouse',
  'red-outline-space',
  'most-water-drops',
  'downstream-dam',
] as const;
export type DamCriterion = (typeof DAM_CRITERIA)[number];
export const CONDUIT_CRITERIA = [
  'most-powerful',
  'second-most-powerful',
  'owned-neutral-opponent-dam',
  'opponent-neutral-owned-dam',
  'owned-opponent-powerhouse',
  'opponent-owned-powerhouse',
] as const;
export type ConduitCriterion = (typeof CONDUIT_CRITERIA)[number];
export const POWERHOUSE_CRITERIA = [
  'most-powerful-conduit',
  'owned-dam',
  'feeding-owned-dam',
  'not-feeding-opponent-dam',
  'plains',
  'hills-basin-5',
  'hills-basin-6',
  'hills-basin-7',
] as const;
export type PowerhouseCriterion = (typeof POWERHOUSE_CRITERIA)[number];

/** One of the 20 automa tiles: steps on the front, criteria on the back (BAR-AUTOMA-05). Locations are where a search begins. */
export interface AutomaTile {
  readonly id: number;
  readonly front: readonly AutomaStep[];
  readonly back: {
    readonly dam: { readonly criteria: readonly DamCriterion[]; readonly location: number };
    readonly conduit: { readonly criteria: readonly ConduitCriterion[]; readonly location: string };
    readonly powerhouse: { readonly criteria: readonly PowerhouseCriterion[]; readonly location: number };
    readonly headstreams: readonly Headstream[];
  };
}

/** The 20 tiles, tile n at index n − 1. */
export const AUTOMA_TILES: readonly AutomaTile[] = Object.freeze<AutomaTile[]>([
  {
    id: 1,
    front: [
      { engineers: 1, step: 'production', bonus: -2, contract: 'green' },
      { engineers: 1, step: 'water', drops: 2, flow: 'later', continues: true },
      { engineers: 2, step: 'construction', structure: 'base' },
      { engineers: 2, step: 'construction', structure: 'elevation' },
      { engineers: 2, step: 'external-work', order: [1, 2, 3], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'upstream-powerhouse'], location: 1 },
      conduit: { criteria: ['most-powerful', 'owned-neutral-opponent-dam', 'owned-opponent-powerhouse'], location: '1A' },
      powerhouse: { criteria: ['feeding-owned-dam', 'most-powerful-conduit', 'owned-dam'], location: 5 },
      headstreams: ['A', 'B', 'C'],
    },
  },
  {
    id: 2,
    front: [
      { engineers: 1, step: 'production', bonus: -2, contract: 'green' },
      { engineers: 1, step: 'water', drops: 1, flow: 'now', continues: true },
      { engineers: 2, step: 'construction', structure: 'base', areas: ['hill'] },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 1, step: 'workshop', rotate: 2, vpCost: 2 },
      { engineers: 2, step: 'external-work', order: [2, 3, 1], expansion: true },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'red-outline-space'], location: 2 },
      conduit: { criteria: ['most-powerful', 'owned-neutral-opponent-dam', 'owned-opponent-powerhouse'], location: '1B' },
      powerhouse: { criteria: ['feeding-owned-dam', 'most-powerful-conduit', 'owned-dam'], location: 6 },
      headstreams: ['B', 'C', 'D'],
    },
  },
  {
    id: 3,
    front: [
      { engineers: 1, step: 'production', bonus: -1, contract: 'green' },
      { engineers: 1, step: 'contract-office', contract: 'green', advanceEnergy: 2, continues: true },
      { engineers: 2, step: 'construction', structure: 'base' },
      { engineers: 1, step: 'patent-office', structure: 'base', vpCost: 2 },
      { engineers: 2, step: 'external-work', order: [3, 2, 1], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'downstream-dam'], location: 3 },
      conduit: { criteria: ['most-powerful', 'owned-opponent-powerhouse', 'owned-neutral-opponent-dam'], location: '2A' },
      powerhouse: { criteria: ['not-feeding-opponent-dam', 'most-powerful-conduit', 'owned-dam'], location: 7 },
      headstreams: ['C', 'D', 'A'],
    },
  },
  {
    id: 4,
    front: [
      { engineers: 1, step: 'production', bonus: -1, contract: 'green' },
      { engineers: 2, step: 'construction', structure: 'base', areas: ['mountain'] },
      { engineers: 1, step: 'machinery-shop', machines: { excavator: 1 }, vpCost: 2, notInRound: 5 },
      { engineers: 2, step: 'external-work', order: [1, 2, 3], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'most-water-drops'], location: 4 },
      conduit: { criteria: ['most-powerful', 'owned-opponent-powerhouse', 'owned-neutral-opponent-dam'], location: '2B' },
      powerhouse: { criteria: ['not-feeding-opponent-dam', 'most-powerful-conduit', 'owned-dam'], location: 11 },
      headstreams: ['D', 'A', 'B'],
    },
  },
  {
    id: 5,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'green' },
      { engineers: 1, step: 'water', drops: 2, flow: 'later', continues: true },
      { engineers: 2, step: 'construction', structure: 'elevation' },
      { engineers: 2, step: 'construction', structure: 'conduit' },
      { engineers: 2, step: 'workshop', rotate: 3, vpCost: 5 },
      { engineers: 2, step: 'external-work', order: [2, 3, 1], expansion: true },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'upstream-powerhouse'], location: 6 },
      conduit: { criteria: ['owned-opponent-powerhouse', 'owned-neutral-opponent-dam', 'most-powerful'], location: '3A' },
      powerhouse: { criteria: ['hills-basin-5', 'most-powerful-conduit', 'owned-dam'], location: 5 },
      headstreams: ['D', 'C', 'B'],
    },
  },
  {
    id: 6,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'green' },
      { engineers: 1, step: 'water', drops: 1, flow: 'now', continues: true },
      { engineers: 2, step: 'construction', structure: 'elevation' },
      { engineers: 2, step: 'construction', structure: 'base' },
      { engineers: 2, step: 'external-work', order: [3, 2, 1], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'red-outline-space'], location: 7 },
      conduit: { criteria: ['owned-opponent-powerhouse', 'owned-neutral-opponent-dam', 'most-powerful'], location: '3B' },
      powerhouse: { criteria: ['hills-basin-6', 'most-powerful-conduit', 'owned-dam'], location: 6 },
      headstreams: ['C', 'B', 'A'],
    },
  },
  {
    id: 7,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'yellow' },
      { engineers: 1, step: 'contract-office', contract: 'yellow', advanceEnergy: 2, continues: true },
      { engineers: 2, step: 'construction', structure: 'elevation' },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 1, step: 'patent-office', structure: 'elevation', vpCost: 2 },
      { engineers: 2, step: 'external-work', order: [1, 2, 3], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'downstream-dam'], location: 8 },
      conduit: { criteria: ['owned-opponent-powerhouse', 'owned-neutral-opponent-dam', 'most-powerful'], location: '4A' },
      powerhouse: { criteria: ['hills-basin-7', 'most-powerful-conduit', 'owned-dam'], location: 7 },
      headstreams: ['B', 'A', 'D'],
    },
  },
  {
    id: 8,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'yellow' },
      { engineers: 1, step: 'contract-office', contract: 'yellow', advanceEnergy: 2, continues: true },
      { engineers: 2, step: 'construction', structure: 'elevation' },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 1, step: 'machinery-shop', machines: { mixer: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 2, step: 'external-work', order: [2, 3, 1], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-powerful-conduit', 'owned-powerhouse', 'most-water-drops'], location: 9 },
      conduit: { criteria: ['owned-opponent-powerhouse', 'owned-neutral-opponent-dam', 'most-powerful'], location: '4B' },
      powerhouse: { criteria: ['plains', 'most-powerful-conduit', 'owned-dam'], location: 12 },
      headstreams: ['C', 'B', 'A'],
    },
  },
  {
    id: 9,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'green' },
      { engineers: 1, step: 'water', drops: 2, flow: 'later', continues: true },
      { engineers: 2, step: 'construction', structure: 'conduit', minConduitValue: 3 },
      { engineers: 2, step: 'construction', structure: 'elevation' },
      { engineers: 1, step: 'workshop', rotate: 2, vpCost: 2 },
      { engineers: 2, step: 'external-work', order: [3, 2, 1], expansion: true },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['red-outline-space', 'most-powerful-conduit', 'owned-powerhouse'], location: 1 },
      conduit: { criteria: ['owned-neutral-opponent-dam', 'owned-opponent-powerhouse', 'most-powerful'], location: '5A' },
      powerhouse: { criteria: ['most-powerful-conduit', 'owned-dam', 'feeding-owned-dam'], location: 8 },
      headstreams: ['A', 'B', 'C'],
    },
  },
  {
    id: 10,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'green' },
      { engineers: 1, step: 'water', drops: 1, flow: 'now', continues: true },
      { engineers: 2, step: 'construction', structure: 'conduit' },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 2, step: 'external-work', order: [1, 2, 3], expansion: true },
      { engineers: 2, step: 'workshop', rotate: 3, vpCost: 5 },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['red-outline-space', 'most-powerful-conduit', 'owned-powerhouse'], location: 2 },
      conduit: { criteria: ['owned-neutral-opponent-dam', 'owned-opponent-powerhouse', 'most-powerful'], location: '5B' },
      powerhouse: { criteria: ['most-powerful-conduit', 'owned-dam', 'feeding-owned-dam'], location: 9 },
      headstreams: ['B', 'C', 'D'],
    },
  },
  {
    id: 11,
    front: [
      { engineers: 2, step: 'production', bonus: 1, contract: 'green' },
      { engineers: 1, step: 'contract-office', contract: 'green', advanceEnergy: 2, continues: true },
      { engineers: 2, step: 'construction', structure: 'conduit' },
      { engineers: 1, step: 'patent-office', structure: 'conduit', vpCost: 2 },
      { engineers: 2, step: 'external-work', order: [2, 3, 1], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['downstream-dam', 'owned-powerhouse', 'most-powerful-conduit'], location: 3 },
      conduit: { criteria: ['owned-neutral-opponent-dam', 'owned-opponent-powerhouse', 'most-powerful'], location: '6A' },
      powerhouse: { criteria: ['most-powerful-conduit', 'owned-dam', 'feeding-owned-dam'], location: 9 },
      headstreams: ['C', 'D', 'A'],
    },
  },
  {
    id: 12,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'red' },
      { engineers: 1, step: 'contract-office', contract: 'red', advanceEnergy: 2, continues: true },
      { engineers: 2, step: 'construction', structure: 'conduit', minConduitValue: 4 },
      { engineers: 2, step: 'machinery-shop', machines: { excavator: 2 }, vpCost: 4, notInRound: 5 },
      { engineers: 2, step: 'external-work', order: [3, 2, 1], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['downstream-dam', 'owned-powerhouse', 'most-powerful-conduit'], location: 4 },
      conduit: { criteria: ['owned-neutral-opponent-dam', 'owned-opponent-powerhouse', 'most-powerful'], location: '6B' },
      powerhouse: { criteria: ['most-powerful-conduit', 'owned-dam', 'feeding-owned-dam'], location: 10 },
      headstreams: ['D', 'A', 'B'],
    },
  },
  {
    id: 13,
    front: [
      { engineers: 2, step: 'production', bonus: 1, contract: 'yellow' },
      { engineers: 1, step: 'water', drops: 2, flow: 'later', continues: true },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 2, step: 'construction', structure: 'base' },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 2, step: 'external-work', order: [1, 2, 3], expansion: true },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['red-outline-space', 'owned-powerhouse', 'most-powerful-conduit'], location: 6 },
      conduit: { criteria: ['opponent-neutral-owned-dam', 'second-most-powerful', 'owned-opponent-powerhouse'], location: '7A' },
      powerhouse: { criteria: ['most-powerful-conduit', 'owned-dam', 'feeding-owned-dam'], location: 10 },
      headstreams: ['D', 'C', 'B'],
    },
  },
  {
    id: 14,
    front: [
      { engineers: 2, step: 'production', bonus: 1, contract: 'yellow' },
      { engineers: 1, step: 'water', drops: 1, flow: 'now', continues: true },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 2, step: 'construction', structure: 'conduit' },
      { engineers: 1, step: 'workshop', rotate: 2, vpCost: 2 },
      { engineers: 2, step: 'external-work', order: [2, 3, 1], expansion: true },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['red-outline-space', 'owned-powerhouse', 'most-powerful-conduit'], location: 7 },
      conduit: { criteria: ['opponent-neutral-owned-dam', 'second-most-powerful', 'owned-opponent-powerhouse'], location: '7B' },
      powerhouse: { criteria: ['most-powerful-conduit', 'owned-dam', 'feeding-owned-dam'], location: 11 },
      headstreams: ['C', 'B', 'A'],
    },
  },
  {
    id: 15,
    front: [
      { engineers: 2, step: 'production', bonus: 1, contract: 'green' },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 1, step: 'patent-office', structure: 'powerhouse', vpCost: 2 },
      { engineers: 2, step: 'external-work', order: [3, 2, 1], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-water-drops', 'most-powerful-conduit', 'owned-powerhouse'], location: 8 },
      conduit: { criteria: ['opponent-owned-powerhouse', 'second-most-powerful', 'opponent-neutral-owned-dam'], location: '8A' },
      powerhouse: { criteria: ['most-powerful-conduit', 'owned-dam', 'feeding-owned-dam'], location: 11 },
      headstreams: ['B', 'A', 'D'],
    },
  },
  {
    id: 16,
    front: [
      { engineers: 2, step: 'production', bonus: 0, contract: 'red' },
      { engineers: 1, step: 'contract-office', contract: 'red', advanceEnergy: 2, continues: true },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 1, step: 'machinery-shop', machines: { mixer: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 2, step: 'external-work', order: [1, 2, 3], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['most-water-drops', 'most-powerful-conduit', 'owned-powerhouse'], location: 9 },
      conduit: { criteria: ['opponent-owned-powerhouse', 'second-most-powerful', 'opponent-neutral-owned-dam'], location: '8B' },
      powerhouse: { criteria: ['owned-dam', 'most-powerful-conduit', 'feeding-owned-dam'], location: 12 },
      headstreams: ['C', 'B', 'A'],
    },
  },
  {
    id: 17,
    front: [
      { engineers: 2, step: 'production', bonus: 2, contract: 'green' },
      { engineers: 1, step: 'water', drops: 2, flow: 'later', continues: true },
      { engineers: 2, step: 'construction', structure: 'base' },
      { engineers: 1, step: 'construction', structure: 'private-building', search: 'down', expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'machinery-shop', machines: { choice: 1 }, vpCost: 3, notInRound: 5 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['upstream-powerhouse', 'most-powerful-conduit', 'red-outline-space'], location: 5 },
      conduit: { criteria: ['second-most-powerful', 'owned-neutral-opponent-dam', 'owned-opponent-powerhouse'], location: '9A' },
      powerhouse: { criteria: ['owned-dam', 'most-powerful-conduit', 'feeding-owned-dam'], location: 8 },
      headstreams: ['A', 'B', 'C'],
    },
  },
  {
    id: 18,
    front: [
      { engineers: 2, step: 'production', bonus: 2, contract: 'yellow' },
      { engineers: 1, step: 'water', drops: 2, flow: 'later', continues: true },
      { engineers: 2, step: 'construction', structure: 'base' },
      { engineers: 1, step: 'construction', structure: 'private-building', search: 'down', expansion: true },
      { engineers: 2, step: 'external-work', order: [3, 2, 1], expansion: true },
      { engineers: 2, step: 'machinery-shop', machines: { excavator: 1, mixer: 1 }, vpCost: 5, notInRound: 5 },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['upstream-powerhouse', 'most-powerful-conduit', 'downstream-dam'], location: 10 },
      conduit: { criteria: ['second-most-powerful', 'owned-neutral-opponent-dam', 'owned-opponent-powerhouse'], location: '9B' },
      powerhouse: { criteria: ['owned-dam', 'most-powerful-conduit', 'feeding-owned-dam'], location: 11 },
      headstreams: ['C', 'B', 'A'],
    },
  },
  {
    id: 19,
    front: [
      { engineers: 2, step: 'production', bonus: 2, contract: 'yellow' },
      { engineers: 2, step: 'construction', structure: 'conduit' },
      { engineers: 1, step: 'construction', structure: 'private-building', search: 'up', expansion: true },
      { engineers: 1, step: 'patent-office', structure: 'private-building', vpCost: 2, expansion: true },
      { engineers: 2, step: 'machinery-shop', machines: { excavator: 1, mixer: 1 }, vpCost: 5, notInRound: 5 },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['upstream-powerhouse', 'most-powerful-conduit', 'most-water-drops'], location: 5 },
      conduit: { criteria: ['second-most-powerful', 'owned-opponent-powerhouse', 'owned-neutral-opponent-dam'], location: '10A' },
      powerhouse: { criteria: ['owned-dam', 'most-powerful-conduit', 'feeding-owned-dam'], location: 12 },
      headstreams: ['C', 'D', 'A'],
    },
  },
  {
    id: 20,
    front: [
      { engineers: 2, step: 'production', bonus: 2, contract: 'green' },
      { engineers: 2, step: 'construction', structure: 'powerhouse' },
      { engineers: 1, step: 'construction', structure: 'private-building', search: 'up', expansion: true },
      { engineers: 2, step: 'machinery-shop', machines: { excavator: 1, mixer: 1 }, vpCost: 5, notInRound: 5 },
      { engineers: 2, step: 'external-work', order: [2, 3, 1], expansion: true },
      { engineers: 1, step: 'workshop', rotate: 1, vpCost: 0 },
      { engineers: 1, step: 'bank', gainVp: 1 },
    ],
    back: {
      dam: { criteria: ['upstream-powerhouse', 'most-powerful-conduit', 'most-water-drops'], location: 10 },
      conduit: { criteria: ['second-most-powerful', 'owned-opponent-powerhouse', 'owned-neutral-opponent-dam'], location: '10B' },
      powerhouse: { criteria: ['owned-dam', 'most-powerful-conduit', 'feeding-owned-dam'], location: 12 },
      headstreams: ['D', 'A', 'B'],
    },
  },
]);
