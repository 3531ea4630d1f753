import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrCode } from '../src/access/qr/qr-code.ts';

const drawn = (text: string, mask: number): string =>
  (qrCode(text, mask) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Made by qrcode-generator 2.0.4 for the same texts, with correction M and the mask that it chose. */
const MADANG = `
#######..#..#.#######
#.....#.###...#.....#
#.###.#.##..#.#.###.#
#.###.#.##..#.#.###.#
#.###.#...###.#.###.#
#.....#..##.#.#.....#
#######.#.#.#.#######
........##.##........
#.....#.#...###..###.
###..#.#..#.#.#.#.#..
#.##..#.#.##.#..####.
#.###.....#.....####.
#....#####....#..#...
........#..####..##.#
#######..##.#.##..##.
#.....#...####.#.##..
#.###.#...#.#......#.
#.###.#..##.#...#.#..
#.###.#..##...#.#.###
#.....#..##.....###..
#######.####.#..#..#.`.trim();

test('a QR code is that of another maker, place by place', () => {
  assert.equal(drawn('madang', 5), MADANG);
  const link = 'http://192.168.0.12:8080/#/table/z9-ZLjVv1YgthtD9?invitation=LResgL0PcYUFi0BzuJRY5LkN';
  assert.equal(hashOf(drawn(link, 3)), 'a2b6cf770fcdc9ab556fa3bf7765f93ba88466e698dafd3bdd930dbd78e2623d');
  assert.equal(hashOf(drawn('x'.repeat(200), 2)), '52694c754b2960b4805bb87003f8e37ab96900a43779c325641d047dba6ea12d');
});

test('the code of a text is as small as it can be, and there is none for a text that is too long', () => {
  const sizes = ['a'.repeat(14), 'a'.repeat(15), '가'.repeat(5), 'a'.repeat(213)].map((text) => qrCode(text)?.length);
  assert.deepEqual(sizes, [21, 25, 25, 57]);
  assert.equal(qrCode('a'.repeat(214)), undefined);
});
