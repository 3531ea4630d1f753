import type { Glance } from '../log/deeds.ts';

/** A turn in words, in the order of time, its deed the largest. `mine`: what it brings the reader. */
export const Sentences = ({ glance: { before, deed, after }, mine }: { readonly glance: Glance; readonly mine: string | null }) => (
  <span className="stage-said">
    {before === '' ? null : <small>{before}</small>}
    <strong key={deed}>{deed}</strong>
    {after === '' ? null : <small>{after}</small>}
    {mine === null ? null : <b className="stage-mine">{mine}</b>}
  </span>
);
