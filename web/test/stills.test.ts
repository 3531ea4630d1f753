import assert from 'node:assert/strict';
import { test } from 'node:test';
import serialize from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { render } from 'preact-render-to-string';
import { inStyle, type Rule, styled } from '../stills/cascade.ts';
import { drawnPaint } from '../stills/drawn-paint.ts';
import { drawnValue } from '../stills/values.ts';

const values: readonly (readonly [written: string, drawn: string | null])[] = [
  ['#abc', '#abc'],
  ['12px', '12'],
  ['var(--ink)', '#102030'],
  ['var(--nobody, 3)', '3'],
  ['var(--nobody, var(--ink))', '#102030'],
  ['var(--nobody)', null],
  ['url(#kit-drop) var(--ink)', 'url(#kit-drop) #102030'],
  ['rgb(6 16 26 / 32%)', 'rgba(6,16,26,0.32)'],
  ['rgb(6, 16, 26)', '#06101a'],
  ['color-mix(in srgb, #000, white 25%)', '#404040'],
  ['color-mix(in srgb, #000 25%, white)', '#bfbfbf'],
  ['color-mix(in srgb, var(--ink), transparent 50%)', 'rgba(16,32,48,0.5)'],
  ['color-mix(in srgb, currentColor 78%, black)', '#c70000'],
  ['color-mix(in srgb, color-mix(in srgb, #000, #fff), #fff)', '#c0c0c0'],
  ['calc(10px * var(--type, 1.5))', '15'],
  ['calc(1 + calc(2 - 0.5))', '2.5'],
];

for (const [written, drawn] of values)
  test(`a picture has ${drawn} where a style sheet says ${written}`, () => {
    assert.equal(drawnValue(written, { '--ink': '#102030', currentColor: '#ff0000' }), drawn);
  });

test('what is no color is not mixed in silence', () => {
  assert.throws(() => drawnValue('color-mix(in srgb, tomato, white)', {}), /no colours to mix/);
});

/** A drawing with the styles of these rules in its attributes. */
function withStyle(svg: string, rules: readonly Rule[]): string {
  const document = parseDocument(svg, { xmlMode: true });
  inStyle(document, styled(rules));
  return serialize(document, { xmlMode: true });
}

test('the stronger rule counts, then the later one, then the style of the element itself; attributes count least', () => {
  const rules: readonly Rule[] = [
    ['.board .drop', [['fill', 'blue']]],
    ['.drop', [['fill', 'red']]],
    ['.drop', [['stroke', 'red']]],
    ['.drop', [['stroke', 'green']]],
    ['.drop:is([data-lit="true"])', [['opacity', '0.5']]],
    ['.drop:not([data-lit])', [['opacity', '0.1']]],
    ['.drop:hover', [['opacity', '0']]],
  ];
  assert.equal(
    withStyle('<g class="board"><path class="drop" data-lit="true" fill="black" style="stroke-width:2px"/></g>', rules),
    '<g class="board"><path class="drop" data-lit="true" fill="blue" style="stroke-width:2px" stroke="green" opacity="0.5" stroke-width="2"/></g>',
  );
});

test('custom properties reach the parts inside, and a part may change them', () => {
  const rules: readonly Rule[] = [
    [':root', [['--ink', '#111']]],
    ['.night', [['--ink', 'color-mix(in srgb, var(--base, #fff), #000)']]],
    ['path', [['fill', 'var(--ink)']]],
  ];
  assert.equal(
    withStyle('<g data-root=""><path/><g class="night"><path/></g></g>', rules),
    '<g data-root=""><path fill="#111"/><g class="night"><path fill="#808080"/></g></g>',
  );
});

test('a painter’s work as parts of an SVG: inks, gradients, dashes, and what lies inside of a path', () => {
  const drawn = drawnPaint('land', (pen) => {
    pen.fill('M0 0z', '--rock', 0.5);
    pen.line('M1 1z', '#123456', { width: 2, dash: [3, 1] });
    pen.inside('M2 2z', () =>
      pen.fill('M3 3z', {
        from: [0, 0],
        to: [0, 9],
        stops: [
          [0, '--rock'],
          [1, '#fff', 0.2],
        ],
      }),
    );
  });
  assert.equal(
    render(drawn),
    [
      '<defs>',
      '<linearGradient id="land-0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="9">',
      '<stop offset="0" stop-color="var(--rock)" stop-opacity="1"></stop><stop offset="1" stop-color="#fff" stop-opacity="0.2"></stop></linearGradient>',
      '<clipPath id="land-1"><path d="M2 2z"></path></clipPath>',
      '</defs>',
      '<path d="M0 0z" fill="var(--rock)" fill-opacity="0.5"></path>',
      '<path d="M1 1z" fill="none" stroke="#123456" stroke-width="2" stroke-opacity="1" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 1"></path>',
      '<g clip-path="url(#land-1)"><path d="M3 3z" fill="url(#land-0)" fill-opacity="1"></path></g>',
    ].join(''),
  );
});
