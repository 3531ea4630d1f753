/** The parts of a game's rules, as the address names them: what it is about, pictures, figures, signs, every rule. */
export const PARTS = ['first', 'pictures', 'costs', 'signs', 'all'] as const;
type Part = (typeof PARTS)[number];

const PICTURE = 'picture:';

/** What the address of rules names: a part, in pictures which one, or else a rule. */
export interface RulePlace {
  readonly part: Part;
  /** The picture or the rule; null: the part as a whole. */
  readonly which: string | null;
}

export function placeOf(at: string | null): RulePlace {
  if (at === null) return { part: 'first', which: null };
  const part = PARTS.find((one) => one === at);
  if (part) return { part, which: null };
  return at.startsWith(PICTURE) ? { part: 'pictures', which: at.slice(PICTURE.length) } : { part: 'all', which: at };
}

/** What an example is called among the pictures. */
export const exampleAt = (id: string): string => `example-${id}`;

/** The address of a picture of rules. */
export const pictureAt = (id: string): string => PICTURE + id;
