import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Files that a page without a network needs; type comes as it is used, there are megabytes of it. */
const KEPT = /\.(js|css|html|svg|webmanifest)$/;

/** What the worker does: it keeps the app, shows pushes and opens the table that one leads to. LIST and NAME are put in by the build. */
const WORKER = `// Keeps the app for pages without a network. Made by the build.
const NAME = '%NAME%';
const HOME = self.registration.scope;
// Addresses that people send each other; the page turns them into its own.
const SENT = /^(t|join|replay|g)\\//;
const LIST = %LIST%.map((file) => new URL(file, HOME).href);
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(LIST)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('madang-') && name !== NAME);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
const keep = async (request, response) => {
  if (response.ok) await (await caches.open(NAME)).put(request, response.clone());
  return response;
};
// A server that is silent for five seconds is taken for away, and so is one whose proxy says so.
const page = async (request) => {
  const asked = fetch(request).catch(() => undefined);
  const silent = new Promise((done) => setTimeout(done, 5000));
  const answer = await Promise.race([asked, silent]);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(HOME)) ?? (await asked) ?? Response.error();
};
const asset = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(HOME)) return;
  const path = url.pathname.slice(new URL(HOME).pathname.length);
  if (request.mode === 'navigate' && (path === '' || SENT.test(path))) event.respondWith(page(request));
  else if (url.href.startsWith(HOME + 'assets/') || LIST.includes(url.origin + url.pathname)) event.respondWith(asset(request));
});
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: new URL('icon-192.png', HOME).href, badge: new URL('icon-192.png', HOME).href, data: { path } }));
});
// A client's own url is that of its first page in some browsers, so the page is asked where it is.
const addressOf = (page) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  page.postMessage({ ask: 'address' }, [port2]);
  setTimeout(() => resolve(page.url), 500);
});
// The tab that shows the table, else one that shows the lobby, else a new one: another tab may be in the middle of a match.
const show = async (path) => {
  const target = new URL(path.replace(/^\\//, ''), HOME);
  if (!target.href.startsWith(HOME)) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const found = await Promise.all(pages.map(async (page) => ({ page, at: new URL(await addressOf(page)) })));
  const there = found.find(({ at }) => at.hash.split('?')[0] === target.hash);
  if (there) return there.page.focus();
  const idle = found.find(({ at }) => at.hash === '' || at.hash === '#/');
  if (!idle) return self.clients.openWindow(target.href);
  await idle.page.focus();
  await idle.page.navigate(target.href).catch(() => self.clients.openWindow(target.href));
};
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});
`;

/** The addresses of all files below a folder, seen from there. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);

/** Writes the worker that lets the app open offline, with the list of what was built. */
export const offlinePage = (): Plugin => ({
  name: 'madang-offline-page',
  apply: 'build',
  writeBundle({ dir }) {
    if (dir === undefined) throw new Error('the build has no folder');
    const files = filesIn(dir).filter((file) => KEPT.test(file) && file !== 'index.html' && file !== 'offline.js');
    const list = JSON.stringify(['./', ...files.sort()]);
    const name = `madang-${createHash('sha256').update(list).digest('hex').slice(0, 12)}`;
    writeFileSync(join(dir, 'offline.js'), WORKER.replace('%NAME%', name).replace('%LIST%', list));
  },
});
