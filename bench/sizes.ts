import { gzipSync } from 'node:zlib';
import type { Title } from '@madang/games';
import { diff, printDocument } from '@madang/kernel';
import { figureOf, type GameFigure } from './aims.ts';
import { type Chapter, median } from './figures.ts';
import { playDocuments, samplePositions, sampleSteps } from './matches.ts';

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** How large what is kept and sent of a game is. */
export async function measureSizes(title: Title): Promise<Chapter> {
  const { name } = title;
  const game = await title.rules();
  const positions = samplePositions(game, 200);
  const steps = sampleSteps(game, 200);
  const documents = playDocuments(game, 20);
  const texts = documents.map(printDocument);
  const middle = (id: GameFigure, what: string, values: readonly number[], unit = 'bytes') => figureOf(name, id, what, median(values), unit);
  const states = positions.map(({ state }) => bytes(state));
  const views = positions.map(({ state, seat }) => bytes(game.redact(state, seat)));
  const patches = steps.map(({ before, after }) => bytes(diff(before, after)));
  const moves = documents.flatMap((document) => document.moves.map(bytes));
  const plain = texts.map((text) => Buffer.byteLength(text));
  const packed = texts.map((text) => gzipSync(text).length);
  const lengths = documents.map((document) => document.moves.length);
  return {
    title: `Sizes: median bytes of JSON, ${name} with 4 seats`,
    game: name,
    figures: [
      middle('state-bytes', 'state', states),
      middle('view-bytes', 'view of a seat', views),
      middle('patch-bytes', "patch of a seat's view by a move", patches),
      middle('move-bytes', 'move in a document', moves),
      middle('document-bytes', 'match document of random play', plain),
      middle('document-gzip-bytes', 'the same, gzip', packed),
      middle('document-moves', 'moves in it', lengths, 'moves'),
    ],
    notes: [],
    skipped: [],
  };
}
