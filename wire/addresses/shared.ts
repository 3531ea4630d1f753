/** A part of a server that people send each other a link to. `invitation`: the secret of a table that is not listed. */
export type SharedPlace =
  | { readonly kind: 'table'; readonly id: string; readonly invitation: string | null; readonly at: number | null }
  | { readonly kind: 'replay'; readonly id: string; readonly at: number | null }
  | { readonly kind: 'game'; readonly game: string };

const step = (at: number | null): string => (at === null ? '' : `?at=${at}`);

/**
 * The path of an address that people send each other: `/t/<table>`, `/join/<table>/<invitation>`, `/replay/<table>`, `/g/<game>`. The server answers
 * it with the page and a preview for chat programs. It has no fragment, because those programs never see one.
 */
export function sharedPath(place: SharedPlace): string {
  switch (place.kind) {
    case 'table': {
      const id = encodeURIComponent(place.id);
      const way = place.invitation === null ? `/t/${id}` : `/join/${id}/${encodeURIComponent(place.invitation)}`;
      return way + step(place.at);
    }
    case 'replay':
      return `/replay/${encodeURIComponent(place.id)}${step(place.at)}`;
    case 'game':
      return `/g/${encodeURIComponent(place.game)}`;
  }
}

/** A path's part as it was written; one that is no valid escape stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The place that a path and a query name, seen from the server's own path; undefined: they name none. */
export function readSharedPath(path: string, query = ''): SharedPlace | undefined {
  const [page = '', ...parts] = path.replaceAll(/^\/|\/$/g, '').split('/');
  const [id = '', invitation] = parts.map(decoded);
  if (id === '' || parts.length !== (page === 'join' ? 2 : 1)) return undefined;
  const written = new URLSearchParams(query).get('at') ?? '';
  const at = /^\d{1,6}$/.test(written) ? Number(written) : null;
  switch (page) {
    case 't':
      return { kind: 'table', id, invitation: null, at };
    case 'join':
      return invitation === undefined || invitation === '' ? undefined : { kind: 'table', id, invitation, at };
    case 'replay':
      return { kind: 'replay', id, at };
    case 'g':
      return { kind: 'game', game: id };
    default:
      return undefined;
  }
}
