/** The three areas (BAR-MAP-01). Their index is the area's number everywhere; so for every list here. */
export const AREAS = ['mountain', 'hill', 'plain'] as const;
export type Area = (typeof AREAS)[number];

/** The four types of pieces (BAR-COMP-03). */
export const STRUCTURES = ['base', 'elevation', 'conduit', 'powerhouse'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** Machinery (BAR-COMP-04). */
export const MACHINES = ['excavator', 'mixer'] as const;
export type Machine = (typeof MACHINES)[number];

/** The basins, by the numbers of the map; the index is one less (BAR-MAP-01). */
export const BASINS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export type Basin = (typeof BASINS)[number];

/** The headstreams, feeding basins 1 … 4 (BAR-MAP-09). */
export const HEADSTREAMS = ['A', 'B', 'C', 'D'] as const;
export type Headstream = (typeof HEADSTREAMS)[number];

/** Dam sites: upper and lower of basins 1 … 10; site s lies in basin s >> 1 (BAR-MAP-02 … -04). */
export const DAM_SITES = [
  'D1u',
  'D1l',
  'D2u',
  'D2l',
  'D3u',
  'D3l',
  'D4u',
  'D4l',
  'D5u',
  'D5l',
  'D6u',
  'D6l',
  'D7u',
  'D7l',
  'D8u',
  'D8l',
  'D9u',
  'D9l',
  'D10u',
  'D10l',
] as const;
export type DamSite = (typeof DAM_SITES)[number];

/** Conduit sites: left and right of basins 1 … 10; site s lies in basin s >> 1. The map labels C1a as 1A (BAR-MAP-08). */
export const CONDUIT_SITES = [
  'C1a',
  'C1b',
  'C2a',
  'C2b',
  'C3a',
  'C3b',
  'C4a',
  'C4b',
  'C5a',
  'C5b',
  'C6a',
  'C6b',
  'C7a',
  'C7b',
  'C8a',
  'C8b',
  'C9a',
  'C9b',
  'C10a',
  'C10b',
] as const;
export type ConduitSite = (typeof CONDUIT_SITES)[number];

/** Powerhouse sites, strip by strip (BAR-MAP-03 … -05). */
export const POWERHOUSE_SITES = [
  'P5-1',
  'P5-2',
  'P6-1',
  'P6-2',
  'P7-1',
  'P7-2',
  'P8-1',
  'P8-2',
  'P8-3',
  'P9-1',
  'P9-2',
  'P9-3',
  'P10-1',
  'P10-2',
  'P10-3',
  'P11-1',
  'P11-2',
  'P11-3',
  'P11-4',
  'P12-1',
  'P12-2',
  'P12-3',
  'P12-4',
] as const;
export type PowerhouseSite = (typeof POWERHOUSE_SITES)[number];

/** A building space of the map. */
export type Site = DamSite | ConduitSite | PowerhouseSite;

/** Where a drop leaves the map (BAR-MAP-09). */
export const EXITS = ['exit-left', 'exit-right'] as const;
export type Exit = (typeof EXITS)[number];

export const COMPANIES = ['usa', 'germany', 'italy', 'france'] as const;
export type Company = (typeof COMPANIES)[number];

export const OFFICERS = [
  'wilhelm-adler',
  'graziano-del-monte',
  'viktor-fiesler',
  'jill-mcdowell',
  'solomon-p-jordan',
  'anton-krylov',
  'mahiri-sekibo',
] as const;
export type Officer = (typeof OFFICERS)[number];

/** Technology tiles: five basic ones, fifteen advanced ones level by level, and Anton Krylov's (BAR-COMP-02, -03). */
export const TILES = [
  'basic-base',
  'basic-elevation',
  'basic-conduit',
  'basic-powerhouse',
  'basic-wild',
  'adv-1-base',
  'adv-1-elevation',
  'adv-1-conduit',
  'adv-1-powerhouse',
  'adv-1-wild',
  'adv-2-base',
  'adv-2-elevation',
  'adv-2-conduit',
  'adv-2-powerhouse',
  'adv-2-wild',
  'adv-3-base',
  'adv-3-elevation',
  'adv-3-conduit',
  'adv-3-powerhouse',
  'adv-3-wild',
  'anton-tile',
] as const;
export type Tile = (typeof TILES)[number];

/** Contracts: four starting, six national, and 45 private ones: green, yellow, red (BAR-COMP-02). */
export const CONTRACTS = [
  'S1',
  'S2',
  'S3',
  'S4',
  'NC1',
  'NC2',
  'NC3',
  'NC4',
  'NC5',
  'NC6',
  'G01',
  'G02',
  'G03',
  'G04',
  'G05',
  'G06',
  'G07',
  'G08',
  'G09',
  'G10',
  'G11',
  'G12',
  'G13',
  'G14',
  'G15',
  'Y01',
  'Y02',
  'Y03',
  'Y04',
  'Y05',
  'Y06',
  'Y07',
  'Y08',
  'Y09',
  'Y10',
  'Y11',
  'Y12',
  'Y13',
  'Y14',
  'Y15',
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
] as const;
export type Contract = (typeof CONTRACTS)[number];

/** The backs of the private contracts. */
export const COLOURS = ['green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The action spaces that are taken by one company a round; the bank is apart (BAR-MGMT-01, -02). */
export const SPACES = [
  'turbine-plus2-left',
  'turbine-plus2-right',
  'turbine-plus1-left',
  'turbine-plus1-right',
  'turbine-zero-left',
  'turbine-zero-right',
  'turbine-minus1-left',
  'turbine-minus1-right',
  'turbine-minus2-left',
  'turbine-minus2-right',
  'water-two-later-left',
  'water-two-later-right',
  'water-one-now-left',
  'water-one-now-right',
  'workshop-rotate1-left',
  'workshop-rotate1-right',
  'workshop-rotate2-left',
  'workshop-rotate2-right',
  'workshop-rotate3-left',
  'workshop-rotate3-right',
  'machineryShop-excavator-left',
  'machineryShop-excavator-right',
  'machineryShop-choice-left',
  'machineryShop-choice-right',
  'machineryShop-pair-left',
  'machineryShop-pair-right',
  'contractOffice-one-left',
  'contractOffice-one-right',
  'contractOffice-one-b-left',
  'contractOffice-one-b-right',
  'contractOffice-two-left',
  'contractOffice-two-right',
  'patentOffice-slot1-single',
  'patentOffice-slot2-single',
  'patentOffice-slot3-single',
] as const;
export type Space = (typeof SPACES)[number];

/** Tiles that tell a headstream's drops (BAR-SETUP-01). */
export const HEADSTREAM_TILES = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'] as const;
export type HeadstreamTile = (typeof HEADSTREAM_TILES)[number];

export const BONUS_TILES = ['bonus-contract', 'bonus-powerhouse', 'bonus-base', 'bonus-conduit', 'bonus-elevation', 'bonus-advanced-tech'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];

export const OBJECTIVE_TILES = ['obj-red-sites', 'obj-connected-bases', 'obj-best-area', 'obj-worst-area', 'obj-basins-1', 'obj-basins-3'] as const;
export type ObjectiveTile = (typeof OBJECTIVE_TILES)[number];

/** How an automa plays; a human is level 0 (BAR-AUTOMA-28 … -30). */
export const AUTOMA_LEVELS = ['low-voltage', 'standard', 'high-voltage', 'overpowered'] as const;
export type AutomaLevel = (typeof AUTOMA_LEVELS)[number];
