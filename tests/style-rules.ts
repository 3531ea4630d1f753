/** One rule of a style sheet: its selectors, the at-rules around it, and its declarations by name. */
interface StyleRule {
  readonly selectors: readonly string[];
  readonly declares: readonly string[];
}

/** An at-rule that holds rules, such as @container, is looked into; one that names something, such as @keyframes, is listed by `names`. */
interface Sheet {
  readonly rules: readonly StyleRule[];
  /** What @keyframes, @property, @layer and @font-face name. */
  readonly names: readonly string[];
}

interface Block {
  readonly prelude: string;
  readonly body: string;
}

/** The blocks of one level, and what stands between them. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === ';' && depth === 0) start = i + 1;
    if (letter === '{' && depth++ === 0) open = i;
    if (letter === '}' && --depth === 0) {
      blocks.push({ prelude: text.slice(start, open).trim(), body: text.slice(open + 1, i) });
      start = i + 1;
    }
  }
  return blocks;
}

/** The names declared in a block and in everything nested in it. */
const declaredIn = (body: string): readonly string[] => [...body.matchAll(/(?:^|[;{}])\s*([\w-]+)\s*:/g)].flatMap(([, name]) => name ?? []);

/** Selectors of a list; commas inside brackets part nothing. */
function selectorsOf(prelude: string): readonly string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of prelude) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors.map((selector) => selector.trim());
}

const NAMING = /^@(keyframes|property|layer|font-face|counter-style)\s*([\w-]*)/;

/** The outermost rules of a style sheet, also those inside @container, @media and @supports. */
export function sheetOf(text: string): Sheet {
  const rules: StyleRule[] = [];
  const names: string[] = [];
  for (const { prelude, body } of blocksOf(text.replace(/\/\*[\s\S]*?\*\//g, ''))) {
    const naming = NAMING.exec(prelude);
    if (naming) names.push(naming[2] ?? '');
    else if (prelude.startsWith('@')) {
      const inner = sheetOf(body);
      rules.push(...inner.rules);
      names.push(...inner.names);
    } else rules.push({ selectors: selectorsOf(prelude), declares: declaredIn(body) });
  }
  return { rules, names };
}

/** All selectors of a style sheet, those of nested rules with what is around them. */
export function selectorsIn(text: string, around: readonly string[] = []): readonly string[] {
  return blocksOf(text.replace(/\/\*[\s\S]*?\*\//g, '')).flatMap(({ prelude, body }) => {
    if (NAMING.test(prelude)) return [];
    if (prelude.startsWith('@')) return selectorsIn(body, around);
    const inner = selectorsOf(prelude);
    const whole =
      around.length === 0
        ? inner
        : around.flatMap((outer) => inner.map((one) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`)));
    return [...whole, ...selectorsIn(body, whole)];
  });
}
