import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { givenVariables } from '../../core/config.ts';
import { RENAMED } from '../../core/renamed-settings.ts';
import { type Config, LIMITS, readConfig } from '../../index.ts';

const read = (variables: Readonly<Record<string, string>> = {}): Config => readConfig({ DATABASE: 'memory', ...variables });

/** What a setting is called in the host's guide, and where the server has it. */
const NUMBERS: Readonly<Record<string, (config: Config) => number>> = {
  PORT: (config) => config.port,
  MESSAGES_PER_SECOND: ({ limits }) => limits.messagesPerSecond,
  REQUESTS_PER_MINUTE: ({ limits }) => limits.requestsPerMinute,
  CREATIONS_PER_MINUTE: ({ limits }) => limits.newPerMinute,
  SIGN_INS_PER_MINUTE: ({ limits }) => limits.signInsPerMinute,
  TABLES_PER_USER: ({ limits }) => limits.tablesPerPerson,
  TOURNAMENTS_PER_USER: ({ limits }) => limits.cupsPerPerson,
  TOURNAMENT_WAIT_HOURS: ({ limits }) => limits.cupWaitHours,
  VACATION_DAYS: ({ limits }) => limits.holidayDays,
  SOCKETS_PER_USER: ({ limits }) => limits.socketsPerPerson,
  SOCKETS_PER_ADDRESS: ({ limits }) => limits.socketsPerAddress,
  DATABASE_TIMEOUT_MS: (config) => config.databaseTimeout,
  DATABASE_CONNECTIONS: (config) => config.databaseConnections,
  REMOVE_WAITING_DAYS: ({ cleanUp }) => cleanUp.waitingDays,
  REMOVE_RUNNING_DAYS: ({ cleanUp }) => cleanUp.runningDays,
  REMOVE_STOPPED_DAYS: ({ cleanUp }) => cleanUp.stoppedDays,
  REMOVAL_NOTICE_DAYS: ({ cleanUp }) => cleanUp.announceDays,
  REMOVE_GUESTS_DAYS: ({ cleanUp }) => cleanUp.guestDays,
  WATCHDOG_MS: (config) => config.hangLimit,
  RESYNC_MS: (config) => config.catchUpEvery,
};

/** Settings that may be 0, for never or not at all; the others are at least 1. */
const MAY_BE_NOUGHT = [
  'PORT',
  'TOURNAMENT_WAIT_HOURS',
  'VACATION_DAYS',
  'REMOVE_WAITING_DAYS',
  'REMOVE_RUNNING_DAYS',
  'REMOVE_STOPPED_DAYS',
  'REMOVAL_NOTICE_DAYS',
  'REMOVE_GUESTS_DAYS',
  'WATCHDOG_MS',
];

/** The defaults that the host's guide names, as it writes them. */
function documented(): ReadonlyMap<string, string> {
  const guide = readFileSync(new URL('../../../docs/host.md', import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]+) \|/gm)];
  return new Map(
    rows.flatMap(([, names = '', values = '']) => {
      const each = values.split(', ');
      return names.split(', ').map((name, i) => [name.slice(1, -1), (each[i] ?? '').trim()] as const);
    }),
  );
}

test('what nobody sets is what the guide for hosts says', () => {
  const guide = documented();
  const config = read();
  for (const [name, of] of Object.entries(NUMBERS)) assert.equal(String(of(config)), guide.get(name), name);
  assert.deepEqual([config.host, guide.get('HOST')], ['127.0.0.1', '127.0.0.1']);
  assert.deepEqual([config.logLevel, config.thinks, config.trustProxy('127.0.0.1', 0)], ['warn', true, false]);
  assert.deepEqual([config.mail, config.openid, config.publicUrl, config.metricsToken], [undefined, undefined, undefined, undefined]);
  assert.equal(readConfig({ DATA_DIR: '/tmp', SECRET: 'x'.repeat(32) }).dataFolder, '/tmp');
  assert.equal(config.dataFolder, null);
});

test('each number is what the host sets, and no less than makes sense', () => {
  for (const [name, of] of Object.entries(NUMBERS)) {
    assert.equal(of(read({ [name]: '77' })), 77, name);
    assert.throws(() => read({ [name]: '-1' }), new RegExp(`settings: ${name}: `));
    if (MAY_BE_NOUGHT.includes(name)) assert.equal(of(read({ [name]: '0' })), 0, name);
    else assert.throws(() => read({ [name]: '0' }), new RegExp(`settings: ${name}: `));
    if (!MAY_BE_NOUGHT.includes(name)) assert.equal(of(read({ [name]: '1' })), 1, name);
  }
  assert.equal(read({ PORT: '65535' }).port, 65_535);
  assert.throws(() => read({ PORT: '65536' }), /settings: PORT/);
});

test('an empty setting is an absent one: each of them has its default', () => {
  const guide = [...documented().keys()];
  assert.ok(guide.length > 30, `${guide.length} settings`);
  const empty = Object.fromEntries(guide.filter((name) => name !== 'DATABASE').map((name, i) => [name, i % 2 === 0 ? '' : ' ']));
  const plain = (config: Config) => ({ ...config, secret: '', trustProxy: '', webhookNets: '' });
  assert.deepEqual(plain(readConfig({ ...empty, DATABASE: 'memory' })), plain(read()));
  assert.deepEqual(givenVariables({ PORT: '', HOST: ' ', DATA_DIR: 'x', SECRET: undefined }), { DATA_DIR: 'x' });
});

