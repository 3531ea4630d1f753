import type { Problem, Subscribe, TableList, TournamentHead } from '@madang/wire';
import { storeHook } from '../../store-hook.ts';
import type { LinkStatus } from '../channel.ts';
import type { ListsMessage } from '../line.ts';
import { theLine } from '../session.ts';
import { afterChanges, aged } from './apply.ts';
import { askLists } from './ask.ts';

/** What a page follows: all lists of the lobby, or only the reader's own tables. */
export type Scope = Subscribe['lists'];

interface ListsStore {
  /** Null before the first answer. Of scope `mine` the public lists are empty. */
  readonly lists: TableList | null;
  readonly scope: Scope | null;
  readonly cups: readonly TournamentHead[];
  readonly problem: Problem | null;
}

/** The lists of tables that are followed, as they stand now. */
export const useLists = storeHook<ListsStore>(() => ({ lists: null, scope: null, cups: [], problem: null }));

/** Milliseconds to wait for the lists over the socket before they are asked for by a request, and between such requests while no socket tells them. */
const FIRST_ASK_MS = 3_000;
const ASK_EVERY_MS = 30_000;
/** Pages of public tables that the server tells of. */
const MOST_PAGES = 10;
/** How often the time that is left at tables is counted down. */
const AGE_EVERY_MS = 30_000;

/** The scopes that parts of the page want now, one for each part. */
const wanted: Scope[] = [];
let pages = 1;
let wish: Subscribe | null = null;
/** The socket tells the lists as they are wished for. */
let isTold = false;
let asking: ReturnType<typeof setTimeout> | undefined;
let ageing: ReturnType<typeof setInterval> | undefined;

/** Follows lists until the returned function is called. Of several that are wanted the lobby's have all. */
export function wantLists(scope: Scope): () => void {
  wanted.push(scope);
  settle();
  return () => {
    wanted.splice(wanted.indexOf(scope), 1);
    // The next screen may want the same.
    setTimeout(settle);
  };
}

/** Asks for one more page of public tables. */
export function wantMore(): void {
  pages = Math.min(MOST_PAGES, pages + 1);
  settle();
}

/** True while there may be another page. */
export const hasMore = (lists: TableList): boolean => lists.more.open !== null && pages < MOST_PAGES;

/** Lets the line follow what is wanted now. */
function settle(): void {
  const lists = wanted.includes('lobby') ? 'lobby' : wanted[0];
  if (lists !== 'lobby') pages = 1;
  if (wish?.lists === lists && wish?.pages === (lists && pages)) return;
  wish = lists ? { type: 'subscribe', lists, pages } : null;
  isTold = false;
  clearTimeout(asking);
  clearInterval(ageing);
  follow();
  if (!wish) return;
  asking = setTimeout(tryAsk, FIRST_ASK_MS);
  ageing = setInterval(age, AGE_EVERY_MS);
}

const follow = (): void => theLine().follow(wish && { wish, hear, link });

function hear(message: ListsMessage): void {
  const { lists } = useLists.getState();
  if (message.type === 'cups') useLists.setState({ cups: message.cups });
  else if (message.type === 'listed') {
    if (isTold && lists) useLists.setState({ lists: afterChanges(lists, message) });
  } else if (message.of === wish?.lists) {
    isTold = true;
    clearTimeout(asking);
    useLists.setState({ lists: message.lists, scope: message.of, problem: null });
  }
}

/** A line that is lost tells nothing: the lists are asked for now and then until it is back and has told them. */
function link(status: LinkStatus): void {
  if (status !== 'lost' || !isTold) return;
  isTold = false;
  asking = setTimeout(tryAsk, FIRST_ASK_MS);
}

const tryAsk = (): void => void ask();

/** Asks by requests, where the page is looked at and no socket has told the lists meanwhile. */
async function ask(): Promise<void> {
  const asked = wish;
  if (!asked || isTold) return;
  if (document.visibilityState === 'visible') {
    const { lists, cups } = await askLists(asked);
    if (asked !== wish || isTold) return;
    if (lists.ok) useLists.setState({ lists: lists.value, scope: asked.lists, problem: null });
    else useLists.setState({ problem: lists.problem });
    if (cups?.ok) useLists.setState({ cups: cups.value });
  }
  follow();
  asking = setTimeout(tryAsk, ASK_EVERY_MS);
}

function age(): void {
  const { lists } = useLists.getState();
  if (lists?.mine.some(({ left }) => left !== null)) useLists.setState({ lists: aged(lists, AGE_EVERY_MS) });
}
