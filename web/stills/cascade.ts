import { compile } from 'css-select';
import { parse, type Selector } from 'css-what';
import type { ChildNode, Document, Element } from 'domhandler';
import { drawnValue, type Properties } from './values.ts';

/** A rule of a style sheet, without conditions: its selector and its declarations in their order. */
export type Rule = readonly [selector: string, declarations: readonly (readonly [property: string, value: string])[]];

/** Properties that an SVG has as attributes and that boards set in style sheets. */
export const DRAWN: ReadonlySet<string> = new Set([
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-size',
  'font-weight',
  'letter-spacing',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
]);

export interface Styled {
  readonly declarations: Rule[1];
  readonly weight: number;
  test(element: Element): boolean;
}

/** Specificity as one number: ids, then classes, attributes and states, then names of elements. */
function weightOf(tokens: readonly Selector[]): number {
  return tokens.reduce((sum, token) => {
    if (token.type === 'attribute') return sum + (token.name === 'id' ? 10_000 : 100);
    if (token.type === 'tag') return sum + 1;
    if (token.type !== 'pseudo' || token.name === 'where') return sum;
    return sum + (Array.isArray(token.data) ? Math.max(...token.data.map(weightOf)) : 100);
  }, 0);
}

/** The rules as tests of elements, the strongest last. A picture knows no states, such as `:hover`: nothing in it has them. */
export function styled(rules: readonly Rule[]): readonly Styled[] {
  return rules
    .map(([selector, declarations]) => {
      const still = selector
        .replace(/:(?:hover|active|disabled|checked|focus(?:-within|-visible)?)\b/g, '[data-never]')
        .replaceAll(':root', '[data-root]');
      const [tokens = []] = parse(still);
      return { declarations, weight: weightOf(tokens), test: compile<ChildNode, Element>(still, { xmlMode: true }) };
    })
    .toSorted((a, b) => a.weight - b.weight);
}

/** The declarations of a `style` attribute. */
const inline = (style: string): Rule[1] =>
  style
    .split(';')
    .map((one) => one.split(/:(.*)/s))
    .flatMap(([property = '', value = '']) => (property.trim() === '' ? [] : [[property.trim(), value.trim()] as const]));

/** What style sheets and its own `style` say of an element; what comes later counts. */
const declared = (element: Element, rules: readonly Styled[]): Rule[1] => [
  ...rules.flatMap(({ test, declarations }) => (test(element) ? declarations : [])),
  ...inline(element.attribs.style ?? ''),
];

/** The custom properties of an element and its `currentColor`: those around it, and its own. */
function propertiesOf(own: Rule[1], around: Properties): Properties {
  const custom = own.flatMap(([property, value]) =>
    property.startsWith('--') ? [[property, value] as const] : property === 'color' ? [['currentColor', value] as const] : [],
  );
  if (custom.length === 0) return around;
  const all = { ...around, ...Object.fromEntries(custom), currentColor: around.currentColor ?? '#000' };
  return { ...all, ...Object.fromEntries(custom.flatMap(([property, value]) => resolved(property, value, all))) };
}

const resolved = (name: string, text: string, properties: Properties): readonly (readonly [string, string])[] => {
  const value = drawnValue(text, properties);
  return value === null ? [] : [[name, value]];
};

/** Gives every element the attributes that style sheets mean for it, so that the drawing needs none. */
export function inStyle(node: Document | Element, rules: readonly Styled[], around: Properties = {}): void {
  for (const child of node.children) {
    if (!('attribs' in child)) continue;
    const own = declared(child, rules);
    const properties = propertiesOf(own, around);
    const written = Object.entries(child.attribs).filter(([, value]) => /var\(|color-mix\(|rgb\(/.test(value));
    // Style sheets count before attributes.
    const drawn = [...written, ...own.filter(([property]) => DRAWN.has(property))];
    Object.assign(child.attribs, Object.fromEntries(drawn.flatMap(([name, value]) => resolved(name, value, properties))));
    inStyle(child, rules, properties);
  }
}
