import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { S3Error } from '../../../core/s3/errors.ts';
import { abandonUploads, deleteObject, getObject, listObjects, putObject } from '../../../core/s3/objects.ts';
import { newSender } from '../../../core/s3/requests.ts';
import { readS3Place, readS3Settings } from '../../../core/s3/settings.ts';
import { BUCKET, storeFor } from '../../support/store/s3.ts';

/** Rests of a test. */
const QUICK = [1, 1, 1];
const bytes = (text: string) => Uint8Array.from(Buffer.from(text));

/** A store that gives every request this answer. */
async function answering(t: TestContext, status: number, xml: string, headers: Record<string, string> = {}) {
  const server = createServer((request, response) => request.resume().on('end', () => response.writeHead(status, headers).end(xml)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const error = (code: string, more = ''): string => `<Error><Code>${code}</Code><Message>so it is</Message>${more}</Error>`;

test('objects are put, listed by prefix, read and deleted', async (t) => {
  const store = await storeFor(t);
  const send = newSender(readS3Settings(store.variables), BUCKET, QUICK);
  for (const key of ['a/one', 'a/two+three, 4', 'b/four']) await putObject(send, key, bytes(key));
  assert.deepEqual(
    (await listObjects(send, 'a/')).map(({ key, bytes: size }) => [key, size]),
    [
      ['a/one', 5],
      ['a/two+three, 4', bytes('a/two+three, 4').length],
    ],
  );
  assert.equal((await getObject(send, 'a/two+three, 4'))?.toString(), 'a/two+three, 4');
  await deleteObject(send, 'a/one');
  assert.equal(await getObject(send, 'a/one'), undefined);
});

test('a long list is read page by page', async () => {
  const asked: unknown[] = [];
  const page = (key: string, more: string): string =>
    `<ListBucketResult><Contents><Key>${key}</Key><LastModified>2026-11-30T03:00:00.000Z</LastModified><Size>7</Size></Contents>${more}</ListBucketResult>`;
  const pages = [page('a &amp; b', '<NextContinuationToken>x&#43;y==</NextContinuationToken>'), page('c', '')];
  const found = await listObjects(async ({ query }) => {
    asked.push(query?.['continuation-token']);
    return { headers: new Headers(), body: Buffer.from(pages[asked.length - 1] ?? '') };
  }, '');
  assert.deepEqual(asked, [undefined, 'x+y==']);
  const at = Date.parse('2026-11-30T03:00:00Z');
  assert.deepEqual(found, [
    { key: 'a & b', bytes: 7, at },
    { key: 'c', bytes: 7, at },
  ]);
});

test('uploads that began long ago are abandoned, younger ones and those of others stay; a store that lists none is left alone', async () => {
  const upload = (key: string, id: string, at: string): string =>
    `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`;
  const [old, young] = ['2026-11-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z'];
  const xml = [upload('club/a', '1', old), upload('club/b', '2', young), upload('other/c', '3', old)].join('');
  const gone: unknown[] = [];
  const before = Date.parse('2026-11-29');
  await abandonUploads(
    async ({ method, key, query }) => {
      if (method === 'DELETE') gone.push([key, query?.uploadId]);
      return { headers: new Headers(), body: Buffer.from(`<ListMultipartUploadsResult>${xml}</ListMultipartUploadsResult>`) };
    },
    'club/',
    before,
  );
  assert.deepEqual(gone, [['club/a', '1']]);
  const refusing = (code: string) => () => Promise.reject(new S3Error(code, code));
  await abandonUploads(refusing('NotImplemented'), 'club/', before);
  await assert.rejects(abandonUploads(refusing('NoSuchBucket'), 'club/', before), /NoSuchBucket/);
});

test('a busy store and a cut connection are tried again, and given up after the last rest', async (t) => {
  const store = await storeFor(t);
  const send = newSender(readS3Settings(store.variables), BUCKET, QUICK);
  const faults = ['busy', 'cut', 'half'] as const;
  store.trouble(() => faults[store.asked.length - 1]);
  await putObject(send, 'one', bytes('1'.repeat(5000)));
  assert.equal(store.asked.length, 4);
  assert.equal((await getObject(send, 'one'))?.length, 5000);
  store.asked.length = 0;
  store.trouble(() => 'busy');
  await assert.rejects(getObject(send, 'one'), /503 SlowDown Please reduce/);
  assert.equal(store.asked.length, 4);
});

test('a refusal names the setting at fault, is not tried again and shows no secret', async (t) => {
  const store = await storeFor(t);
  const secret = 'a secret that must never be shown';
  const refusals: readonly [Record<string, string>, string, RegExp][] = [
    [{ AWS_SECRET_ACCESS_KEY: secret }, BUCKET, /signature is wrong: check AWS_SECRET_ACCESS_KEY/],
    [{ AWS_ACCESS_KEY_ID: 'nobody' }, BUCKET, /does not know the key: check AWS_ACCESS_KEY_ID/],
    [{}, 'nowhere', /there is no bucket nowhere: make it/],
  ];
  for (const [wrong, bucket, said] of refusals) {
    store.asked.length = 0;
    await assert.rejects(listObjects(newSender(readS3Settings({ ...store.variables, ...wrong }), bucket, QUICK), ''), (thrown: Error) => {
      assert.match(thrown.message, said);
      assert.ok(!JSON.stringify({ ...thrown, message: thrown.message, stack: thrown.stack }).includes(secret));
      return true;
    });
    assert.equal(store.asked.length, 1);
  }
});

test('what stores say of clocks, regions, rights and tokens is said in words', async (t) => {
  const late = new Date(Date.now() - 3_600_000).toUTCString();
  const answers: readonly [number, string, Record<string, string>, RegExp][] = [
    [403, error('RequestTimeTooSkewed'), { date: late }, /clock differs from the store’s by 3[56]\d\d s: keep it right by NTP/],
    [400, error('AuthorizationHeaderMalformed', '<Region>eu-west-3</Region>'), {}, /another region \(eu-west-3\): check AWS_REGION/],
    [301, '', { 'x-amz-bucket-region': 'eu-west-1', location: 'http://127.0.0.1:1/' }, /another region \(eu-west-1\): check AWS_REGION/],
    [403, error('AccessDenied'), {}, /the key may not GET games\/: give AWS_ACCESS_KEY_ID the right/],
    [403, '', {}, /the key may not GET games/],
    [400, error('ExpiredToken'), {}, /has expired: renew AWS_ACCESS_KEY_ID/],
    [418, 'a teapot', {}, /GET games\/: 418/],
  ];
  for (const [status, xml, headers, said] of answers) {
    const settings = readS3Settings({
      AWS_ENDPOINT_URL: await answering(t, status, xml, headers),
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    });
    await assert.rejects(listObjects(newSender(settings, BUCKET, QUICK), ''), said);
  }
});

test('a store that is not there is said so, with the setting that names it', async () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  const closed = readS3Settings({ ...keys, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' });
  await assert.rejects(listObjects(newSender(closed, BUCKET, []), ''), /127\.0\.0\.1:1: the store does not answer \(.*\): check AWS_ENDPOINT_URL/);
  const unknown = readS3Settings({ ...keys, AWS_ENDPOINT_URL: 'http://store.invalid' });
  await assert.rejects(listObjects(newSender(unknown, BUCKET, []), ''), /store\.invalid: its name is unknown here \((ENOTFOUND|EAI_AGAIN)\)/);
});

test('settings: a key is needed, the endpoint is an address, and a bucket is a path or a part of the name', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  assert.throws(() => readS3Settings({ AWS_ACCESS_KEY_ID: 'a' }), /needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
  assert.throws(() => readS3Settings({ ...keys, AWS_ENDPOINT_URL: 'minio:9000' }), /AWS_ENDPOINT_URL: an address/);
  assert.throws(() => readS3Settings({ ...keys, AWS_S3_FORCE_PATH_STYLE: 'maybe' }), /AWS_S3_FORCE_PATH_STYLE: true or false/);
  const amazon = readS3Settings({ ...keys, AWS_REGION: 'eu-central-1' });
  assert.deepEqual([amazon.endpoint, amazon.pathStyle], ['https://s3.eu-central-1.amazonaws.com', false]);
  assert.equal(readS3Settings({ ...keys, AWS_ENDPOINT_URL: 'http://minio:9000' }).pathStyle, true);
  assert.deepEqual(readS3Place('s3://games/a//b', 'BACKUP_DIR'), { bucket: 'games', prefix: 'a/b/' });
  for (const wrong of ['s3://', 's3://Games', 's3://games/../other', 's3://games/a b'])
    assert.throws(() => readS3Place(wrong, 'BACKUP_DIR'), /^Error: BACKUP_DIR: /);
});
