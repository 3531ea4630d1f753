import type { Person } from '@madang/wire';

/** Letters of their id that end a guest's name. */
const CODE = 4;

/** True for a guest who still has the name that the server or the page gave them, in any language. */
export const isNameless = ({ id, name }: Person): boolean => name.endsWith(` ${id.slice(0, CODE)}`);

/** A guest's name in the reader's language; undefined for those who have it, or a name of their own. */
export function guestName(person: Person, guest: (code: string) => string): string | undefined {
  const name = guest(person.id.slice(0, CODE));
  return isNameless(person) && !person.name.endsWith(name) ? name : undefined;
}
