import { Glyph } from '@madang/board-kit';

/** The parts of a depletion counter around 0,0: a disc, barren ground, a lone stump. */
export const DepletionShape = () => (
  <>
    <circle r="9" fill="var(--depleted-disc)" stroke="var(--line)" strokeWidth="1.2" />
    <path
      d="M-5.6 3.6H5.6M-2.6 3.4V-.6H2.6V3.4M-4.4 6H4.4M-1-3.4L-2.6-5.4M1.4-3.2L3.4-4.8"
      fill="none"
      stroke="var(--depleted-sign)"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </>
);

/** A depletion counter for HTML. */
export const DepletionCounter = ({ size = 20 }: { readonly size?: number }) => (
  <Glyph box={[20, 20]} width={size}>
    <DepletionShape />
  </Glyph>
);
