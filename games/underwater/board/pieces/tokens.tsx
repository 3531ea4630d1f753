import { Glyph, type SeatInfo, SeatMark } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';
import { BUILDINGS, deckOf, GOODS, type Underwater } from '../../rules/index.ts';
import { ColourSign } from './colour.tsx';
import { GoodGlyph } from './goods.tsx';
import { BuildingShape, DomeShape } from './structures.tsx';

/** A card on its way, by its colour; its back where it is not known. */
function CardToken({ view, card }: { readonly view: Underwater; readonly card: string }) {
  const found = card === 'back' ? undefined : deckOf(view).cards[Number(card)];
  if (!found) return <span className="card-token card-back" />;
  return (
    <span className={`card-token colour-${found.colour}`}>
      <ColourSign colour={found.colour} size={14} />
    </span>
  );
}

/** What is built, on its way. */
function ThingToken({ thing }: { readonly thing: string }) {
  const building = BUILDINGS.find((one) => one === thing);
  return (
    <Glyph box={[42, 42]} width={30}>
      {building ? (
        <BuildingShape kind={building} upgraded={false} size={36} />
      ) : thing === 'tunnel' ? (
        <>
          <path d="M-18 0H18" className="tube token-tube" />
          <path d="M-16 0H16" className="tube-core" />
        </>
      ) : (
        <DomeShape symbiotic={thing === 'symbiotic'} size={40} />
      )}
    </Glyph>
  );
}

/** How a flying token looks: `seat:0`, `card:12`, `card:back`, `good:kelp`, `thing:farm`, `neutral`, `contract`. */
export function tokenOf(seats: readonly SeatInfo[], view: Underwater, name: string): ReactNode {
  const [kind, which = ''] = name.split(':');
  switch (kind) {
    case 'seat': {
      const seat = seats.find((one) => String(one.seat) === which);
      return seat && <SeatMark seat={seat} size={22} />;
    }
    case 'card':
      return <CardToken view={view} card={which} />;
    case 'good': {
      const good = GOODS.find((one) => one === which);
      return good && <GoodGlyph good={good} size={22} />;
    }
    case 'thing':
      return <ThingToken thing={which} />;
    case 'neutral':
      return <i className="neutral-mark" />;
    case 'contract':
      return <span className="card-token contract-token" />;
    default:
      return null;
  }
}
