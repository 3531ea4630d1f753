import { findPlayed } from '@madang/games/played';
import { chronicleOf, openDocument, readDocument } from '@madang/kernel';
import { ServerMessage } from '@madang/wire';
import { ask } from '../ask.ts';
import type { TableFacts } from '../page/facts.ts';
import type { Person, Tab } from '../people.ts';
import { isSteady } from '../watched.ts';
import type { Look } from './look.ts';

/** What the eyes at a table see: the page's, or what its host says. */
type Sight = Pick<TableFacts, 'seq' | 'seen' | 'decisions' | 'waitingFor' | 'over'>;

/** Milliseconds that a page may be behind its host. */
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

/** The match as this browser keeps it, folded anew from its document. Its log is not compared: who hears what is the worker's to say. */
async function hostedHere(person: Person, id: string, page: TableFacts): Promise<Sight | null> {
  const text = await ask(() => person.observer.evaluate((match) => localStorage.getItem(`madang.match.${match}`), id), null);
  const document = text === null ? null : readDocument(JSON.parse(text).document);
  const played = document?.ok ? findPlayed(document.value.game) : undefined;
  if (!document?.ok || !played) return null;
  const game = await played.rules();
  const opened = openDocument(game, document.value);
  if (!opened.ok) throw new Error(`the kept match does not replay: ${opened.problem.code}`);
  const { seq, open, match } = chronicleOf(opened.value);
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

const plain = ({ seq, seen, decisions, waitingFor, over }: Sight): unknown => JSON.parse(JSON.stringify({ seq, seen, decisions, waitingFor, over }));

const shown = ({ page }: Tab): Promise<TableFacts | null> => ask(() => page.evaluate(() => globalThis.restlessFacts.table()), null);

function hostOf(page: TableFacts, address: string, person: Person): Promise<Sight | null> | null {
  if (address.includes(`/table/${page.id}`)) return hostedOnline(person, page.id);
  return address.includes(`/offline/${page.id}`) ? hostedHere(person, page.id, page) : null;
}

/** What the page holds of the table is what the table's host would show the same eyes at that step; it is never far behind. */
export async function seesTheSame({ tab, person }: Look): Promise<string | undefined> {
  let owed: number | undefined;
  for (const begun = Date.now(); isSteady(person.net); await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))) {
    const page = await shown(tab);
    const mark = page && `${page.id} ${page.seq}`;
    if (!page || compared.get(tab) === mark) return undefined;
    const host = await (hostOf(page, tab.page.url(), person) ?? null);
    if (!host) return undefined;
    if (host.seq === page.seq) {
      const differs = difference(plain(page), plain(host));
      if (mark && differs === undefined) compared.set(tab, mark);
      return differs && `the page and its host differ at step ${page.seq}: ${differs}`;
    }
    owed ??= host.seq;
    if (page.seq >= owed && Date.now() - begun > BEHIND_MS) return undefined;
    if (page.seq < owed && Date.now() - begun > BEHIND_MS)
      return `the page stands at step ${page.seq}, its host was at ${owed} ${BEHIND_MS / 1000} s ago`;
  }
  return undefined;
}
