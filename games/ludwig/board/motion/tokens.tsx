import { FACE_NAMES, ROOM_SIZES } from '../../components/index.ts';
import { Silhouette } from '../panels/stacks.tsx';
import { Tile } from '../rooms/miniature.tsx';

const NAMES: readonly string[] = FACE_NAMES;

/** Pixels a unit of a flying tile. */
const UNIT = 13;

/** What flies over the board, by the name that the script gives it: `tile:parlor`, `back:300`, `coin`, `card`. */
export function tokenOf(name: string) {
  const [kind, of] = name.split(':');
  switch (kind) {
    case 'tile':
      return <FlyingTile name={of ?? ''} />;
    case 'back':
      return <FlyingBack size={Number(of)} />;
    case 'card':
      return <span className="flying-card" />;
    default:
      return <span className="flying-coin" />;
  }
}

function FlyingTile({ name }: { readonly name: string }) {
  const face = NAMES.indexOf(name);
  return face < 0 ? null : <Tile face={face} unit={UNIT} points />;
}

function FlyingBack({ size }: { readonly size: number }) {
  const known = ROOM_SIZES.find((one) => one === size);
  return known === undefined ? null : <Silhouette size={known} unit={UNIT} />;
}
