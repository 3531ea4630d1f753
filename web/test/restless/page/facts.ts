// Runs in the page before its own scripts. Reads what the table on the screen shows, from the components that Preact has drawn.

/** What one pair of eyes has on the screen. */
interface SeenFacts {
  readonly seat: number | null;
  readonly view: unknown;
  readonly log: readonly { readonly by: number | null }[];
}

/** A table as it is drawn. */
interface TableFacts {
  readonly id: string;
  readonly status: string;
  readonly mine: readonly number[];
  /** Own seats that a bot plays. */
  readonly stoodIn: number;
  readonly seq: number;
  readonly seen: readonly SeenFacts[];
  /** The offered moves of each own seat that is asked. */
  readonly decisions: readonly { readonly seat: number; readonly moves: readonly number[] }[];
  readonly waitingFor: readonly number[];
  readonly over: boolean;
  /** A command is under way. */
  readonly isAsking: boolean;
  /** A great moment waits for a press. */
  readonly isMoment: boolean;
}

/** A table in a few words. */
interface TableGlance {
  readonly id: string;
  readonly seq: number;
  readonly isMoment: boolean;
  /** A command is under way. */
  readonly isAsking: boolean;
  /** Entries of the log by own seats. */
  readonly own: number;
  /** It is over, or a bot plays an own seat. */
  readonly isEnded: boolean;
}

/** What is read after every act, in one question: a busy machine takes longer to ask than to answer. */
interface Glance {
  /** Why the page is no good as it stands; null: nothing is wrong. */
  readonly broken: string | null;
  /** What was asked here and is neither answered nor thought about any more. */
  readonly forgotten: readonly string[];
  /** What says that something is still to come. */
  readonly awaited: readonly string[];
  /** Null: no table is drawn. */
  readonly table: TableGlance | null;
}

/** A replay as it is drawn. */
interface ReplayFacts {
  readonly at: number;
  /** Null: it shows everything. */
  readonly seat: number | null;
  readonly view: unknown;
}

declare global {
  var restlessFacts: {
    /** Null: no table is drawn. */
    table(): TableFacts | null;
    /** The match of the lesson that is drawn, as its document; null: there is none. */
    lesson(): unknown;
    /** What a replay shows of its match; null: there is none. */
    replay(): ReplayFacts | null;
    /** Why the page is no good as it stands; null: nothing is wrong. */
    broken(): string | null;
    glance(): Glance;
  };
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const numbersOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []);

/** The parts of Preact's nodes that are read here, by the names in its shipped code: the children, and the element of a node that is one. */
const CHILDREN = '__k';
const ELEMENT = '__e';

