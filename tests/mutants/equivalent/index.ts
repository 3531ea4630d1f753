import { BARRAGE } from './barrage.ts';
import { BOTS } from './bots.ts';
import type { Equivalent } from './equivalent.ts';
import { KERNEL } from './kernel.ts';
import { LUDWIG } from './ludwig.ts';
import { SERVER } from './server.ts';
import { SIBERIA } from './siberia.ts';
import { UNDERWATER } from './underwater.ts';

/** What nobody can see, of every room. */
export const EQUIVALENT: readonly Equivalent[] = [...KERNEL, ...SIBERIA, ...BARRAGE, ...LUDWIG, ...UNDERWATER, ...SERVER, ...BOTS];