test('three seconds’ worth of messages may come at once, a hundred and twenty at least', () => {
  for (const [a, burst] of [
    ['1', 120],
    ['40', 120],
    ['41', 123],
    ['100', 300],
  ] as const)
    assert.equal(read({ MESSAGES_PER_SECOND: a }).limits.burst, burst);
});

test('what a client may send and leave unread without being ended is what it was', () => {
  const { patience, messageBytes, backlogBytes, tablesPerSocket } = LIMITS;
  assert.deepEqual(
    { patience, messageBytes, backlogBytes, tablesPerSocket },
    { patience: 500, messageBytes: 2 ** 15, backlogBytes: 2 ** 22, tablesPerSocket: 50 },
  );
  assert.deepEqual(read().limits, LIMITS);
});

test('a secret has thirty-two letters at least and a token sixteen; shorter ones are refused by name', () => {
  assert.equal(read({ SECRET: 's'.repeat(32) }).secret, 's'.repeat(32));
  assert.throws(() => read({ SECRET: 's'.repeat(31) }), /settings: SECRET/);
  assert.equal(read({ METRICS_TOKEN: 't'.repeat(16) }).metricsToken, 't'.repeat(16));
  assert.throws(() => read({ METRICS_TOKEN: 't'.repeat(15) }), /settings: METRICS_TOKEN/);
  assert.ok(read().secret.length >= 32);
  assert.notEqual(read().secret, read().secret);
});

test('mail needs the server, the sender and the address of the page; a part that is missing is named', () => {
  const whole = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Madang <m@example>', PUBLIC_URL: 'https://play.example/somewhere' };
  const { mail, publicUrl } = read(whole);
  assert.deepEqual([mail, publicUrl], [{ smtp: 'smtps://mail.example', from: 'Madang <m@example>' }, 'https://play.example/somewhere']);
  for (const gone of ['MAIL_FROM', 'PUBLIC_URL'] as const) {
    const { [gone]: _, ...rest } = whole;
    assert.throws(() => read(rest), /SMTP_URL needs MAIL_FROM and PUBLIC_URL/, gone);
  }
  assert.equal(read({ MAIL_FROM: whole.MAIL_FROM, PUBLIC_URL: whole.PUBLIC_URL }).mail, undefined);
});

test('a provider of sign-ins needs all of its settings, and https but on this machine; its host is its name', () => {
  const whole = {
    OPENID_ISSUER: 'https://id.example/realm',
    OPENID_CLIENT_ID: 'madang',
    OPENID_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'https://play.example',
  };
  assert.deepEqual(read(whole).openid, { issuer: 'https://id.example/realm', clientId: 'madang', clientSecret: 'secret', name: 'id.example' });
  assert.equal(read({ ...whole, OPENID_NAME: 'The club' }).openid?.name, 'The club');
  for (const gone of ['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET', 'PUBLIC_URL'] as const) {
    const { [gone]: _, ...rest } = whole;
    assert.throws(() => read(rest), /OPENID_ISSUER needs/, gone);
  }
  assert.throws(() => read({ ...whole, OPENID_ISSUER: 'http://id.example' }), /must be reached by https/);
  for (const here of ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:9']) assert.ok(read({ ...whole, OPENID_ISSUER: here }).openid);
});

test('a process leaves the thinking to workers only where it is told to; what is no setting’s value is named', () => {
  assert.equal(read({ RUN_JOBS: 'no' }).thinks, false);
  for (const [name, value] of [
    ['RUN_JOBS', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://there'],
    ['PUBLIC_URL', 'ftp://there'],
    ['OPENID_NAME', 'x'.repeat(41)],
  ] as const)
    assert.throws(() => read({ [name]: value }), new RegExp(`settings: ${name}: `));
  assert.throws(() => read({ PORT: 'x', RUN_JOBS: 'y' }), /PORT: .*; RUN_JOBS: /);
});

test('settings go on working by their old names, and the log says what they are called now', () => {
  const given: Readonly<Record<string, string>> = { THINK: 'no', WEBHOOK_NETS: '10.0.0.0/8' };
  for (const [old, name] of Object.entries(RENAMED)) {
    assert.ok(name);
    const value = given[old] ?? '7';
    const { warnings, ...byOld } = read({ [old]: value });
    const { warnings: none, ...byNew } = read({ [name]: value });
    assert.deepEqual([warnings, none], [[`the setting ${old} is called ${name} now`], []]);
    const values = [byOld, byNew].map((config) => JSON.stringify([{ ...config, secret: '' }, config.webhookNets('10.1.2.3')]));
    assert.equal(values[0], values[1], old);
  }
});

test('of the old and the new name of a setting the new one counts', () => {
  const config = read({ CATCH_UP_MS: '7', RESYNC_MS: '9' });
  assert.deepEqual([config.catchUpEvery, config.warnings], [9, ['the setting CATCH_UP_MS is ignored: RESYNC_MS is set']]);
});

test('the guide for hosts has every old name', () => {
  const guide = readFileSync(new URL('../../../docs/host.md', import.meta.url), 'utf8');
  for (const [old, name] of Object.entries(RENAMED)) assert.match(guide, new RegExp(`\`${name}\`\\s+was\\s+\`${old}\``));
});
