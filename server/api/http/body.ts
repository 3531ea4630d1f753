import { fail, ok, type Result } from '@madang/kernel';

const DEEPEST = 32;

/** How deep lists and objects are nested in a JSON text; brackets inside strings do not count. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (quoted && character === '\\') i++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth);
    else if (!quoted && (character === ']' || character === '}')) depth--;
  }
  return deepest;
}

/** Reads JSON from outside. Refuses what is not JSON and what is nested too deep for code that descends into it. */
export function readJson(text: string): Result<unknown, { readonly code: 'not-json' | 'too-deep' }> {
  if (nesting(text) > DEEPEST) return fail({ code: 'too-deep' });
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return fail({ code: 'not-json' });
  }
}
