/** What lies in a player's supply (UWC-SETUP-12, UWC-RES-01). Their index is the resource's number everywhere; so for every list here. */
export const RESOURCES = ['credits', 'kelp', 'steelplast', 'science', 'biomatter'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What an effect may give: resources, points, and cards of the current era (UWC-CARD-20). */
export const GOODS = [...RESOURCES, 'points', 'cards'] as const;
export type Good = (typeof GOODS)[number];

/** The three kinds of building (UWC-GLOSS-06). */
export const BUILDINGS = ['farm', 'desalination', 'laboratory'] as const;
export type Building = (typeof BUILDINGS)[number];

/** What can be upgraded: buildings and tunnels (UWC-GLOSS-07). */
export const STRUCTURES = [...BUILDINGS, 'tunnel'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** The two types of city (UWC-GLOSS-08). */
export const CITY_TYPES = ['nonsymbiotic', 'symbiotic'] as const;
export type CityType = (typeof CITY_TYPES)[number];

/** The colours of slots and cards, clockwise around the main board (UWC-SOLO-08). */
export const COLOURS = ['green', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** The kinds of card (UWC-CARD-02, -04). */
export const KINDS = ['instant', 'permanent', 'action', 'production', 'endScoring'] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds that are claimed (UWC-CARD-04). */
export const CLAIMED_KINDS = ['permanent', 'action', 'production', 'endScoring'] as const satisfies readonly Kind[];
export type ClaimedKind = (typeof CLAIMED_KINDS)[number];

/** The sides of the main board: for one or two players, for three or four (UWC-SETUP-01). */
export const SIDES = ['p12', 'p34'] as const;
export type Side = (typeof SIDES)[number];

/** The action slots of both sides, clockwise from the first green one, and the slot that is always available. */
export const SLOTS = [
  'p12-g1',
  'p12-g2',
  'p12-g3',
  'p12-g4',
  'p12-r1',
  'p12-r2',
  'p12-r3',
  'p12-r4',
  'p12-y1',
  'p12-y2',
  'p12-y3',
  'p12-y4',
  'p34-g1',
  'p34-g2',
  'p34-g3',
  'p34-g4',
  'p34-g5',
  'p34-r1',
  'p34-r2',
  'p34-r3',
  'p34-r4',
  'p34-r5',
  'p34-y1',
  'p34-y2',
  'p34-y3',
  'p34-y4',
  'p34-y5',
  'always',
] as const;
export type Slot = (typeof SLOTS)[number];

/** City sites by row and column; C33, lower right, is where everybody starts (UWC-SETUP-14). */
export const CITY_SITES = ['C11', 'C12', 'C13', 'C21', 'C22', 'C23', 'C31', 'C32', 'C33'] as const;
export type CitySite = (typeof CITY_SITES)[number];

/** Places of a city for buildings: a board has the first two, three or four of them, and the expansion site x (UWC-VAR-06, UWC-BUILD-17). */
export const PLOTS = ['a', 'b', 'c', 'd', 'x'] as const;
export type Plot = (typeof PLOTS)[number];

/** A building site; number s is plot s mod 5 of city site s ÷ 5. */
export type BuildingSite = `${CitySite}-${Plot}`;
export const BUILDING_SITES: readonly BuildingSite[] = Object.freeze(
  CITY_SITES.flatMap((city) => PLOTS.map((plot): BuildingSite => `${city}-${plot}`)),
);

/** Places of metropolises: brown upper left, blue upper right and lower left (UWC-SETUP-15, -16). */
export const HARBOURS = ['MB', 'MU', 'ML'] as const;
export type Harbour = (typeof HARBOURS)[number];

/** Tunnel sites of all boards by their ends; every board has sixteen of them. */
export const TUNNEL_SITES = [
  'C11-C12',
  'C12-C13',
  'C21-C22',
  'C22-C23',
  'C31-C32',
  'C32-C33',
  'C11-C21',
  'C21-C31',
  'C12-C22',
  'C22-C32',
  'C13-C23',
  'C23-C33',
  'C13-C22',
  'C31-C22',
  'C11-C22',
  'C12-MB',
  'C21-MB',
  'C13-MU',
  'C31-ML',
] as const;
export type TunnelSite = (typeof TUNNEL_SITES)[number];

/** The personal boards: four basic ones and their advanced sides (UWC-SETUP-13). */
export const BOARDS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type Board = (typeof BOARDS)[number];

/** Metropolis tiles: five brown, eleven blue (UWC-SETUP-15, -16). */
export const METROPOLISES = [
  'brown-1',
  'brown-2',
  'brown-3',
  'brown-4',
  'brown-5',
  'blue-1',
  'blue-2',
  'blue-3',
  'blue-4',
  'blue-5',
  'blue-6',
  'blue-7',
  'blue-8',
  'blue-9',
  'blue-10',
  'blue-11',
] as const;
export type Metropolis = (typeof METROPOLISES)[number];

/** Government contracts (UWC-VAR-01). */
export const CONTRACTS = ['contract-1', 'contract-2', 'contract-3', 'contract-4', 'contract-5', 'contract-6', 'contract-7', 'contract-8'] as const;
export type Contract = (typeof CONTRACTS)[number];

/** Where a figure comes from: two sources, one, it follows from what is told, or it is our own design. */
export const CONFIDENCES = ['verified', 'single-source', 'inferred', 'invented'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
