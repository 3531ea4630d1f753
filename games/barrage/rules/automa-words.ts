import { CONDUIT_CRITERIA, DAM_CRITERIA, POWERHOUSE_CRITERIA } from '../components/automa.ts';
import type { Section } from '../components/spaces.ts';
import type { ConduitSite, Contract, DamSite, Headstream, PowerhouseSite, Site, Tile } from '../components/words.ts';

/** What became of a step: it was done, or what hindered it. */
export const STEP_OUTCOMES = [
  'done',
  'expansion', // BAR-AUTOMA-25
  'no-engineers', // BAR-AUTOMA-08
  'no-system', // BAR-AUTOMA-13
  'leads-already',
  'no-contract-in-reach',
  'no-useful-drop', // BAR-AUTOMA-16
  'no-piece', // BAR-AUTOMA-18
  'no-fitting-tile',
  'no-site',
  'no-machinery',
  'wheel-empty', // BAR-AUTOMA-21
  'last-round', // BAR-AUTOMA-22
  'no-patent', // BAR-AUTOMA-23
] as const;
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

/** By what an automa narrows what it may choose from. The three criteria of a tile are among them. */
export const NARROWINGS = [
  'possible', // the candidates at the start
  'completes-system', // BAR-AUTOMA-20
  ...DAM_CRITERIA,
  ...CONDUIT_CRITERIA.filter((word) => word !== 'most-powerful'),
  'most-powerful',
  ...POWERHOUSE_CRITERIA.filter((word) => word !== 'most-powerful-conduit'),
  'location',
  'free-before-red',
  'red-before-free', // Wild I, from high voltage on
  'leftmost',
  'mountains-first', // Wilhelm Adler
  'value-of-three', // Conduit II, from high voltage on
  'highest-total', // BAR-AUTOMA-14
  'neutral-dam',
  'highest-requirement', // BAR-AUTOMA-15
  'rightmost',
  'most-energy-steps', // the USA, from high voltage on
  'letters', // BAR-AUTOMA-16
  'highest-level', // BAR-AUTOMA-19
  'specific-before-wild',
  'special-last', // Anton Krylov
] as const;
export type Narrowing = (typeof NARROWINGS)[number];

/** A production system as one word. */
export type SystemWord = `${PowerhouseSite} ${DamSite} ${ConduitSite}`;

/** What an automa chooses from. */
const CANDIDATE_KINDS = ['site', 'system', 'contract', 'headstream', 'tile'] as const;
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];
export type Candidate = Site | SystemWord | Contract | Headstream | Tile;

/** The rule that a step or a narrowing follows. */
export type AutomaRule = `BAR-AUTOMA-${string}`;

/** Where an automa's engineers stand: a section of the management board, its own board, or the bank. */
export type Post = Section | 'construction' | 'bank';