/** Drawn nodes from the root to an element's own; none: the element is not drawn by Preact. */
function pathTo(element: Element, nodes: readonly Fields[]): readonly Fields[] {
  for (const node of nodes) {
    const own = typeof node.type === 'string' && node[ELEMENT] instanceof Element ? node[ELEMENT] : null;
    if (own === element) return [node];
    if (own && !own.contains(element)) continue;
    const below = pathTo(element, listOf(node[CHILDREN]));
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** What the innermost component around an element was given that fits. */
function drawnProps(around: string, fits: (props: Fields) => boolean): Fields | null {
  const element = document.querySelector(around);
  const root = element && Reflect.get(document.getElementById('root') ?? element, CHILDREN);
  if (!element || !isFields(root)) return null;
  for (const { props } of pathTo(element, [root]).toReversed()) if (isFields(props) && fits(props)) return props;
  return null;
}

function drawnState(): Fields | null {
  const props = drawnProps('.table, .curtain', ({ state }) => isFields(state) && isFields(state.position) && isFields(state.table));
  return isFields(props?.state) ? props.state : null;
}

function lessonDocument(): unknown {
  const run = drawnProps('.lesson-card', (props) => isFields(props.run))?.run;
  return isFields(run) && typeof run.document === 'function' ? run.document() : null;
}

function replayFacts(): ReplayFacts | null {
  const props = drawnProps('.replay .side', ({ at, view, turns }) => typeof at === 'number' && isFields(view) && Array.isArray(turns));
  return props && { at: Number(props.at), seat: typeof props.seat === 'number' ? props.seat : null, view: props.view };
}

function tableFacts(): TableFacts | null {
  const state = drawnState();
  if (!state || !isFields(state.position) || !isFields(state.table)) return null;
  const { position, table } = state;
  const mine = numbersOf(table.mine);
  return {
    id: String(table.id),
    status: String(table.status),
    mine,
    stoodIn: listOf(table.seats).filter((seat, i) => mine.includes(i) && (seat.standIn !== null || seat.resigned === true)).length,
    seq: Number(position.seq),
    seen: listOf(position.seen).map(({ seat, view, log }) => ({
      seat: typeof seat === 'number' ? seat : null,
      view,
      log: listOf(log).map((entry) => ({ ...entry, by: typeof entry.by === 'number' ? entry.by : null })),
    })),
    decisions: listOf(position.decisions).map(({ seat, moves }) => ({ seat: Number(seat), moves: listOf(moves).map(({ id }) => Number(id)) })),
    waitingFor: numbersOf(position.waitingFor),
    over: position.over === true,
    isAsking: isFields(state.sending) || typeof state.acting === 'string',
    isMoment: isFields(state.moment),
  };
}

const WAITING = '.loading, .late, [aria-busy="true"], .message-page:not(:has(pre))';

/** Questions that a press asks at a table, where their answer appears, and where it stands that they are thought about. */
const QUESTIONS = [{ asks: '.coach section button', within: 'section', answers: 'li, [role="status"]' }] as const;
/** Milliseconds that a page may take to say that it thinks. */
const HEARD_MS = 2_000;

/** By the name of the place, for what forgets a question may be another element afterwards. */
const asked = new Map<string, { readonly answers: string; readonly at: number }>();
document.addEventListener(
  'click',
  ({ target }) => {
    for (const { asks, within, answers } of QUESTIONS) {
      const name = target instanceof Element && target.closest(asks) ? target.closest(within)?.getAttribute('aria-labelledby') : null;
      if (name) asked.set(name, { answers, at: performance.now() });
    }
  },
  { capture: true },
);

function forgotten(): string[] {
  return [...asked].flatMap(([name, { answers, at }]) => {
    const place = document.querySelector(`[aria-labelledby="${name}"]`);
    if (!place) asked.delete(name);
    if (!place || performance.now() - at < HEARD_MS || place.querySelector(answers)) return [];
    return [`asked, and forgotten: ${place.textContent}`];
  });
}

/** What is read of the page, and the places that have it; who changes the way a page is drawn learns here that nothing is read any more. */
const READ: readonly (readonly [place: string, read: () => unknown])[] = [
  ['.table:not(.replay)', tableFacts],
  ['.replay .side', replayFacts],
  ['.lesson-card:not(.puzzle-card, .challenge-card)', lessonDocument],
];

function unread(): string | null {
  const [place] = READ.find(([one, read]) => document.querySelector(one) && read() === null) ?? [];
  return place ? `nothing can be read of ${place}` : null;
}

function tableGlance(): TableGlance | null {
  const facts = tableFacts();
  if (!facts) return null;
  const { id, seq, isMoment, isAsking, mine, status, stoodIn } = facts;
  const own = facts.seen[0]?.log.filter(({ by }) => by !== null && mine.includes(by)).length ?? 0;
  return { id, seq, isMoment, isAsking, own, isEnded: facts.over || !['running', 'waiting'].includes(status) || stoodIn > 0 };
}

function broken(): string | null {
  const stopped = document.querySelector('.message-page pre, .contained-fault');
  if (stopped) return `${stopped.className}: ${stopped.textContent}`;
  const root = document.getElementById('root');
  return document.readyState === 'complete' && root !== null && root.textContent?.trim() === '' ? 'the page is empty' : unread();
}

const awaited = (): string[] =>
  [...document.querySelectorAll(WAITING)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => `${one.className} “${one.textContent?.trim().slice(0, 80)}”`);

globalThis.restlessFacts = {
  table: tableFacts,
  lesson: lessonDocument,
  replay: replayFacts,
  broken,
  glance: () => ({ broken: broken(), forgotten: forgotten(), awaited: awaited(), table: tableGlance() }),
};

export type { Glance, ReplayFacts, TableFacts, TableGlance };
