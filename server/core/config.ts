import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readNetworks, readTrust, type TrustProxy } from './client-address.ts';
import { keptSecret, SHORTEST_SECRET } from './kept-secret.ts';
import { type Variables, withPresentNames } from './renamed-settings.ts';
import { isS3, readS3Place, readS3Settings, type S3Settings } from './s3/settings.ts';

/** How a server is set up. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the secret and the embedded database are kept; null: nowhere, in memory only. */
  readonly dataFolder: string | null;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  /** Signs the session cookies. */
  readonly secret: string;
  /** The built web app. */
  readonly webFolder: string;
  /** Origins from which browsers may ask in a person's name, besides the request's own host: those of `PUBLIC_URL` and `ORIGINS`. */
  readonly origins: readonly string[];
  readonly trustProxy: TrustProxy;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly cleanUp: CleanUp;
  /** Milliseconds between looks at the database for steps that the bus lost, where several nodes share it. */
  readonly catchUpEvery: number;
  /** Milliseconds after which a shared database that does not answer is given up for the moment. */
  readonly databaseTimeout: number;
  /** Connections to a shared database that this process opens at most, besides the one that hears its bus. */
  readonly databaseConnections: number;
  /** Where people find this server, without a slash at its end: links in messages begin with it. Without it nothing is sent to anybody. */
  readonly publicUrl: string | undefined;
  /** The path of `publicUrl` (`/madang`); empty: the server has its origin for itself. Requests come with it or, from a proxy that strips it, without. */
  readonly basePath: string;
  /** The OpenID provider by which people may sign in, and who this server is to it. */
  readonly openid: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string; readonly name: string } | undefined;
  /** The server that takes mails, and whom they are from. */
  readonly mail: { readonly smtp: string; readonly from: string } | undefined;
  /** Private addresses that webhooks may reach all the same. */
  readonly webhookNets: (address: string) => boolean;
  /** Where a backup is made every day (a folder or `s3://…`, whose store is opened so), and at which hour of UTC; undefined: nowhere. */
  readonly backups: { readonly folder: string; readonly hour: number; readonly store?: S3Settings } | undefined;
  /** A worker only does jobs; nobody reaches it but for its health and metrics. */
  readonly role: 'server' | 'worker';
  /** Does jobs: bots’ turns, ends of players’ time, results. Where not, workers must. */
  readonly thinks: boolean;
  /** What must be shown to read the metrics; undefined: only this machine may, and needs nothing. */
  readonly metricsToken: string | undefined;
  /** Other machines may read the description of the API too. */
  readonly openDocs: boolean;
  /** Other sites may show small boards of public tables in frames. */
  readonly embedding: boolean;
  /** Where traces are collected (OTLP over HTTP). */
  readonly traces: string | undefined;
  /** Milliseconds that the event loop may stand still before the process is ended; 0: as long as it likes. */
  readonly hangLimit: number;
  /** Sentences for the log about how it is set up. */
  readonly warnings: readonly string[];
}

/** Days after which what nobody uses is removed, and so many days before that it is announced; 0: never. */
export interface CleanUp {
  /** A table that waits and that nobody came to. */
  readonly waitingDays: number;
  /** A table that is played and where nobody did anything. */
  readonly runningDays: number;
  /** A table that was ended by vote, or that a rule's error stopped. */
  readonly stoppedDays: number;
  /** A guest who was not seen. */
  readonly guestDays: number;
  readonly announceDays: number;
}

/** What a client may ask of the server. */
export interface Limits {
  /** Messages a second of one connection, and how many may come at once. */
  readonly messagesPerSecond: number;
  readonly burst: number;
  /** Messages over the limit after which a connection is ended. */
  readonly patience: number;
  /** Longest message that is read, in bytes; four times as much ends the connection. */
  readonly messageBytes: number;
  /** Bytes that may wait to be sent to one connection. */
  readonly backlogBytes: number;
  /** HTTP requests a minute of one address, besides those for the page's files. */
  readonly requestsPerMinute: number;
  /** Connections at a time. */
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Tables that one connection may follow. */
  readonly tablesPerSocket: number;
  /** Tables of one person that wait for players or are played, and tables and sessions that one address may make in a minute. */
  readonly tablesPerPerson: number;
  readonly newPerMinute: number;
  /** Cups of one person that are not over, and hours before whoever let a bot end their table of a cup may join the next. */
  readonly cupsPerPerson: number;
  readonly cupWaitHours: number;
  /** Days of a year on which somebody's clocks of days may stand still. */
  readonly holidayDays: number;
  /** Log-ins that one address may try in a minute. */
  readonly signInsPerMinute: number;
}

