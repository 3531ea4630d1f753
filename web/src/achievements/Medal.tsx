import { RARITIES, type Rarity } from '@madang/kernel';

/** A star's outline around (24, 20). */
const STAR = 'M24 9.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L24 26.1l-6.5 3.5 1.3-7.3-5.3-5.1 7.3-1z';

/** A medal on a ribbon with as many marks as the achievement is seldom; only its outline while it is not reached. Decoration: the words beside it say it. */
export const Medal = ({ rarity, isReached }: { readonly rarity: Rarity; readonly isReached: boolean }) => (
  <svg className="achievement-medal" viewBox="0 0 48 56" width="44" height="52" aria-hidden="true" data-rarity={rarity} data-reached={isReached}>
    <path className="medal-ribbon" d="M15 32l-5 20 8-4 6 6 6-6 8 4-5-20z" />
    <circle className="medal-disc" cx="24" cy="20" r="17" />
    <circle className="medal-ring" cx="24" cy="20" r="13.5" />
    <path className="medal-star" d={STAR} />
    {RARITIES.slice(0, RARITIES.indexOf(rarity) + 1).map((one, i, all) => (
      <circle key={one} className="medal-mark" cx={24 + 7 * (i - (all.length - 1) / 2)} cy="43" r="2.2" />
    ))}
  </svg>
);
