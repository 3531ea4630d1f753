import { type Language, mostAutomas } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { SharedPlace } from '@madang/wire/addresses';
import { gameWords } from '../../core/game-words.ts';
import { rulesOf, type Services } from '../../core/services.ts';
import { mayReplay, mayView } from '../../matches/model/serialize.ts';
import { findTable, type TableRecord } from '../../matches/model/table.ts';
import { namesAt, placesOf } from '../notifications/templates.ts';
import { sharingWords } from './readers.ts';

/** What a chat program shows beside a link. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  /** The game whose picture stands there; null: Madang's own. */
  readonly game: string | null;
  /** The table that everybody who has this address may see; null: there is none. */
  readonly table: TableRecord | null;
}

/** The preview of the server itself, and of every address that leads to nothing which its holder may see: the two look the same. */
export async function homePreview(language: Language): Promise<Preview> {
  const words = await sharingWords(language);
  return { title: words.text('share.home.title'), text: words.text('share.home.text'), game: null, table: null };
}

/** The preview of an address, as an anonymous holder of it may see it. Reads one table at most and changes nothing. */
export async function previewOf(services: Services, place: SharedPlace, language: Language): Promise<Preview> {
  if (place.kind === 'game') return (await gamePreview(services, place.game, language)) ?? homePreview(language);
  const found = await findTable(services.storage.db, place.id);
  const isSeen =
    found.ok &&
    (place.kind === 'table'
      ? mayView(found.value, null, place.invitation ?? undefined)
      : mayReplay(found.value, null, undefined, services.time.now()));
  return isSeen ? tablePreview(services, found.value, language) : homePreview(language);
}

/** How many a game is for and how long it takes; empty where the shelf does not say. */
async function figuresOf(services: Services, name: string, words: Translator): Promise<readonly string[]> {
  const rules = await rulesOf(services, name);
  const minutes = services.shelf.find((title) => title.name === name)?.asks?.minutes;
  const { min, max } = rules?.players ?? { min: 0, max: 0 };
  return [
    ...(rules ? [words.text('share.players', { min: min - mostAutomas(rules, min), max })] : []),
    ...(minutes === undefined ? [] : [words.text('share.minutes', { minutes })]),
  ];
}

async function gamePreview(services: Services, name: string, language: Language): Promise<Preview | undefined> {
  if (!services.shelf.some((title) => title.name === name)) return undefined;
  const words = await sharingWords(language);
  const { title, blurb } = await gameWords(services, name, language);
  const figures = (await figuresOf(services, name, words)).join(' · ');
  return { title, text: [blurb, figures].filter((part) => part !== null && part !== '').join(' '), game: name, table: null };
}

/** What is said of a table, by how it stands. */
export async function tablePreview(services: Services, record: TableRecord, language: Language): Promise<Preview> {
  const words = await sharingWords(language);
  const { title: game } = await gameWords(services, record.game, language);
  const names = namesAt(record, words);
  const preview = (title: string, text: string): Preview => ({ title, text, game: record.game, table: record });
  switch (record.status) {
    case 'waiting': {
      const { name } = record.owner;
      const title = name === '' ? words.text('share.open', { game }) : words.text('share.invites', { name, game });
      return preview(title, await waitingText(services, record, words));
    }
    case 'running':
      return preview(words.text('share.running', { names: words.list(names), game }), words.text('share.running.text', { seq: record.seq }));
    case 'over':
      return preview(overTitle(record, names, words, game), placesOf(record, words));
    case 'abandoned':
    case 'frozen':
      return preview(words.text('share.stopped', { game }), words.text('share.with', { names: words.list(names) }));
  }
}

/** For how many, how long, how many seats are free, and who sits there. */
async function waitingText(services: Services, { game, seats }: TableRecord, words: Translator): Promise<string> {
  const minutes = services.shelf.find((title) => title.name === game)?.asks?.minutes;
  const free = seats.filter(({ kind, asked }) => (kind === 'open' || kind === 'invited') && asked === null).length;
  const here = seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
  return [
    words.text('share.count', { count: seats.length }),
    ...(minutes === undefined ? [] : [words.text('share.minutes', { minutes })]),
    words.text('share.free', { count: free }),
    ...(here.length === 0 ? [] : [words.text('share.with', { names: words.list(here) })]),
  ].join(' · ');
}

function overTitle({ scores }: TableRecord, names: readonly string[], words: Translator, game: string): string {
  const winners = (scores ?? []).flatMap(({ rank, seat }) => (rank === 1 ? [names[seat] ?? ''] : []));
  return winners.length === 0 ? words.text('share.over', { game }) : words.text('share.won', { names: words.list(winners), game });
}
