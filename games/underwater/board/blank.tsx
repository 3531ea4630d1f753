import { type BlankProps, GameRoot } from '@madang/board-kit';
import type { Message } from '@madang/kernel';
import { isRecord } from '@madang/kernel/shapes';
import { readPiece, type TypedPiece } from '../components/decks/asked.ts';
import { COLOURS, type Colour, KINDS, type Kind } from '../rules/index.ts';
import { cardText, contractText, metropolisText } from '../text/index.ts';
import { CardArt, ContractArt, TileArt } from './cards/art/art.tsx';
import { ColourSign } from './pieces/colour.tsx';
import { GoodGlyph } from './pieces/goods.tsx';
import { KindGlyph } from './pieces/kinds.tsx';
import { say as message } from './words.ts';
import './styles/index.ts';
import './styles/blank.css';

/** A card, metropolis or contract of a pack: blank at first, and filled as it is typed. Read aloud as what it does. */
export function Blank({ entry, record, name, say }: BlankProps) {
  const piece = readPiece(entry, record);
  const colour = COLOURS.find((one) => one === record.colour);
  const kind = isRecord(record.does) ? KINDS.find((one) => isRecord(record.does) && record.does.kind === one) : undefined;
  return (
    <GameRoot name="underwater">
      <div className="blank-card">
        <span className={`card uw-card on-face colour-${colour ?? 'none'}`}>
          {piece?.card && <CardArt card={piece.card} />}
          {piece?.tile && <TileArt tile={piece.tile} />}
          {piece?.contract && <ContractArt contract={piece.contract} />}
          <Head colour={colour} cost={record.cost} title={say(titleOf(record) ?? name)} />
          <span className="card-text">{piece ? say(textOf(piece)) : ''}</span>
          <Foot kind={kind} say={say} />
        </span>
      </div>
    </GameRoot>
  );
}

interface HeadProps {
  readonly colour: Colour | undefined;
  readonly cost: unknown;
  readonly title: string;
}

const Head = ({ colour, cost, title }: HeadProps) => (
  <span className="card-head">
    {colour && <ColourSign colour={colour} size={13} />}
    <span className="card-title">{title}</span>
    {typeof cost === 'number' && (
      <span className="card-cost">
        <GoodGlyph good="credits" size={14} />
        {cost}
      </span>
    )}
  </span>
);

const Foot = ({ kind, say }: { readonly kind: Kind | undefined; readonly say: BlankProps['say'] }) => (
  <span className="card-foot">
    {kind && <KindGlyph kind={kind} size={13} />}
    <span className="card-kind">{kind ? say(message(`underwater.board.kind.${kind}`)) : ''}</span>
  </span>
);

/** A title that is typed, in the reader's language where there is one. */
function titleOf({ title }: BlankProps['record']): Message | undefined {
  if (!isRecord(title)) return undefined;
  const all = ['en', 'ko', 'zh'].map((language) => title[language]);
  const any = all.find((one) => typeof one === 'string' && one !== '');
  if (typeof any !== 'string') return undefined;
  const [en, ko, zh] = all.map((one) => (typeof one === 'string' && one !== '' ? one : any));
  return message('underwater.title.own', { en: en ?? any, ko: ko ?? any, zh: zh ?? any });
}

/** What the piece does, in words. */
function textOf({ card, tile, contract }: TypedPiece): Message {
  if (card) return cardText(card);
  if (tile) return metropolisText(tile);
  return contract ? contractText(contract) : { key: 'underwater.list.none' };
}
