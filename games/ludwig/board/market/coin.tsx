/** From this size on a coin shows its crown. */
const CROWNED = 20;

/** A coin: money. */
export const Coin = ({ size = 10 }: { readonly size?: number }) => (
  <svg className="coin" viewBox="0 0 10 10" width={size} height={size} aria-hidden="true">
    <circle cx="5" cy="5" r="4.2" />
    {size >= CROWNED && <path d="M2.7 6.7V3.8L4 5L5 3.1L6 5L7.3 3.8V6.7z" className="coin-crown" />}
  </svg>
);
