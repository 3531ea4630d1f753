/** Custom properties with their values, and `currentColor`. */
export type Properties = Readonly<Record<string, string>>;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000', transparent: '#00000000' };

/** A number, or a percentage as a share. */
const share = (text: string): number => (text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text));

/** The colours that style sheets of boards write: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, and three names. Null: another one. */
function colourOf(text: string): Colour | null {
  const name = text.trim();
  const written = NAMED[name] ?? name;
  const short = /^#([\da-f]{3,4})$/i.exec(written)?.[1];
  const long = short ? [...short].map((digit) => digit + digit).join('') : /^#([\da-f]{6}(?:[\da-f]{2})?)$/i.exec(written)?.[1];
  if (long) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, alpha / 255];
  }
  const parts = /^rgba?\(([^()]*)\)$/
    .exec(written)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts || parts.length < 3) return null;
  const [red = 0, green = 0, blue = 0] = parts.map(Number);
  return [red, green, blue, parts[3] === undefined ? 1 : share(parts[3])];
}

/** `rgba(…)` as programs that draw SVG know it; opaque colours as `#rrggbb`. */
function colourText([red, green, blue, alpha]: Colour): string {
  const whole = [red, green, blue].map(Math.round);
  if (alpha < 1) return `rgba(${whole.join(',')},${Number(alpha.toFixed(3))})`;
  return `#${whole.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** Two colours mixed as `color-mix(in srgb, …)` says: by shares of their premultiplied values. */
function mixed(one: Colour, other: Colour, part: number): Colour {
  const alpha = one[3] * (1 - part) + other[3] * part;
  const mix = (i: 0 | 1 | 2): number => (alpha === 0 ? 0 : (one[i] * one[3] * (1 - part) + other[i] * other[3] * part) / alpha);
  return [mix(0), mix(1), mix(2), alpha];
}

/** How deep properties, mixtures and sums may lie in each other. */
const DEEPEST = 40;

const PROPERTY = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;
// A mixture within a mixture is done first.
const OPERAND = '((?:(?!color-mix)[^(),%]|\\([^()]*\\))+?)(?:\\s+([\\d.]+%))?';
const MIXTURE = new RegExp(`color-mix\\(\\s*in srgb\\s*,\\s*${OPERAND}\\s*,\\s*${OPERAND}\\s*\\)`);
const SUM = /calc\(\s*(-?[\d.]+)(?:px)?\s*([*/+-])\s*(-?[\d.]+)(?:px)?\s*\)/;
const COLOURS = /rgba?\([^()]*\)/g;

const SUMS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
};

/** A colour as programs that draw SVG know it; another function as it is. */
function asWritten(text: string): string {
  const colour = colourOf(text);
  return colour ? colourText(colour) : text;
}

function mixture(all: string, one: string, first: string | undefined, other: string, second: string | undefined): string {
  const [a, b] = [colourOf(one), colourOf(other)];
  if (!a || !b) throw new Error(`no colours to mix: ${all}`);
  return colourText(mixed(a, b, second ? share(second) : first ? 1 - share(first) : 0.5));
}

/**
 * A value of a style sheet as an SVG's attribute: custom properties put in, colours mixed, sums of two numbers done, pixels without
 * their unit. Null: it names a property that nothing sets. Throws where it mixes what are no colours.
 */
export function drawnValue(text: string, properties: Properties): string | null {
  let value = text.replaceAll('currentColor', properties.currentColor ?? 'currentColor');
  for (let depth = 0; depth < DEEPEST; depth++) {
    const property = PROPERTY.exec(value);
    if (property) {
      const found = properties[property[1] ?? ''] ?? property[2];
      if (found === undefined) return null;
      value = value.replace(property[0], () => found);
    } else if (MIXTURE.test(value)) value = value.replace(MIXTURE, mixture);
    else if (SUM.test(value)) value = value.replace(SUM, (_, a: string, sign: string, b: string) => `${SUMS[sign]?.(Number(a), Number(b))}`);
    else break;
  }
  return value.replace(COLOURS, asWritten).replace(/^(-?[\d.]+)px$/, '$1');
}
