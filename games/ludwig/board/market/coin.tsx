/** A coin: money. */
export const Coin = ({ size = 10 }: { readonly size?: number }) => (
  <svg className="coin" viewBox="0 0 10 10" width={size} height={size} aria-hidden="true">
    <circle cx="5" cy="5" r="4.2" />
  </svg>
);
