import { gzipSync } from 'node:zlib';
import { diff, printDocument } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { playDocuments, samplePositions, sampleSteps } from './contenders/matches.ts';
import { type Chapter, type Figure, median } from './figures.ts';
import { type Pace, race } from './race.ts';

/** What copies, views, worlds, hashes, patches and replays cost. */
export async function measureCopies(pace: Pace): Promise<Chapter> {
  const outcome = await race(['clone', 'structured clone', 'redact', 'imagine', 'fingerprint', 'diff', 'replay'], pace);
  const cost = (name: Parameters<typeof outcome.speed>[0]) => 1e6 / outcome.speed(name);
  return {
    title: 'Copies: CPU time of one',
    figures: [
      { id: 'clone', what: 'clone a state', value: cost('clone'), unit: 'µs', bar: { most: 3 }, others: 'TAG 9–55 µs; by hand 0.7 µs' },
      { id: 'structured-clone', what: 'the same by structuredClone', value: cost('structured clone'), unit: 'µs', others: '35 µs' },
      { id: 'redact', what: 'redact a view', value: cost('redact'), unit: 'µs', bar: { most: 20 }, others: 'terraforming-mars 264 µs' },
      { id: 'imagine', what: 'imagine a world', value: cost('imagine'), unit: 'µs', bar: { most: 10 } },
      { id: 'fingerprint', what: 'fingerprint of a state', value: cost('fingerprint'), unit: 'µs' },
      { id: 'view-patch', what: 'patch of a view after a move', value: cost('diff'), unit: 'µs' },
      { id: 'replay-move', what: 'open a document, a move of it', value: cost('replay'), unit: 'µs', others: '18xx loads a late game in 0.24 s' },
    ],
    notes: ['over positions and moves spread through random matches of 4 seats'],
    skipped: [],
  };
}

/** How large what is kept and sent is. */
export function measureSizes(): Chapter {
  const positions = samplePositions(siberia, 200);
  const steps = sampleSteps(siberia, 200);
  const documents = playDocuments(siberia, 20);
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  const size = (id: string, what: string, sizes: readonly number[], others?: string): Figure => ({
    id,
    what,
    value: median(sizes),
    unit: 'bytes',
    ...(others === undefined ? {} : { others }),
  });
  const moves = documents.flatMap((document) => document.moves);
  const texts = documents.map(printDocument);
  return {
    title: 'Sizes: median bytes of JSON',
    figures: [
      size(
        'state-bytes',
        'state',
        positions.map(({ state }) => bytes(state)),
        'terraforming-mars 62 KB',
      ),
      size(
        'view-bytes',
        'view of a seat',
        positions.map(({ state, seat }) => bytes(siberia.redact(state, seat))),
      ),
      size(
        'patch-bytes',
        "patch of a seat's view by a move",
        steps.map(({ before, after }) => bytes(diff(before, after))),
      ),
      size('move-bytes', 'move in a document', moves.map(bytes)),
      size(
        'document-bytes',
        'match document of random play',
        texts.map((text) => Buffer.byteLength(text)),
      ),
      size(
        'document-gzip-bytes',
        'the same, gzip',
        texts.map((text) => gzipSync(text).length),
      ),
      { id: 'document-moves', what: 'moves in it', value: median(documents.map((document) => document.moves.length)), unit: 'moves' },
    ],
    notes: [],
    skipped: [],
  };
}
