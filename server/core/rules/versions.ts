import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@madang/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema/index.ts';
import { bundle, type Source, sourceOf } from './bundle.ts';
import { ENGINE_PARTS, type Engine, type Rules } from './engine.ts';

/** The rules of versions that matches were begun with, kept in the database with their kernel. */
export interface Kept {
  /** Those of another version than this build’s; undefined: they are not kept. */
  find(game: string, version: string): Promise<Rules | undefined>;
  /** The text of their module, for whoever looks at a match of theirs elsewhere; undefined: they are not kept. */
  code(game: string, version: string): Promise<string | undefined>;
  /** Keeps this build’s, if they are not yet: soon, and in the background. */
  keep(game: Game): void;
  /** Waits for what is being kept. */
  close(): Promise<void>;
}

/** For a database in memory, which ends with its process: stores no rules. */
export const NOTHING_KEPT: Kept = { find: async () => undefined, code: async () => undefined, keep: () => undefined, close: async () => undefined };

type Module = Engine & { readonly game: Game };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether a module is what `bundle` makes, as far as that can be seen. */
const isModule = (module: unknown): module is Module =>
  isRecord(module) && ENGINE_PARTS.every((part) => typeof module[part] === 'function') && isRecord(module.game) && isRecord(module.game.rules);

/** Rules from the text of their module, which is written into that file: errors name it. Throws where it is none of `bundle`’s. */
export async function openRules(file: string, code: string): Promise<Rules> {
  writeFileSync(file, code);
  const shelf = pathToFileURL(file).href;
  const module: unknown = await import(shelf);
  if (!isModule(module)) throw new Error(`${file} holds no rules`);
  return { game: module.game, engine: module, shelf };
}

/** The rules kept in a database; `sources`: where a game’s files are. */
export function keptIn(db: Kysely<Schema>, log: FastifyBaseLogger, sources: (game: string) => Source | undefined = sourceOf): Kept {
  const opened = new Map<string, Promise<Rules | undefined>>();
  const keeping = new Map<string, Promise<void>>();
  const folder = { path: '', files: 0 };

  const codeOf = async (name: string, version: string): Promise<string | undefined> =>
    (await db.selectFrom('rules').select('code').where('game', '=', name).where('version', '=', version).executeTakeFirst())?.code;

  const open = async (name: string, version: string): Promise<Rules | undefined> => {
    const code = await codeOf(name, version);
    if (code === undefined) return undefined;
    if (folder.path === '') folder.path = mkdtempSync(join(tmpdir(), 'madang-rules-'));
    // A name of its own each time: what was once loaded from a file is not read anew.
    const rules = await openRules(join(folder.path, `${name}-${folder.files++}.mjs`), code);
    if (rules.game.version !== version) throw new Error(`what is kept as ${name} ${version} is of version ${rules.game.version}`);
    return rules;
  };
  const find = (name: string, version: string): Promise<Rules | undefined> => {
    const key = `${name} ${version}`;
    const known = opened.get(key) ?? open(name, version);
    opened.set(key, known);
    // What could not be read may be read the next time, and what is not kept may be kept then.
    const forget = (rules?: Rules): void => void (rules === undefined && opened.delete(key));
    known.then(forget, () => forget());
    return known;
  };
  const write = async ({ name, version }: Game): Promise<void> => {
    const source = sources(name);
    if (!source) return;
    const known = await db.selectFrom('rules').select('game').where('game', '=', name).where('version', '=', version).executeTakeFirst();
    if (known) return;
    const row = { game: name, version, code: await bundle(source), at: Date.now() };
    await db
      .insertInto('rules')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    log.info({ game: name, version, bytes: row.code.length }, 'rules are kept');
  };
  const keep = (game: Game): void => {
    const key = `${game.name} ${game.version}`;
    if (keeping.has(key)) return;
    const failed = (error: unknown): void => {
      keeping.delete(key);
      log.error({ game: game.name, version: game.version, error }, 'rules cannot be kept');
    };
    keeping.set(key, write(game).catch(failed));
  };
  const close = async (): Promise<void> => {
    await Promise.all(keeping.values());
    if (folder.path !== '') await rm(folder.path, { recursive: true, force: true });
  };
  return { find, code: codeOf, keep, close };
}
