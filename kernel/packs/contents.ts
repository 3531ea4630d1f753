import type { PackProblem, Packs } from '../game.ts';
import { packIdOf } from '../matches/packs.ts';
import { fail, ok, type Result } from '../state.ts';

/** Packs that are kept ready; an evicted one is read again from the text that each state has. */
const READY_MAX = 16;

/** How a pack is called, which its id begins with. */
interface Named {
  readonly name: string;
  readonly version: string;
}

/**
 * Returns a function that gives the content of a pack's text by its id, read once. It throws where the id is not that of the text, for an id never
 * means another content.
 */
export function packContents<T extends Named>(parse: (json: unknown) => Result<T, unknown>): (id: string, text: string) => T {
  const ready = new Map<string, T>();
  // Nearly always it is the pack of the last question.
  let last: { readonly id: string; readonly content: T } | undefined;
  const read = (id: string, text: string): T => {
    const known = ready.get(id);
    if (known) return known;
    const content = contentOf(parse, id, text);
    if (!content.ok) throw new Error(content.problem);
    const [oldest] = ready.size < READY_MAX ? [] : ready.keys();
    if (oldest !== undefined) ready.delete(oldest);
    ready.set(id, content.value);
    return content.value;
  };
  return (id, text) => {
    if (last?.id === id) return last.content;
    const content = read(id, text);
    last = { id, content };
    return content;
  };
}

/** Packs that owners type, of one form: the option's value is name, version and hash, and the state has the text. */
export const packsRead = (option: string, format: string, parse: (json: unknown) => Result<Named, readonly PackProblem[]>): Packs => ({
  option,
  format,
  read(document) {
    const parsed = parse(document);
    return parsed.ok ? ok({ name: parsed.value.name, version: parsed.value.version }) : parsed;
  },
});

function contentOf<T extends Named>(parse: (json: unknown) => Result<T, unknown>, id: string, text: string): Result<T, string> {
  const parsed = parse(JSON.parse(text));
  if (!parsed.ok) return fail(`the pack '${id}' cannot be read: ${JSON.stringify(parsed.problem)}`);
  const { name, version } = parsed.value;
  return packIdOf(name, version, text) === id ? ok(parsed.value) : fail(`the pack '${id}' has another text`);
}
