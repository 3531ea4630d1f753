const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole: string, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  });

/** Returns the content of each element of that name. Answers of S3 never nest an element in one of its own name. */
export const elementsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, content = '']) => content);

/** Returns the text of the first element of that name; undefined if there is none. */
export function textOf(xml: string, name: string): string | undefined {
  const [first] = elementsOf(xml, name);
  return first === undefined ? undefined : decoded(first);
}
