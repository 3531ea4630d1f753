import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chance, facet, heightAt, type Pen, paintCliff, paintFir, paintPeak, placed, wavy } from '../material/index.ts';

/** A pen that keeps what it was told to fill. */
function keeping() {
  const told: { readonly path: string; readonly ink: unknown }[] = [];
  const pen: Pen = {
    fill: (path, ink) => void told.push({ path, ink }),
    line: (path, ink) => void told.push({ path, ink }),
    sleepers: (path, ink) => void told.push({ path, ink }),
    inside: (_, paint) => paint(),
  };
  return { pen, told };
}

test('a picture’s chance is the same every time, spread from 0 to 1, and another one for another seed', () => {
  const [a, b, other] = [chance(5), chance(5), chance(6)];
  const numbers = Array.from({ length: 500 }, () => a());
  assert.deepEqual(
    numbers,
    Array.from({ length: 500 }, () => b()),
  );
  assert.notEqual(other(), numbers[0]);
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  assert.ok(Math.min(...numbers) < 0.05 && Math.max(...numbers) > 0.95);
});

test('a line across the land has a height everywhere', () => {
  const line = wavy(400, 100, 6, 8, chance(1));
  for (const x of [0, 33, 200, 399, 400]) assert.ok(Math.abs(heightAt(line, x) - 100) <= 6, `at ${x}`);
  assert.equal(heightAt(line, 50), line[1]?.y);
});

test('what is painted has a lit face and a dark face, and only whole numbers of its paths', () => {
  const { pen, told } = keeping();
  paintPeak(pen, { x: 50, y: 90 }, { width: 40, height: 50 }, chance(2));
  paintFir(pen, { x: 10, y: 10 }, 3);
  paintCliff(pen, wavy(200, 50, 4, 5, chance(3)), 12, chance(4));
  const inks = told.map(({ ink }) => ink);
  for (const tone of ['--rock-lit', '--rock-dark', '--snow-lit', '--snow-dark', '--fir-lit', '--fir-dark', '--cliff-top'])
    assert.ok(inks.includes(tone), tone);
  for (const { path } of told) assert.doesNotMatch(path, /NaN|undefined|Infinity/);
});

test('a facet is closed', () => assert.equal(facet([0, 1], [2, 3.25], [4, 0]), 'M0.0 1.0L2.0 3.3L4.0 0.0z'));

test('a path is enlarged and moved: what is relative, radii, angles and flags are not moved', () => {
  const points = (path: string): readonly string[] =>
    path.split(/ +|(?=[A-Za-z])|(?<=[A-Za-z])/).map((part) => (/\d/.test(part) ? String(Number(part)) : part));
  const at = { x: 100, y: 50 };
  assert.deepEqual(points(placed('M-1.5 2H3V-4z', at, 2)), ['M', '97', '54', 'H', '106', 'V', '42', 'z']);
  assert.deepEqual(points(placed('m1-1q2 .5-3 4', at, 2)), ['m', '2', '-2', 'q', '4', '1', '-6', '8']);
  assert.deepEqual(points(placed('M0 0A5 4 0 1 0 10 0', at, 2)), ['M', '100', '50', 'A', '10', '8', '0', '1', '0', '120', '50']);
  assert.deepEqual(points(placed('a5 4 0 1 0 10-1', at, 2)), ['a', '10', '8', '0', '1', '0', '20', '-2']);
});
