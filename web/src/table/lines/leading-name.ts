/** What may stand between a name and what its player did: a Korean particle, a mark, a space, or nothing before Chinese words. */
const BETWEEN = /^(?:[이가은는] |[:,：，] ?| (?=\S)|(?=(?!的)\p{Script=Han}))/u;

/** How many letters a player's name takes at the beginning of a line; 0: it begins otherwise, or its sentence needs the name. */
export function leadingName(text: string, name: string): number {
  if (name === '' || !text.startsWith(name)) return 0;
  const between = BETWEEN.exec(text.slice(name.length));
  return between ? name.length + between[0].length : 0;
}
