import { findPlayed } from '@madang/games/played';
import { type Chronicle, chronicleOf, openDocument, readDocument } from '@madang/kernel';
import { ServerMessage } from '@madang/wire';
import { ask } from '../ask.ts';
import type { TableFacts } from '../page/facts.ts';
import type { Person, Tab } from '../people.ts';
import { isSteady } from '../watched.ts';
import type { Look } from './look.ts';

/** What the eyes at a table see: the page's, or what its host says. */
type Sight = Pick<TableFacts, 'seq' | 'seen' | 'decisions' | 'waitingFor' | 'over'>;

/** Milliseconds that a page may be behind its host without a step: at the calm pace each act of a bot is looked at for 2,400. */
const BEHIND_MS = 10_000;
const LOOK_AGAIN_MS = 150;

/** The step that each tab was compared at last. */
const compared = new WeakMap<Tab, string>();

async function hostedOnline(person: Person, id: string): Promise<Sight | null> {
  const message = await ask(() => person.observer.evaluate((table) => globalThis.restlessLine.view(table, 5_000), id), null);
  const view = message === null ? null : ServerMessage.parse(message);
  if (view?.type !== 'view') return null;
  const { seq, waitingFor, over } = view;
  const decisions = view.decisions.map(({ seat, moves }) => ({ seat, moves: moves.map(({ id: move }) => move) }));
  return { seq, seen: view.views, decisions, waitingFor, over };
}

/** A match as this browser keeps it; null: it keeps none. */
async function keptHere({ observer }: Person, id: string): Promise<unknown> {
  const text = await ask(() => observer.evaluate((match) => localStorage.getItem(`madang.match.${match}`), id), null);
  return text === null ? null : JSON.parse(text).document;
}

/** A match folded anew from its document, up to a step; null: there is none. */
async function foldedAnew(json: unknown, steps = Number.POSITIVE_INFINITY): Promise<Chronicle | null> {
  const document = json === null ? null : readDocument(json);
  const played = document?.ok ? findPlayed(document.value.game) : undefined;
  if (!document?.ok || !played) return null;
  // The hash is that of the whole match.
  const { hash: _, ...rest } = document.value;
  const opened = openDocument(await played.rules(), { ...rest, moves: rest.moves.slice(0, steps) });
  if (!opened.ok) throw new Error(`the kept match does not replay: ${opened.problem.code}`);
  return chronicleOf(opened.value);
}

/** What a table in this browser shows by its document. Its log is not compared: who hears what is the worker's to say. */
async function hostedHere(json: unknown, page: TableFacts): Promise<Sight | null> {
  const folded = await foldedAnew(json);
  if (!folded) return null;
  const { seq, open, match } = folded;
  const { game } = match;
  return {
    seq,
    seen: page.seen.map(({ seat, log }) => ({ seat, view: game.redact(match.state, seat), log })),
    decisions: open.filter(({ seat }) => page.mine.includes(seat)).map(({ seat, moves }) => ({ seat, moves: moves.map(({ id: move }) => move) })),
    waitingFor: open.map(({ seat }) => seat),
    over: match.state.over,
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The first place where two JSON values differ; undefined: nowhere. */
export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (!isFields(one) || !isFields(other))
    return one === other ? undefined : `${path}: ${JSON.stringify(one)?.slice(0, 80)} ≠ ${JSON.stringify(other)?.slice(0, 80)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A step of a table that a tab shows. */
const markOf = (table: Pick<TableFacts, 'id' | 'seq'> | null): string | null => table && `${table.id} ${table.seq}`;

const plain = ({ seq, seen, decisions, waitingFor, over }: Sight): unknown => JSON.parse(JSON.stringify({ seq, seen, decisions, waitingFor, over }));

const shown = ({ page }: Tab): Promise<TableFacts | null> => ask(() => page.evaluate(() => globalThis.restlessFacts.table()), null);

async function hostOf(page: TableFacts, { page: tab }: Tab, person: Person): Promise<Sight | null> {
  const address = tab.url();
  if (address.includes(`/table/${page.id}`)) return hostedOnline(person, page.id);
  if (address.includes(`/offline/${page.id}`)) return hostedHere(await keptHere(person, page.id), page);
  return address.includes('/learn/') ? hostedHere(await ask(() => tab.evaluate(() => globalThis.restlessFacts.lesson()), null), page) : null;
}

/** What a replay of this browser's match shows is the position after that step, as that seat sees it. */
async function replaysTheSame({ tab, person }: Look): Promise<string | undefined> {
  const id = /\/replay\/offline\/([\w-]+)/.exec(tab.page.url())?.[1];
  const shown = id === undefined ? null : await ask(() => tab.page.evaluate(() => globalThis.restlessFacts.replay()), null);
  if (!shown || id === undefined) return undefined;
  const mark = `replay ${id} ${shown.at} ${shown.seat}`;
  if (compared.get(tab) === mark) return undefined;
  const folded = await foldedAnew(await keptHere(person, id), shown.at);
  if (!folded) return undefined;
  const { game, state } = folded.match;
  const view = shown.seat === null ? state : game.redact(state, shown.seat);
  const differs = difference(JSON.parse(JSON.stringify(shown.view)), JSON.parse(JSON.stringify(view)));
  if (differs === undefined) compared.set(tab, mark);
  return differs && `the replay differs from the match after step ${shown.at}: ${differs}`;
}

/** What the page holds of the table is what the table's host would show the same eyes at that step; it is never far behind. */
export async function seesTheSame(look: Look): Promise<string | undefined> {
  const { tab, person, glance } = look;
  // The whole position is long to send, and one that was the same is not compared again.
  if (glance.table && (glance.table.isMoment || compared.get(tab) === markOf(glance.table))) return undefined;
  let owed: number | undefined;
  let last: number | undefined;
  const begun = Date.now();
  for (let since = begun; isSteady(person.net); await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))) {
    const page = await shown(tab);
    const mark = markOf(page);
    if (!page) return replaysTheSame(look);
    if (compared.get(tab) === mark || page.isMoment) return undefined;
    if (page.seq !== last) since = Date.now();
    last = page.seq;
    const host = await hostOf(page, tab, person);
    if (!host) return undefined;
    if (host.seq === page.seq) {
      const differs = difference(plain(page), plain(host));
      if (mark && differs === undefined) compared.set(tab, mark);
      return differs && `the page and its host differ at step ${page.seq}: ${differs}`;
    }
    owed ??= host.seq;
    // Caught up with where its host was, though that goes on.
    if (page.seq >= owed && Date.now() - begun > BEHIND_MS) return undefined;
    if (Date.now() - since > BEHIND_MS) return `the page stands at step ${page.seq}, its host was at ${owed} and has waited ${BEHIND_MS / 1000} s`;
  }
  return undefined;
}
