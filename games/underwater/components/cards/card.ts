import type { Condition, Deed, Lasting, Scoring, Yield } from '../effects.ts';
import { type Colour, type Confidence, KINDS, type Kind } from '../words.ts';

/** The parts of a card that a source may give; what is not attested is our own. */
export const ATTESTABLE = ['number', 'era', 'colour', 'cost', 'kind', 'effect'] as const;
type Attestable = (typeof ATTESTABLE)[number];

/** What a card does: the field of its kind, and what must hold for it to work. */
export interface Effects {
  readonly requires?: Condition;
  readonly instant?: Deed;
  readonly permanent?: Lasting;
  readonly action?: Deed;
  readonly production?: Yield;
  readonly endScoring?: Scoring;
}

/** What every card says: exactly one field of its kind, and how well that is known. */
interface Printed extends Effects {
  readonly number: number;
  readonly colour: Colour;
  /** How well the effect is known. */
  readonly confidence: Confidence;
  readonly attested: readonly Attestable[];
}

/** A card of an era deck; the table tells the era. */
export type EraCard = Printed;

/** A Special card with the credits that it costs (UWC-SETUP-08). */
export interface SpecialCard extends Printed {
  readonly cost: 1 | 2 | 3;
}

/** The kind of a card: the field that it fills. Throws for a card that fills none. */
export function kindOf(card: Effects): Kind {
  const kind = KINDS.find((one) => card[one] !== undefined);
  if (kind === undefined) throw new Error('a card without an effect');
  return kind;
}

/** What is our own design and nobody else's. */
export const invented = Object.freeze({ confidence: 'invented', attested: Object.freeze([]) } as const);
