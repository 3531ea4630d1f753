/** Returns a request's address as the routes know it: without the path that the server lives below. */
export function withoutBase(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** Returns the page with the path put before every file that it names. */
export const pageBelow = (page: string, basePath: string): string => page.replaceAll(/\b(href|src)="\//g, `$1="${basePath}/`);
