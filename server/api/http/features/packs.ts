import { readPack } from '@madang/kernel';
import { PackHead, PackId, PackList, PackRequest, PackView, Problem } from '@madang/wire';
import { z } from 'zod';
import type { Limits } from '../../../core/config.ts';
import { rulesOf, type Services } from '../../../core/services.ts';
import { findPack, keepPack, ownPacks } from '../../../matches/model/packs.ts';
import { asPerson } from '../../../storage/transact.ts';
import { type App, perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import { personOf } from '../session.ts';

const Id = z.object({ id: PackId });
const tags = ['packs'];
/** A pack of 200,000 letters, most of them of three bytes, and the blanks between its lines. */
const PACK_BYTES = 800_000;

/** Packs: brought by people, named by tables, and read by all who know the id, for their cards lie on a table. */
export function packRoutes(app: App, services: Services, limits: Limits): void {
  const { db } = services.storage;

  app.get('/api/packs', { schema: { tags, response: { 200: PackList, '4xx': Problem } } }, async (request, reply) => {
    const person = await personOf(services, request);
    return person ? { packs: await ownPacks(db, person.id) } : refuse(reply, { code: 'no-session' });
  });

  app.get('/api/packs/:id', { schema: { tags, params: Id, response: { 200: PackView, '4xx': Problem } } }, async (request, reply) => {
    const row = await findPack(db, request.params.id);
    if (!row) return refuse(reply, { code: 'not-found' });
    const { id, game, at, document } = row;
    return { id, game, at, document: JSON.parse(document) };
  });

  const bringing = { ...perMinute(limits.newPerMinute), bodyLimit: PACK_BYTES };
  const schema = { tags, body: PackRequest, response: { 200: PackHead, '4xx': Problem } };
  app.post('/api/packs', { ...bringing, schema }, async (request, reply) => {
    const person = await personOf(services, request);
    if (!person) return refuse(reply, { code: 'no-session' });
    const { game: name, document } = request.body;
    const game = await rulesOf(services, name);
    if (!game) return refuse(reply, { code: 'unknown-game', details: { found: name, allowed: services.shelf.map((title) => title.name) } });
    const pack = readPack(game, document);
    if (!pack.ok) return refuse(reply, { code: 'wrong-pack', details: { problems: pack.problem } });
    const now = services.time.now();
    const kept = await asPerson(db, person.id, (held) => keepPack(held, { person: person.id, game: name, pack: pack.value, now }));
    if (!kept.ok) return refuse(reply, kept.problem);
    const row = await findPack(db, pack.value.id);
    return { id: pack.value.id, game: name, at: row?.at ?? now };
  });
}
