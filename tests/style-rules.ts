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
const selectorsOf = (prelude: string): readonly string[] => prelude.split(/,(?![^()]*\))/).map((selector) => selector.trim());

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