export const LIMITS: Limits = {
  messagesPerSecond: 40,
  burst: 120,
  patience: 500,
  messageBytes: 32_768,
  backlogBytes: 4_194_304,
  requestsPerMinute: 600,
  socketsPerPerson: 20,
  socketsPerAddress: 200,
  tablesPerSocket: 50,
  tablesPerPerson: 50,
  newPerMinute: 30,
  cupsPerPerson: 5,
  cupWaitHours: 72,
  holidayDays: 30,
  signInsPerMinute: 10,
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Letters. */
const SHORTEST_TOKEN = 16;

const positive = z.coerce.number().int().min(1);

const days = z.coerce.number().min(0);

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  /** `memory`: nothing is kept. */
  DATABASE: z.enum(['file', 'memory']).default('file'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  NATS_URL: z.string().optional(),
  SECRET: z.string().min(SHORTEST_SECRET).optional(),
  WEB_DIR: z.string().optional(),
  ORIGINS: z.string().default(''),
  /** How many proxies stand before the server, or their addresses. */
  TRUST_PROXY: z.string().default('no').transform(readTrust),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
  MESSAGES_PER_SECOND: positive.default(LIMITS.messagesPerSecond),
  REQUESTS_PER_MINUTE: positive.default(LIMITS.requestsPerMinute),
  SOCKETS_PER_USER: positive.default(LIMITS.socketsPerPerson),
  SOCKETS_PER_ADDRESS: positive.default(LIMITS.socketsPerAddress),
  TABLES_PER_USER: positive.default(LIMITS.tablesPerPerson),
  CREATIONS_PER_MINUTE: positive.default(LIMITS.newPerMinute),
  TOURNAMENTS_PER_USER: positive.default(LIMITS.cupsPerPerson),
  TOURNAMENT_WAIT_HOURS: z.coerce.number().min(0).default(LIMITS.cupWaitHours),
  VACATION_DAYS: days.default(LIMITS.holidayDays),
  SIGN_INS_PER_MINUTE: positive.default(LIMITS.signInsPerMinute),
  REMOVE_WAITING_DAYS: days.default(30),
  REMOVE_RUNNING_DAYS: days.default(180),
  REMOVE_STOPPED_DAYS: days.default(365),
  REMOVE_GUESTS_DAYS: days.default(400),
  REMOVAL_NOTICE_DAYS: days.default(7),
  RESYNC_MS: positive.default(5000),
  DATABASE_TIMEOUT_MS: positive.default(3000),
  DATABASE_CONNECTIONS: positive.default(16),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  OPENID_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_NAME: z.string().max(40).optional(),
  WEBHOOK_ALLOWED_NETS: z.string().default('').transform(readNetworks),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  RUN_JOBS: z.enum(['yes', 'no']).default('yes'),
  METRICS_TOKEN: z.string().min(SHORTEST_TOKEN).optional(),
  OPEN_DOCS: z.enum(['yes', 'no']).default('no'),
  EMBEDDING: z.enum(['yes', 'no']).default('no'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  WATCHDOG_MS: z.coerce.number().int().min(0).default(30_000),
});

/** Where people find the server, and below which path. Throws if the address has a question or a fragment: links could not follow it. */
function readPublicUrl({ PUBLIC_URL }: z.infer<typeof Environment>): Pick<Config, 'publicUrl' | 'basePath'> {
  if (PUBLIC_URL === undefined) return { publicUrl: undefined, basePath: '' };
  const { origin, pathname, search, hash } = new URL(PUBLIC_URL);
  if (search !== '' || hash !== '') throw new Error('settings: PUBLIC_URL: an address with a path at most, like https://example.org/madang');
  const basePath = pathname.replace(/\/+$/, '');
  return { publicUrl: `${origin}${basePath}`, basePath };
}

/** Mail needs all that it needs, or nothing. Throws where a part is missing. */
function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: z.infer<typeof Environment>): Config['mail'] {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined || PUBLIC_URL === undefined) throw new Error('settings: SMTP_URL needs MAIL_FROM and PUBLIC_URL');
  return { smtp: SMTP_URL, from: MAIL_FROM };
}

