/** A file's code by its shape: names, texts and numbers are alike whatever they are, so that renamed copies are found. */
export interface Source {
  readonly file: string;
  readonly code: string;
}

/** Tokens that two pieces of code must have in common, in a row, to count as the same. */
const WINDOW = 40;

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\d[\w.]*|[A-Za-z_$][\w$]*|=>|\.{3}|[^\s\w]/g;
const WORDS = new Set(
  ['if', 'else', 'for', 'while', 'return', 'const', 'let', 'function', 'switch', 'case', 'default', 'break', 'continue', 'throw', 'new'].concat([
    'async',
    'await',
    'try',
    'catch',
    'typeof',
    'interface',
    'type',
    'readonly',
    'extends',
    'of',
    'in',
  ]),
);

/** The kinds of a source's tokens in a row, without comments and imports. */
function shapeOf(code: string): readonly string[] {
  const tokens: string[] = [];
  for (const [token] of code.replace(/^(import|export)\s[^;]*?from\s[^;]*;$/gm, '').matchAll(TOKEN)) {
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if (WORDS.has(token)) tokens.push(token);
    else if (/^[A-Za-z_$]/.test(token)) tokens.push('n');
    else if (/^\d/.test(token)) tokens.push('0');
    else tokens.push(/^['"`]/.test(token) ? 's' : token);
  }
  return tokens;
}

/** Every window of a shape as text. */
const windowsOf = (shape: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(0, shape.length - WINDOW + 1) }, (_, at) => shape.slice(at, at + WINDOW).join(' '));

/** How much of the code has the shape of code elsewhere, in percent of its tokens. `placeOf`: what a file belongs to; likeness within one place does not count. */
export function likeness(sources: readonly Source[], placeOf: (file: string) => string): number {
  const places = new Map<string, Set<string>>();
  const shaped = sources.map(({ file, code }) => ({ place: placeOf(file), shape: shapeOf(code) }));
  for (const { place, shape } of shaped) {
    for (const window of windowsOf(shape)) {
      const known = places.get(window);
      if (known) known.add(place);
      else places.set(window, new Set([place]));
    }
  }
  let alike = 0;
  let all = 0;
  for (const { shape } of shaped) {
    all += shape.length;
    let until = 0;
    for (const [at, window] of windowsOf(shape).entries()) {
      if ((places.get(window)?.size ?? 0) < 2) continue;
      alike += at + WINDOW - Math.max(until, at);
      until = at + WINDOW;
    }
  }
  return (100 * alike) / all;
}
