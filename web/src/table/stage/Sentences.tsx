import type { Glance } from '../log/deeds.ts';

/** A turn in words, its deed first and the largest. `mine`: what it brings the reader. */
export const Sentences = ({ glance: { deed, rest }, mine }: { readonly glance: Glance; readonly mine: string | null }) => (
  <>
    <strong key={deed}>{deed}</strong>
    {rest === '' ? null : <small>{rest}</small>}
    {mine === null ? null : <b className="stage-mine">{mine}</b>}
  </>
);
