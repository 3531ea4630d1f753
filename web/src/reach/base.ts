/** Scripts of a build stand one folder below the page; while developing they stand anywhere, and the page at the root. */
const UP = { built: '../', developed: '/' };

/** Returns the address of something that the server has for the app: `api/tables`. The app may live below any path. */
export function appUrl(path: string): URL {
  const here = import.meta.url;
  return new URL(path, new URL(import.meta.env.PROD ? UP.built : UP.developed, here));
}
