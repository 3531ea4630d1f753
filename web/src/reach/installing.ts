/** What a browser hands over that can install the page. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function';

let offered: InstallPrompt | undefined;
const heard = new Set<() => void>();

/** Keeps the browser's offer to install the page: it comes once, perhaps before anything is on the screen. */
export function watchInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    offered = event;
    for (const hear of heard) hear();
  });
}

/** The browser's offer; undefined: it has made none. */
export const installPrompt = (): InstallPrompt | undefined => offered;

/** Calls back when the browser offers it. The result ends that. */
export function onInstallPrompt(hear: () => void): () => void {
  heard.add(hear);
  return () => void heard.delete(hear);
}
