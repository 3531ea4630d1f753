import type { Drawing, Picture } from './draw.ts';

/** The first file of the thread that draws boards; CommonJS for the reason that bots/pool/entry.cts tells. */

const drawing = import('./draw.ts');
// Where it fails, the request for a picture is told.
drawing.catch(() => undefined);

/** Draws one board in this thread. */
module.exports = async (request: Drawing): Promise<Picture | null> => (await drawing).default(request);
