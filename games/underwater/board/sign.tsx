import { Glyph } from '@madang/board-kit';
import { BUILDINGS, CITY_TYPES, COLOURS, GOODS, KINDS } from '../rules/index.ts';
import { ColourSign } from './pieces/colour.tsx';
import { GoodGlyph } from './pieces/goods.tsx';
import { KindGlyph } from './pieces/kinds.tsx';
import { BuildingShape, DomeShape } from './pieces/structures.tsx';

/** A thing of the board alone, by the id that the first pages give it. */
export function Sign({ id }: { readonly id: string }) {
  const good = GOODS.find((one) => one === id);
  if (good) return <GoodGlyph good={good} size={26} />;
  const [kind = '', upgraded] = id.split('/');
  const building = BUILDINGS.find((one) => one === kind);
  if (building)
    return (
      <Glyph box={[26, 26]} width={32}>
        <BuildingShape kind={building} upgraded={upgraded !== undefined} size={20} />
      </Glyph>
    );
  const city = CITY_TYPES.find((one) => one === id);
  if (city)
    return (
      <Glyph box={[42, 42]} width={36}>
        <DomeShape symbiotic={city === 'symbiotic'} size={40} />
      </Glyph>
    );
  const colour = COLOURS.find((one) => one === id);
  if (colour)
    return (
      <span className={`colour-${colour}`}>
        <ColourSign colour={colour} size={24} />
      </span>
    );
  const card = KINDS.find((one) => one === id);
  return card ? <KindGlyph kind={card} size={24} /> : null;
}
