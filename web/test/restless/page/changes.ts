// Runs in the page before its own scripts. Counts whatever a press could bring about.

declare global {
  var restlessChanges: {
    /** Changes of the page, the address, the scrolling, the focus and the state that were seen so far. */
    count(): number;
    /** Resolves once the page has drawn and has nothing to do. */
    drawn(): Promise<void>;
    /** Resolves with true once more was counted than `before`, with false after so many milliseconds. */
    after(before: number, milliseconds: number): Promise<boolean>;
  };
}

/** What moves by itself, with no press; parts that load while the page is quiet are named in its head. */
const TICKING = 'head, .prompt-clock, .seat-clock, [role="timer"], time';
const LOOK_EVERY_MS = 20;
/** Milliseconds that a page may be busy before it is taken for drawn all the same: a busy machine is never idle. */
const IDLE_MS = 60;

let seen = 0;
const count = (): void => {
  seen += 1;
};

/** Focus comes to whatever is pressed: that alone answers nobody. Held weakly, for a piece that is kept keeps all that was drawn with it. */
let pressed: WeakRef<Node> | null = null;

const ticks = ({ target }: MutationRecord): boolean => {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest(TICKING) !== null && element !== null;
};

new MutationObserver((records) => {
  if (!records.every(ticks)) count();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
for (const event of ['scroll', 'change', 'toggle', 'cancel', 'close', 'copy', 'fullscreenchange'])
  document.addEventListener(event, count, { capture: true });
for (const event of ['hashchange', 'popstate', 'pagehide']) window.addEventListener(event, count);
document.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target instanceof Node ? new WeakRef(target) : null;
  },
  { capture: true },
);
document.addEventListener(
  'focusin',
  ({ target }) => {
    const under = pressed?.deref();
    const onPressed = target instanceof Node && under !== undefined && target.contains(under);
    if (!onPressed) count();
  },
  { capture: true },
);

/** What a worker is told changes the state that it holds. */
Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
  apply(post, worker, parts) {
    count();
    return Reflect.apply(post, worker, parts);
  },
});

globalThis.restlessChanges = {
  count: () => seen,
  drawn: () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: IDLE_MS }))),
  async after(before, milliseconds) {
    for (const end = performance.now() + milliseconds; performance.now() < end; ) {
      if (seen > before) return true;
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    }
    return seen > before;
  },
};
