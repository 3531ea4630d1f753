/** Browsers and systems as they name themselves; the first that fits counts, for many name others besides. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const first = (names: typeof BROWSERS | typeof SYSTEMS, agent: string): string | undefined => names.find(([, form]) => form.test(agent))?.[0];

/** What a device is called for people: browser and system, else what it calls itself; empty where it says nothing. */
export function deviceName(agent: string): string {
  const known = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter((part) => part !== undefined);
  return known.length > 0 ? known.join(' · ') : agent;
}
