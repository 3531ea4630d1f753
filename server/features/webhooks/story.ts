import type { Language } from '@madang/kernel';
import { type Translator, translator } from '@madang/text';
import type { WebhookEvent } from '@madang/wire';
import { sharedPath } from '@madang/wire/addresses';
import { gameWords } from '../../core/game-words.ts';
import type { Services } from '../../core/services.ts';
import { mayView } from '../../matches/model/serialize.ts';
import { findTable, type TableRecord } from '../../matches/model/table.ts';
import { namesAt } from '../notifications/templates.ts';
import { tablePreview } from '../sharing/preview.ts';
import { sharingWords } from '../sharing/readers.ts';
import { serializeTournament } from '../tournaments/serialize.ts';
import { findCup } from '../tournaments/tournament.ts';
import { words } from './text/sources.ts';

/** The stages of a table and of a tournament, and the event that begins a post there; null: a post is only edited. */
const EVENTS = {
  open: 'tables',
  playing: 'turns',
  over: 'results',
  stopped: null,
  gone: null,
  gathering: 'tournaments',
  running: 'tournaments',
  finished: 'tournaments',
} as const satisfies Record<string, WebhookEvent | null>;
export type Stage = keyof typeof EVENTS;

/** The event whose webhooks are told of something that comes to a stage. */
export const eventOf = (stage: Stage): WebhookEvent | null => EVENTS[stage];

/** Nothing follows these stages, unless an admin takes moves back. */
export const isFinal = (stage: Stage): boolean => stage === 'over' || stage === 'stopped' || stage === 'gone' || stage === 'finished';

/** Where something stands. `isNews`: webhooks that know nothing of it yet are told. */
export interface Standing {
  readonly stage: Stage;
  readonly isNews: boolean;
}

/** A table or a tournament as everybody may know it, in one language. */
export interface Story extends Standing {
  readonly title: string;
  readonly body: string;
  /** Its path on this server. */
  readonly path: string;
  /** The people to move, by id, and their names; empty where that is not told. */
  readonly movers: readonly { readonly person: string; readonly name: string }[];
  /** What a program may want to know. */
  readonly facts: Readonly<Record<string, unknown>>;
}

const GONE: Standing = { stage: 'gone', isNews: false };

/** Results with fewer people are nobody's news. */
const FEWEST_PEOPLE = 2;

/** Where a table stands for a stranger. A daily deal is nobody else's. */
export function standingOf(record: TableRecord | undefined): Standing {
  if (!record || record.deal !== null || !mayView(record, null, undefined)) return GONE;
  const people = new Set(record.seats.flatMap(({ person }) => (person === null ? [] : [person])));
  switch (record.status) {
    case 'waiting':
      return { stage: 'open', isNews: record.seats.some(({ kind, asked }) => kind === 'open' && asked === null) };
    case 'running':
      return { stage: 'playing', isNews: record.clock?.kind === 'days' && people.size >= FEWEST_PEOPLE };
    case 'over':
      return { stage: 'over', isNews: people.size >= FEWEST_PEOPLE };
    case 'abandoned':
    case 'frozen':
      return { stage: 'stopped', isNews: false };
  }
}

/** Webhooks speak the words of previews, with their own. */
async function wordsOf(language: Language): Promise<{ readonly shared: Translator; readonly own: Translator }> {
  return { shared: await sharingWords(language), own: translator(language, await words(language)) };
}

/** A table's name among the subjects of posts. */
export const tableSubject = (id: string): string => `table ${id}`;

/** A tournament's name among the subjects of posts. */
export const cupSubject = (id: string): string => `cup ${id}`;

/** Tells the story of a subject. `turns`: with the players to move. */
export function storyOf(services: Services, subject: string, language: Language, turns: boolean): Promise<Story> {
  const [kind, id = ''] = subject.split(' ');
  return kind === 'cup' ? cupStory(services, id, language) : tableStory(services, id, language, turns);
}

async function tableStory(services: Services, id: string, language: Language, turns: boolean): Promise<Story> {
  const found = await findTable(services.storage.db, id);
  const record = found.ok ? found.value : undefined;
  const standing = standingOf(record);
  const { shared, own } = await wordsOf(language);
  const path = sharedPath({ kind: 'table', id, invitation: null, at: null });
  if (!record || standing.stage === 'gone')
    return { ...standing, title: own.text('webhook.closed'), body: '', path, movers: [], facts: { table: id } };
  const names = namesAt(record, shared);
  const movers = standing.stage === 'playing' && turns && record.clock?.kind === 'days' ? moversOf(record) : [];
  const { title: game } = await gameWords(services, record.game, language);
  const preview = await tablePreview(services, record, language);
  const facts = { table: id, game: record.game, names, ...(movers.length > 0 && { toMove: movers.map(({ name }) => name) }) };
  const story = { ...standing, path, movers, facts };
  switch (standing.stage) {
    case 'open':
      return { ...story, title: own.text('webhook.open', { game }), body: preview.text };
    case 'playing':
      return {
        ...story,
        title: own.text('webhook.playing', { game, names: shared.list(names) }),
        body: movers.length === 0 ? '' : shared.text('share.toMove', { names: shared.list(movers.map(({ name }) => name)) }),
      };
    default: {
      const scores = (record.scores ?? []).map(({ seat, points, rank }) => ({ name: names[seat] ?? '', points, rank }));
      return { ...story, title: preview.title, body: preview.text, facts: { ...facts, ...(scores.length > 0 && { scores }) } };
    }
  }
}

/** The people to move. A bot that plays for somebody is told nothing. */
const moversOf = ({ seats, waitingFor }: TableRecord): Story['movers'] =>
  seats.flatMap(({ seat, person, name, standIn }) =>
    person !== null && standIn === null && waitingFor.includes(seat) ? [{ person, name: name ?? '' }] : [],
  );

const CUP_STAGES = { gathering: 'gathering', running: 'running', over: 'finished' } as const;

/** Places of a finished tournament that are told. */
const PLACES = 3;

async function cupStory(services: Services, id: string, language: Language): Promise<Story> {
  const found = await findCup(services.storage.db, id);
  const { own } = await wordsOf(language);
  const path = `/#/tournament/${encodeURIComponent(id)}`;
  if (!found.ok) return { ...GONE, title: own.text('webhook.closed'), body: '', path, movers: [], facts: { tournament: id } };
  const cup = found.value;
  const stage = CUP_STAGES[cup.status];
  const { players } = await serializeTournament(services, cup, null);
  const { title: game } = await gameWords(services, cup.game, language);
  const best = players.slice(0, PLACES);
  const body =
    stage === 'finished'
      ? best.map(({ place, name }) => own.text('webhook.cup.place', { place, name }))
      : [own.text('webhook.cup.seats', { gathered: players.length, count: cup.people }), own.text('webhook.cup.rounds', { count: cup.rounds })];
  const facts = {
    ...{ tournament: id, name: cup.name, game: cup.game },
    ...(stage === 'finished' && { standings: best.map(({ place, name, points }) => ({ place, name, points })) }),
  };
  return {
    stage,
    isNews: true,
    title: own.text(`webhook.cup.${stage}`, { name: cup.name }),
    body: [game, ...body].join(' · '),
    path,
    movers: [],
    facts,
  };
}
