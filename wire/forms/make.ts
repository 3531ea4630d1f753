import { z } from 'zod';
import { AdminUser, Announcement, NewWebhook, Report, WebhookList } from '../admin.ts';
import { ChatNameSettings, NotificationSettings } from '../notifications.ts';
import { AnalysisView, DailyDeals, DealList, DealStarted, Ladder, OwnProgress, PuzzleRatings } from '../results.ts';
import { Person } from '../session.ts';
import { Acquaintance, PackHead, PackList, PackView, TableList, TablePage, TableView } from '../table.ts';
import { TournamentHead, TournamentView } from '../tournaments.ts';
import { Account, CalendarView, NewCalendar, NewToken, Profile, TokenView } from '../users.ts';

/** The answers whose forms the page checks. Those that others contain come first. */
const ANSWERS = {
  Person,
  TableView,
  TournamentHead,
  Acquaintance,
  TableList,
  TablePage,
  Account,
  TokenView,
  NewToken,
  CalendarView,
  NewCalendar,
  Profile,
  TournamentView,
  Ladder,
  AnalysisView,
  NotificationSettings,
  ChatNameSettings,
  WebhookList,
  NewWebhook,
  AdminUser,
  Report,
  Announcement,
  DailyDeals,
  DealList,
  DealStarted,
  OwnProgress,
  PuzzleRatings,
  PackHead,
  PackList,
  PackView,
};

type Schema = z.core.JSONSchema._JSONSchema;

const either = (shapes: readonly string[]): string => {
  const different = [...new Set(shapes)];
  return different.length === 1 ? different.join('') : `either(${different.join(', ')})`;
};

/** An object by its fields, or by its values alone. */
function writeObject({ properties, required = [], additionalProperties = {} }: z.core.JSONSchema.BaseSchema): string {
  if (!properties) return `record(${write(additionalProperties)})`;
  const fields = Object.entries(properties).map(([name, field]) => `${name}: ${required.includes(name) ? write(field) : `maybe(${write(field)})`}`);
  return `{ ${fields.join(', ')} }`;
}

/** The code of a shape. Bounds, patterns and the words of an enumeration are left out: a newer server may have more of them. */
function write(schema: Schema): string {
  if (typeof schema === 'boolean') return 'ANY';
  const { $ref, items } = schema;
  const type: z.core.JSONSchema.SchemaType | readonly z.core.JSONSchema.SchemaType[] | undefined = schema.type;
  if ($ref !== undefined) return `${$ref}.shape`;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return either(alternatives.map(write));
  if (typeof type === 'object') return either(type.map((one) => write({ ...schema, type: one })));
  switch (type) {
    case 'object':
      return writeObject(schema);
    case 'array':
      return `list(${items === undefined || Array.isArray(items) ? 'ANY' : write(items)})`;
    case 'integer':
    case 'number':
      return 'NUMBER';
    case 'string':
      return 'TEXT';
    case 'boolean':
      return 'FLAG';
    case 'null':
      return 'NULL';
    default:
      return 'ANY';
  }
}

const SHAPES = './form.ts';

const HEAD = `// Made of the schemas of wire/ by \`npm run forms\`.
import type * as wire from '@madang/wire';
import { ANY, either, FLAG, type Form, list, maybe, NULL, NUMBER, record, TEXT } from '${SHAPES}';`;

/** The module of the page that holds the forms of the server's answers, made of their schemas, which are too heavy for the page. */
export function formsModule(): string {
  const registry = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries(ANSWERS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'output', unrepresentable: 'any', uri: (id) => id });
  const forms = Object.keys(ANSWERS).map((name) => `export const ${name}: Form<wire.${name}> = { shape: ${write(schemas[name] ?? {})} };`);
  return [HEAD, ...forms, ''].join('\n\n');
}
