import './cover.css';
import { CoverFrame } from '@madang/board-kit/cover';
import { LOOKS } from '@madang/games/boards';

/** A game's picture on the shelf: decoration, its name stands beside it. A game without one gets the courtyard. */
export function Cover({ game }: { readonly game: string }) {
  const Picture = LOOKS[game]?.Cover ?? Courtyard;
  return <Picture />;
}

/** Four wings around a yard. */
const Courtyard = () => (
  <CoverFrame game="courtyard">
    <rect width="320" height="180" className="courtyard-sky" />
    <path d="M110 40h100v100H110zM132 62v56h56V62z" fillRule="evenodd" className="courtyard-wings" />
  </CoverFrame>
);
