import { wholes } from '@madang/kernel';
import type { Company, Contract, Officer } from './words.ts';

export const SEATS_MIN = 2;
export const SEATS_MAX = 4;
export const ROUNDS = 5;

/** Pieces of a company: bases, elevations, conduits, powerhouses (BAR-COMP-03). */
export const PIECES: readonly number[] = wholes([5, 5, 5, 4]);
export const ENGINEERS = 12;
export const SEGMENTS = 6;

/** Start of a human (BAR-SETUP-14 … -17) and of an automa (BAR-AUTOMA-01, -02). */
export const START = Object.freeze({ credits: 6, mahiriCredits: 9, excavators: 6, mixers: 4, vp: 10 });
export const AUTOMA_START = Object.freeze({ credits: 0, excavators: 6, mixers: 4, vp: 16 });

/** The seats of the beginner game (BAR-SETUP-19). */
export const BEGINNER_SEATS: readonly { readonly company: Company; readonly officer: Officer; readonly contract: Contract }[] = Object.freeze([
  { company: 'usa', officer: 'wilhelm-adler', contract: 'S1' },
  { company: 'germany', officer: 'jill-mcdowell', contract: 'S2' },
  { company: 'italy', officer: 'solomon-p-jordan', contract: 'S3' },
  { company: 'france', officer: 'viktor-fiesler', contract: 'S4' },
]);

/** Officers that Mahiri Sekibo may copy (BAR-EXPERT-06). */
export const COPYABLE = 3;

/** Credits of a red space or site (BAR-ACT-05, BAR-BUILD-07), and of one machine for Solomon P. Jordan (BAR-OFFICER-05). */
export const RED_FEE = 3;
export const CREDITS_PER_MACHINE = 3;

/** Machinery of a base and an elevation by area (BAR-BUILD-08, -12); Wilhelm Adler's base (BAR-OFFICER-01). */
export const BASE_COST: readonly number[] = wholes([5, 4, 3]);
export const ELEVATION_COST: readonly number[] = wholes([4, 3, 2]);
export const ADLER_BASE_COST = 3;
/** Excavators for a point of a conduit's value (BAR-BUILD-16); mixers of the first powerhouse (BAR-BUILD-18). */
export const CONDUIT_COST = 2;
export const POWERHOUSE_COST = 2;
export const DAM_HEIGHT_MAX = 3;

/** Graziano Del Monte's level-3 dams hold this many (BAR-OFFICER-02); Viktor Fiesler's drops give at least this (BAR-OFFICER-03). */
export const GRAZIANO_CAPACITY = 4;
export const VIKTOR_MINIMUM = 4;
/** The most drops that a dam can hold. */
export const DROPS_MAX = 4;

/** Goods that make a point at the end (BAR-END-04). */
export const GOODS_PER_VP = 5;
