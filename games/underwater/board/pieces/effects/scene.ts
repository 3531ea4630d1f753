import type { Card, GovernmentContract, MetropolisTile } from '../../../rules/index.ts';
import { conditionParts, GIVE, partsOf } from './drawn.ts';
import { type Part, part } from './parts.ts';

/** A card as a row of things: what it needs, then what it does. */
export function sceneOf({ requires, instant, permanent, action, production, endScoring }: Card): readonly Part[] {
  const effects = [instant, permanent, action, production, endScoring].flatMap((one) => (one ? [one] : []));
  return [...(requires ? [...conditionParts(requires), GIVE] : []), ...effects.flatMap(partsOf)];
}

/** A government contract as a row of things: what it asks for, then its reward. */
export const contractScene = ({ needs, reward }: GovernmentContract): readonly Part[] => [...needs.flatMap(conditionParts), GIVE, ...partsOf(reward)];

/** A metropolis as a row of things: itself, then what it gives. */
export const tileScene = (tile: MetropolisTile): readonly Part[] => [
  part(tile.colour === 'brown' ? 'brownMetropolis' : 'metropolis'),
  GIVE,
  ...(tile.colour === 'brown' ? partsOf(tile.endScoring) : [tile.instant, tile.production].flatMap((one) => (one ? partsOf(one) : []))),
];