/** Throws where there is nothing to keep, or the store's settings are wrong. */
function readBackups({ BACKUP_DIR, BACKUP_HOUR, DATABASE, DATABASE_URL }: z.infer<typeof Environment>, variables: Variables): Config['backups'] {
  if (BACKUP_DIR === undefined) return undefined;
  if (DATABASE === 'memory' && DATABASE_URL === undefined) throw new Error('settings: BACKUP_DIR needs a database that is kept, not DATABASE=memory');
  if (!isS3(BACKUP_DIR)) return { folder: BACKUP_DIR, hour: BACKUP_HOUR };
  try {
    readS3Place(BACKUP_DIR, 'BACKUP_DIR');
    return { folder: BACKUP_DIR, hour: BACKUP_HOUR, store: readS3Settings(variables) };
  } catch (error) {
    throw new Error(`settings: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readOpenid(settings: z.infer<typeof Environment>): Config['openid'] {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret, OPENID_NAME, PUBLIC_URL } = settings;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined || PUBLIC_URL === undefined)
    throw new Error('settings: OPENID_ISSUER needs OPENID_CLIENT_ID, OPENID_CLIENT_SECRET and PUBLIC_URL');
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error('settings: OPENID_ISSUER must be reached by https, but on this machine');
  return { issuer, clientId, clientSecret, name: OPENID_NAME ?? hostname };
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Returns the variables that have a value other than blanks. */
export const givenVariables = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** Returns the settings for these variables, by present or old names. Throws an error that names each wrong one. */
export function readConfig(given: Variables): Config {
  const { variables, warnings } = withPresentNames(givenVariables(given));
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) throw new Error(`settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
  const settings = parsed.data;
  const dataFolder = settings.DATABASE === 'memory' ? null : settings.DATA_DIR;
  const { publicUrl, basePath } = readPublicUrl(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder,
    databaseUrl: settings.DATABASE_URL,
    natsUrl: settings.NATS_URL,
    secret: settings.SECRET ?? keptSecret(dataFolder),
    webFolder: settings.WEB_DIR ?? WEB_FOLDER,
    origins: [...settings.ORIGINS.split(',').filter((origin) => origin !== ''), ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])],
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    limits: {
      ...LIMITS,
      messagesPerSecond: settings.MESSAGES_PER_SECOND,
      burst: Math.max(LIMITS.burst, settings.MESSAGES_PER_SECOND * 3),
      requestsPerMinute: settings.REQUESTS_PER_MINUTE,
      socketsPerPerson: settings.SOCKETS_PER_USER,
      socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
      tablesPerPerson: settings.TABLES_PER_USER,
      newPerMinute: settings.CREATIONS_PER_MINUTE,
      cupsPerPerson: settings.TOURNAMENTS_PER_USER,
      cupWaitHours: settings.TOURNAMENT_WAIT_HOURS,
      holidayDays: settings.VACATION_DAYS,
      signInsPerMinute: settings.SIGN_INS_PER_MINUTE,
    },
    cleanUp: {
      waitingDays: settings.REMOVE_WAITING_DAYS,
      runningDays: settings.REMOVE_RUNNING_DAYS,
      stoppedDays: settings.REMOVE_STOPPED_DAYS,
      guestDays: settings.REMOVE_GUESTS_DAYS,
      announceDays: settings.REMOVAL_NOTICE_DAYS,
    },
    catchUpEvery: settings.RESYNC_MS,
    databaseTimeout: settings.DATABASE_TIMEOUT_MS,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    publicUrl,
    basePath,
    openid: readOpenid(settings),
    mail: readMail(settings),
    webhookNets: settings.WEBHOOK_ALLOWED_NETS,
    backups: readBackups(settings, variables),
    role: 'server',
    thinks: settings.RUN_JOBS === 'yes',
    metricsToken: settings.METRICS_TOKEN,
    openDocs: settings.OPEN_DOCS === 'yes',
    embedding: settings.EMBEDDING === 'yes',
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    hangLimit: settings.WATCHDOG_MS,
    warnings,
  };
}
