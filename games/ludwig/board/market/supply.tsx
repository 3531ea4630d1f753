import { Card } from '@madang/board-kit';
import { CORRIDOR_PRICE, faceOf, HALLWAY, STAIRS } from '../../components/index.ts';
import { leftOf } from '../../rules/market/buying.ts';
import { corridorWord } from '../../rules/spelling.ts';
import { tileText } from '../../text/names.ts';
import { useFace } from '../about.tsx';
import { Tile } from '../rooms/miniature.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { money, word } from '../words.ts';

/** The corridor supply: hallways and stairs, and how many of each are left. */
export function Supply({ unit }: { readonly unit: number }) {
  const say = useSay();
  return (
    <fieldset className="supply" aria-label={say('supply')}>
      {[HALLWAY, STAIRS].map((tile) => (
        <CorridorTile key={tile} tile={tile} unit={unit} priced />
      ))}
    </fieldset>
  );
}

interface TileProps {
  readonly tile: number;
  readonly unit: number;
  /** Its price stands below its name. */
  readonly priced?: boolean;
}

/** Tiles of the supply of one kind. */
export const CorridorTile = keptPart(
  ({ view }, { tile }) => [leftOf(view, tile)],
  function CorridorTile({ tile, unit, priced = false }: TileProps) {
    const { view } = useTable();
    const say = useSay();
    const name = corridorWord(tile);
    const count = leftOf(view, tile);
    const left = word('supplyOf', { tile: tileText(name), count });
    const { about } = useFace()(faceOf(tile), [left]);
    return (
      <Card
        piece={usePiece(`tile:${name}`, say(left), true, about)}
        className="corridor-tile"
        data-anchor={`supply:${name}`}
        data-empty={count === 0}
      >
        <Tile face={tile} unit={unit} />
        <span className="corridor-name">
          {say(tileText(name))} <b>×{count}</b>
          {priced && <span className="corridor-price">{say(money(CORRIDOR_PRICE))}</span>}
        </span>
      </Card>
    );
  },
);
