import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { SHELF } from '@madang/games';
import { decode } from 'jpeg-js';
import { readConfig } from '../../../../index.ts';
import { chance, playOut, startedTable } from '../../../support/match.ts';
import { serverFor } from '../../../support/server.ts';

const BUILT = process.env.WEB_DIR ?? readConfig({}).webFolder;

/** Boards are drawn by what the page's build leaves; without a build these tests are skipped. */
export const needsBuild = { skip: existsSync(join(BUILT, 'stills', 'stills.js')) ? false : 'the page is not built' } as const;

/** A table that everybody may find and watch. */
export const OPEN = { access: 'open', watchers: true } as const;

interface Got {
  readonly status: number;
  readonly type: string | null;
  readonly bytes: Uint8Array;
}

export async function get(address: string): Promise<Got> {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** A server with the built page. */
export const drawingServer = async (t: TestContext): Promise<string> => (await serverFor(t, { webFolder: BUILT }, { shelf: SHELF })).url;

const print = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** How many different colours a picture has, roughly: of a drawn board many hundreds, of an empty sheet one. */
const colours = ({ data }: { readonly data: Uint8Array }): number =>
  new Set(
    Array.from({ length: data.length / 400 }, (_, i) =>
      data
        .slice(i * 400, i * 400 + 3)
        .map((one) => one >> 3)
        .join(),
    ),
  ).size;

/** A link to a table of that game shows its board as it stands, and another board after some moves. */
export async function showsItsBoard(t: TestContext, game: string): Promise<void> {
  const url = await drawingServer(t);
  const played = await startedTable(url, game, 2, OPEN);
  const { id } = played;
  const page = await (await fetch(`${url}/t/${id}`)).text();
  const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.match(address, new RegExp(`^${url}/t/${id}/board\\.jpg\\?seq=\\d+$`));
  const { status, type, bytes } = await get(address);
  assert.deepEqual([status, type], [200, 'image/jpeg']);
  const picture = decode(bytes, { useTArray: true });
  assert.deepEqual([picture.width, picture.height], [1200, 630]);
  assert.ok(colours(picture) > 200, `${colours(picture)} colours`);
  assert.equal(print((await get(address)).bytes), print(bytes), 'the same step is the same picture');
  await playOut(played, chance(1), 80);
  assert.notEqual(print((await get(`${url}/t/${id}/board.jpg`)).bytes), print(bytes), 'another step is another picture');
}
