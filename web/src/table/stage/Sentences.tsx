import type { Glance } from '../log/deeds.ts';

/** A turn in words, its deed first and the largest. `mine`: what it brings the reader; where there is no room, what else happened is cut before. */
export const Sentences = ({ glance: { deed, rest }, mine }: { readonly glance: Glance; readonly mine: string | null }) => (
  <span className="stage-said">
    <strong key={deed}>{deed}</strong>
    {mine === null ? null : <b className="stage-mine">{mine}</b>}
    {rest === '' ? null : <small>{rest}</small>}
  </span>
);
