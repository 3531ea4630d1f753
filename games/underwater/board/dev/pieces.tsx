import { BoardLookProvider } from '@madang/board-kit/printed';
import { deckOf } from '../../rules/index.ts';
import { CardArt } from '../cards/art/art.tsx';
import { ThingSign } from '../pieces/things/thing.tsx';
import { THINGS } from '../pieces/things/things.ts';
import '../styles/index.ts';
import './pieces.css';

/** Our own deck. */
const MADANG = 'madang-2';

const nameOf = (name: string): name is keyof typeof THINGS => name in THINGS;

/** All things and the pictures of all cards, by day and at night. */
export const Pieces = () => (
  <BoardLookProvider value="printed">
    {(['paper', 'night'] as const).map((theme) => (
      <div key={theme} data-theme={theme}>
        <div className="underwater pieces">
          {Object.keys(THINGS)
            .filter(nameOf)
            .map((name) => (
              <figure key={name} className="piece">
                <ThingSign name={name} size={44} />
                <ThingSign name={name} size={17} />
                <figcaption className="piece-name">{name}</figcaption>
              </figure>
            ))}
          {deckOf({ options: { deck: MADANG } }).cards.map((card) => (
            <span key={card.number} className={`piece-art colour-${card.colour}`}>
              <CardArt card={card} />
            </span>
          ))}
        </div>
      </div>
    ))}
  </BoardLookProvider>
);
