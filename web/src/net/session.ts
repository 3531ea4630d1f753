import { fail, type Language, type Result } from '@madang/kernel';
import type { Person, Problem } from '@madang/wire';
import { appUrl } from '../reach/base.ts';
import { guestName } from '../reach/guest.ts';
import { isPassing, retryDelay } from '../reach/retry.ts';
import { storeHook } from '../store-hook.ts';
import { beginSession, rename } from './api.ts';
import { createLine, type Line } from './line.ts';
import type { Socket } from './link.ts';

/** Whether a server is there, and who we are to it. */
interface SessionStore {
  readonly person: Person | null;
  readonly problem: Problem | null;
  readonly asked: boolean;
  /** `guest`: a name for a guest without one, in their language. */
  begin(language: Language, guest: (code: string) => string): Promise<void>;
  /** Names a guest again who has the name of another language: that of the page before the language was changed. */
  translate(guest: (code: string) => string): void;
  rename(name: string): Promise<Problem | null>;
}

async function named(begun: Result<Person, Problem>, guest: (code: string) => string): Promise<Result<Person, Problem>> {
  const name = begun.ok ? guestName(begun.value, guest) : undefined;
  return name === undefined ? begun : rename(name);
}

/** The question that is under way: who asks meanwhile has the same answer, so nobody becomes two guests. */
let asking: Promise<void> | undefined;

/** How often in a row the server could not be asked, and when it is asked again. */
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;

/** This browser's session with the server. */
export const useSession = storeHook<SessionStore>((set, get) => ({
  person: null,
  problem: null,
  asked: false,
  begin(language, guest) {
    const ask = async (): Promise<void> => {
      clearTimeout(again);
      // Without cookies every question comes from a new guest.
      const begun = navigator.cookieEnabled ? await named(await beginSession(language), guest) : fail({ code: 'no-cookies' });
      asking = undefined;
      set(begun.ok ? { person: begun.value, problem: null, asked: true } : { problem: begun.problem, asked: true });
      if (begun.ok) failures = 0;
      if (begun.ok || !isPassing(begun.problem)) return;
      const retry = (): void => {
        window.removeEventListener('online', retry);
        void get().begin(language, guest);
      };
      again = setTimeout(retry, retryDelay(failures));
      window.addEventListener('online', retry);
      failures += 1;
    };
    asking ??= ask();
    return asking;
  },
  translate(guest) {
    const { person } = get();
    const name = person ? guestName(person, guest) : undefined;
    if (!person || name === undefined) return;
    // At once, so that several parts of a page do not ask the server for the same name.
    set({ person: { ...person, name } });
    void rename(name);
  },
  async rename(name) {
    const renamed = await rename(name);
    if (!renamed.ok) return renamed.problem;
    set({ person: renamed.value });
    return null;
  },
}));

/** Waits until the server has said who we are, or could not: before that it takes nothing from us. */
export const whenAsked = (): Promise<void> =>
  new Promise((resolve) => {
    if (useSession.getState().asked) return resolve();
    const stop = useSession.subscribe(({ asked }) => {
      if (!asked) return;
      stop();
      resolve();
    });
  });

function openSocket(): Socket {
  const address = appUrl('api/socket');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  const opened: Socket = { send: (text) => socket.send(text), close: () => socket.close(), onopen: null, onclose: null, onmessage: null };
  socket.onopen = () => opened.onopen?.();
  socket.onclose = ({ code }) => opened.onclose?.(code);
  socket.onmessage = ({ data }) => opened.onmessage?.({ data });
  return opened;
}

/** Milliseconds after the last press or key in which somebody is taken to be at the page. */
const ATTENDED_MS = 120_000;

/** Follows whether somebody is at the page. `back`: called when they come back after a while. */
function watchAttendance(back: () => void): () => boolean {
  let last = performance.now();
  const isThere = (): boolean => document.visibilityState === 'visible' && performance.now() - last < ATTENDED_MS;
  const onSign = (): void => {
    const was = isThere();
    last = performance.now();
    if (!was) back();
  };
  for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) document.addEventListener(sign, onSign, { capture: true, passive: true });
  return isThere;
}

let line: Line | undefined;

/** The one line to the server; it comes back when the network does. */
export function theLine(): Line {
  if (line) return line;
  const attended = watchAttendance(() => line?.probe());
  const made = createLine({
    attended,
    open: openSocket,
    schedule: (callback, milliseconds) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    jitter: Math.random,
  });
  window.addEventListener('online', made.wake);
  window.addEventListener('offline', made.probe);
  made.look(document.visibilityState !== 'visible');
  document.addEventListener('visibilitychange', () => {
    made.look(document.visibilityState !== 'visible');
    if (document.visibilityState === 'visible') made.wake();
  });
  line = made;
  return made;
}
