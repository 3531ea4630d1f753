import '@fontsource-variable/noto-sans-kr';
import '@madang/board-kit/tokens.css';
import '@madang/board-kit/contrast.css';
// Sheets of the pages that most begin with come as one file, in this order; later parts bring theirs.
import './styles/base.css';
import './page/page.css';
import './page/dialog.css';
import './page/toasts/toasts.css';
import './styles/start.css';
import './styles/controls.css';
import './styles/rows.css';
import './art/cover.css';
import './lobby/shelf/shelf.css';
import './lobby/learn-link.css';
import './lobby/open-file.css';
import './lobby/install-hint.css';
import './match-file/file-button.css';
import './styles/light.css';
import './styles/contrast.css';
import { ownAddress } from './access/shared-address.ts';
import { reloadWhenServed } from './reach/served.ts';

/** Milliseconds until a page that has not begun says so. */
const LATE_MS = 8_000;
/** Milliseconds until it is loaded anew: at once where a part failed, later where it may only be slow. */
const FAILED_RELOAD_MS = 4_000;
const LOST_RELOAD_MS = 30_000;

/** Resolves once a style sheet is here. A browser paints nothing while it waits for one. */
const styled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    if (link.sheet) return done();
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => fail(new Error(`${link.href} does not load`)));
  });

const parsed = new Promise<void>((done) => {
  if (document.readyState !== 'loading') return done();
  document.addEventListener('DOMContentLoaded', () => done());
});

/** Shows what stands in the page for this case, in the browser's language where it is one of ours. */
function tell(isOld: boolean): void {
  const said = [...document.querySelectorAll<HTMLElement>('.start section')];
  const chosen = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => said.some(({ lang }) => lang.startsWith(tag)));
  for (const section of said) section.hidden = chosen !== undefined && !section.lang.startsWith(chosen);
  for (const line of document.querySelectorAll<HTMLElement>('.start [data-when]')) line.hidden = (line.dataset.when === 'old') !== isOld;
  document.querySelector('.start')?.setAttribute('data-told', 'true');
  // A sheet that never comes would keep the page white.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (!link.sheet) link.remove();
}

async function start(): Promise<void> {
  const own = ownAddress(window.location);
  if (own !== undefined) window.history.replaceState(null, '', own);
  await parsed;
  const late = setTimeout(() => tell(false), LATE_MS);
  const giveUp = reloadWhenServed(LOST_RELOAD_MS);
  try {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    // The page that most begin with comes beside the app's main part, not after it.
    if (/^(#\/?)?$/.test(window.location.hash)) import('./lobby/Lobby.tsx').catch(() => undefined);
    const [{ begin }] = await Promise.all([import('./main.tsx'), ...sheets.map(styled)]);
    await begin();
  } catch (error) {
    console.error(error);
    tell(error instanceof SyntaxError);
    reloadWhenServed(FAILED_RELOAD_MS);
  } finally {
    clearTimeout(late);
    giveUp();
  }
}

void start();
