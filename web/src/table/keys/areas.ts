/** The areas of a table, in the order in which F6 walks through them. */
const AREAS = ['question', 'map', 'actions', 'market', 'own', 'rivals', 'log'] as const;
export type Area = (typeof AREAS)[number];

/** By the letter that follows the key of areas. */
export const AREA_KEYS = { q: 'question', m: 'map', a: 'actions', t: 'market', o: 'own', p: 'rivals', l: 'log' } as const satisfies Readonly<
  Record<string, Area>
>;

const isAreaKey = (key: string): key is keyof typeof AREA_KEYS => key in AREA_KEYS;

/** The area that a letter means; undefined: none. */
export const areaOf = (letter: string): Area | undefined => (isAreaKey(letter) ? AREA_KEYS[letter] : undefined);

/** Where an area lies that is to be seen; null: nowhere. */
const find = (area: Area): HTMLElement | SVGElement | null =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-area="${area}"]`)].find((one) => one.checkVisibility()) ?? null;

function focus(place: HTMLElement | SVGElement): void {
  // An area is no stop of the Tab key.
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus();
}

/** Brings the focus to an area; false: the table has none of that kind now. */
export function goTo(area: Area): boolean {
  const place = find(area);
  if (place) focus(place);
  return place !== null;
}

/** Brings the focus to the next area that is there, or to the one before. */
export function walkAreas(step: 1 | -1): void {
  const there = AREAS.flatMap((area) => find(area) ?? []);
  const here = there.findIndex((place) => place.contains(document.activeElement));
  const next = here < 0 ? there.at(step > 0 ? 0 : -1) : there[(here + step + there.length) % there.length];
  if (next) focus(next);
}
