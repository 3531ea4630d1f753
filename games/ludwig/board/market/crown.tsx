/** The Master Builder's sign. */
export const Crown = ({ anchor }: { readonly anchor?: string }) => (
  <svg className="crown" data-anchor={anchor} viewBox="0 0 16 14" width="16" height="14" aria-hidden="true">
    <path d="M1.4 12.4L.8 3.6L4.6 7L8 1.4L11.4 7L15.2 3.6L14.6 12.4z" strokeLinejoin="round" />
  </svg>
);
