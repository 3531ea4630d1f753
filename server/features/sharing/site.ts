import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../core/config.ts';

/** Where the pictures for previews are, seen from the server's own path. */
export const PICTURES = '/pictures/share/';

/** How a server is called in what it sends to strangers. */
export interface Site {
  /** The whole address of a path of this server (`/t/<table>`), as the caller of that host knows it. */
  address(path: string, host: Host): string;
  /** The path of a game's picture; undefined: the build has none. */
  picture(game: string): string | undefined;
}

/** The host that a request was sent to. */
interface Host {
  readonly protocol: string;
  readonly host: string;
}

/** The site of these settings: by PUBLIC_URL, else by the host that a request names. */
export function siteOf({ publicUrl, webFolder }: Pick<Config, 'publicUrl' | 'webFolder'>): Site {
  const folder = join(webFolder, PICTURES);
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return {
    address: (path, { protocol, host }) => `${publicUrl ?? `${protocol}://${host}`}${path}`,
    picture: (game) => (files.has(`${game}.jpg`) ? `${PICTURES}${game}.jpg` : undefined),
  };
}
