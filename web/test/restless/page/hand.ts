// Runs in the page before its own scripts. Finds what a person could press, and where.

type Kind = 'piece' | 'chip' | 'confirm' | 'ask' | 'answer' | 'plan' | 'field' | 'control';

/** Something on the page that is offered to be pressed or written in. `about`: how a report names it. */
interface Found {
  readonly kind: Kind;
  readonly about: string;
  /** It was not there at the look before: a card that has opened, a list, a dialog. */
  readonly isFresh: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  var restlessHand: {
    find(): Found[];
    /** Scrolls the element there into view; null: it is gone, or something lies over it. */
    pointOf(index: number): Point | null;
    /** Returns true if a press at this point would still reach the element, and it is still offered. */
    reaches(index: number, point: Point): boolean;
    focus(index: number): boolean;
    /** What lies over every lit piece of a map that is in sight; null: one can be pressed, or there is none. */
    deaf(): string | null;
    /** Where a piece of the board lies that explains itself to a mouse, and how a report names it; `which`: 0 … 1. Null: there is none in sight. */
    readable(which: number): (Point & { readonly about: string }) | null;
    /** False: the mouse rests on a piece that explains itself, and nothing is read of it. */
    isRead(point: Point): boolean;
    forget(): void;
  };
}

const OFFERED = 'button, a[href], summary, select, input, textarea, [role="tab"], [role="button"], [data-lit], [data-way]';
const WRITTEN = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="button"], [type="submit"])';
/** Asks all to take steps back, and the tab where that is. */
const ASK = '.business-seat > .note ~ button, [role="tab"][id$="-trigger-business"]';
/** What may lie over a map for a while. */
const OVER_THE_MAP = '.forecast-card:popover-open, .moment, .choice-list, .feat, [data-open="true"], .spotlight';
/** What says what it is once a mouse rests on it. */
const READABLE = '.board-area [data-about]';
/** Parts of an element's box that are tried, the middle first. */
const PARTS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95] as const;

let found: Element[] = [];

function isChosen(element: Element): boolean {
  if (element.getAttribute('aria-selected') === 'true' || element.hasAttribute('aria-current')) return true;
  if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked;
  return element instanceof HTMLAnchorElement && (element.href === location.href || element.origin !== location.origin);
}

function isOffered(element: Element): boolean {
  if (!element.isConnected || element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]')) return false;
  if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0) return false;
  return !isChosen(element);
}

/** The part of the page that hears presses: a modal dialog hears alone. */
const hearing = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;

function kindOf(element: Element): Kind {
  if (element.matches('.prompt-buttons .primary, .line .confirm')) return 'confirm';
  if (element.matches('.chip')) return 'chip';
  if (element.matches('.board-area :is([data-lit], [data-way])')) return 'piece';
  if (element.matches('.asked button')) return 'answer';
  if (element.matches(ASK)) return 'ask';
  if (element.matches('.plan-aside button')) return 'plan';
  return element.matches(WRITTEN) ? 'field' : 'control';
}

function aboutOf(element: Element): string {
  const marks = ['data-piece', 'type', 'role', 'aria-expanded'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const place =
    element.closest('dialog, .drawer, .prompt, .line, .side, .top-bar, .board-area, .bars, main')?.className.toString().split(' ')[0] ?? '';
  return `${place} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${marks.join(' ')} “${words.slice(0, 60)}”`;
}

/** A hidden check box is pressed by its label. */
const labelled = (element: Element): readonly Element[] => (element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element]);

function hits(element: Element, { x, y }: Point): boolean {
  const under = document.elementFromPoint(x, y);
  return under !== null && labelled(element).some((one) => one === under || one.contains(under));
}

const whereTried = (box: DOMRect): Point[] =>
  PARTS.flatMap((down) => PARTS.map((across) => ({ x: box.x + across * box.width, y: box.y + down * box.height })));

globalThis.restlessHand = {
  find() {
    const before = new Set(found);
    found = [...hearing().querySelectorAll(OFFERED)].filter(isOffered);
    return found.map((element) => ({ kind: kindOf(element), about: aboutOf(element), isFresh: before.size > 0 && !before.has(element) }));
  },
  pointOf(index) {
    const element = found[index];
    if (!element || !isOffered(element)) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    for (const one of labelled(element)) {
      const point = whereTried(one.getBoundingClientRect()).find((tried) => hits(element, tried));
      if (point) return point;
    }
    return null;
  },
  reaches: (index, point) => {
    const element = found[index];
    return element !== undefined && isOffered(element) && hits(element, point);
  },
  focus(index) {
    const element = found[index];
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || !isOffered(element)) return false;
    element.focus();
    return document.activeElement === element;
  },
  deaf() {
    if (hearing() !== document.documentElement || document.querySelector(OVER_THE_MAP)) return null;
    const map = document.querySelector('.pan-zoom-viewport:not([data-zoomed="true"])')?.getBoundingClientRect();
    const isSeen = ({ x, y }: Point): boolean =>
      map !== undefined && x > map.left && x < map.right && y > Math.max(0, map.top) && y < Math.min(innerHeight, map.bottom);
    const lit = [...document.querySelectorAll('.pan-zoom-viewport [role="button"][data-lit="true"]')].filter(isOffered);
    const tried = lit.map((one) => ({ one, points: whereTried(one.getBoundingClientRect()) })).filter(({ points }) => points.every(isSeen));
    if (tried.length === 0 || tried.some(({ one, points }) => points.some((point) => hits(one, point)))) return null;
    const [point] = tried[0]?.points ?? [];
    const under = point && document.elementFromPoint(point.x, point.y);
    // A drawer, a menu or a bar that somebody has opened.
    if (under && !under.closest('.board-area')) return null;
    return `none of ${lit.length} lit pieces of the map can be pressed; over the first lies ${under ? aboutOf(under) : 'nothing'}`;
  },
  readable(which) {
    if (hearing() !== document.documentElement || document.querySelector(OVER_THE_MAP)) return null;
    const several = [...document.querySelectorAll(READABLE)].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      return hits(one, point) ? [{ ...point, about: aboutOf(one) }] : [];
    });
    return several[Math.floor(which * several.length)] ?? null;
  },
  isRead({ x, y }) {
    const piece = document.elementFromPoint(x, y)?.closest(READABLE);
    if (!piece || hearing() !== document.documentElement) return true;
    return document.querySelector('.forecast-card:popover-open, .docked-forecast[data-pointed="true"]') !== null;
  },
  forget() {
    found = [];
  },
};

export type { Found, Kind, Point };
