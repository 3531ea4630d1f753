import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Camera, cameraKey, clampCamera, FITTED, panBy, pinch, SCALE_MAX, zoomAt } from '../map/camera.ts';

const VIEW = { width: 800, height: 500 };
const cameras = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
  scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
});
const points = fc.record({ x: fc.double({ min: 0, max: 800, noNaN: true }), y: fc.double({ min: 0, max: 500, noNaN: true }) });

const covers = ({ x, y, scale }: Camera): boolean =>
  x <= 1e-6 && y <= 1e-6 && x + VIEW.width * scale >= VIEW.width - 1e-6 && y + VIEW.height * scale >= VIEW.height - 1e-6;

const key = (typed: string) => ({ key: typed, code: '', shiftKey: false });

test('whatever is done, the content covers the viewport and the scale stays in bounds', () => {
  fc.assert(
    fc.property(cameras, fc.tuple(points, points, points, points), fc.double({ min: 0.05, max: 20, noNaN: true }), (camera, [a, b, c, d], factor) => {
      const start = clampCamera(camera, VIEW);
      for (const next of [start, zoomAt(start, VIEW, a, factor), panBy(start, VIEW, b), pinch(start, VIEW, [a, b], [c, d])]) {
        assert.ok(covers(next), JSON.stringify(next));
        assert.ok(next.scale >= 1 && next.scale <= SCALE_MAX);
      }
    }),
  );
});

test('zooming in keeps the point under the cursor where it is', () => {
  const at = { x: 300, y: 200 };
  const zoomed = zoomAt(FITTED, VIEW, at, 2);
  assert.deepEqual({ x: 300 * zoomed.scale + zoomed.x, y: 200 * zoomed.scale + zoomed.y }, at);
});

test('zooming in and out again comes back to the fitted view', () => {
  assert.deepEqual(zoomAt(zoomAt(FITTED, VIEW, { x: 700, y: 10 }, 3), VIEW, { x: 700, y: 10 }, 1 / 3), FITTED);
});

test('two fingers that part to twice their distance zoom to twice the scale', () => {
  const before = [
    { x: 350, y: 250 },
    { x: 450, y: 250 },
  ] as const;
  const after = [
    { x: 300, y: 250 },
    { x: 500, y: 250 },
  ] as const;
  assert.equal(pinch(FITTED, VIEW, before, after).scale, 2);
});

test('keys: + zooms in, − out, 0 fits, arrows pan, others are not taken', () => {
  const near = zoomAt(FITTED, VIEW, { x: 400, y: 250 }, 2);
  assert.ok((cameraKey(near, VIEW, key('+'))?.scale ?? 0) > 2);
  assert.ok((cameraKey(near, VIEW, key('-'))?.scale ?? 9) < 2);
  assert.deepEqual(cameraKey(near, VIEW, key('0')), FITTED);
  assert.deepEqual(cameraKey(near, VIEW, { ...key('à'), code: 'Digit0' }), FITTED, 'a French keyboard');
  assert.ok((cameraKey(near, VIEW, { ...key('+'), code: 'Digit1' })?.scale ?? 0) > 2, 'a Czech keyboard');
  assert.ok((cameraKey(near, VIEW, key('ArrowRight'))?.x ?? 0) < near.x);
  assert.ok((cameraKey(near, VIEW, key('ArrowLeft'))?.x ?? -9999) > near.x);
  assert.ok((cameraKey(near, VIEW, key('ArrowDown'))?.y ?? 0) < near.y);
  assert.ok((cameraKey(near, VIEW, key('ArrowUp'))?.y ?? -9999) > near.y);
  assert.equal(cameraKey(near, VIEW, key('Enter')), undefined);
});
