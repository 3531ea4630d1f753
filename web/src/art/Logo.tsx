/**
 * A courtyard from above: four wings of a house around a yard, a player at each side. It is also ㅁ, the first letter of
 * 마당.
 */
export const Logo = ({ size = 28 }: { readonly size?: number }) => (
  <svg className="logo" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    <path d="M3 3h42v42H3zM9.5 9.5v29h29v-29z" fill="currentColor" fillRule="evenodd" />
    <circle cx="24" cy="16.6" r="4.6" fill="var(--seat-0)" />
    <path d="M32 19.2l4.9 8.6h-9.8z" fill="var(--seat-1)" />
    <path d="M20 27.6h8v8h-8z" fill="var(--seat-2)" />
    <path d="M16 19l5 5-5 5-5-5z" fill="var(--seat-3)" />
  </svg>
);
