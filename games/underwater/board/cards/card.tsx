import { Card as Face } from '@madang/board-kit';
import { at, countOf, playerOf } from '@madang/kernel';
import { ACTION_SLOTS, type Card, deckOf, slotsInPlay } from '../../rules/index.ts';
import { cardText, titleIn } from '../../text/index.ts';
import { useCardAbout } from '../about.ts';
import { ColourSign } from '../pieces/colour.tsx';
import { GoodGlyph } from '../pieces/goods.tsx';
import { KindGlyph } from '../pieces/kinds.tsx';
import { chosenSlot, keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';
import { CardArt } from './art/art.tsx';

/** A card in words: title, colour, kind, what it does. */
export function useCardWords(): (card: Card) => string {
  const say = useSay();
  const { view } = useTable();
  return (card) =>
    say('underwater.board.card', {
      title: titleIn(view, card.number),
      colour: message(card.colour === 'none' ? 'underwater.board.noColour' : `underwater.board.${card.colour}`),
      kind: message(`underwater.board.kind.${card.kind}`),
      effect: cardText(card),
      cost: card.cost,
    });
}

/** Where a card of the hand fits: whether the chosen slot has its colour, or how many such slots are free. */
function Fit({ card }: { readonly card: Card }) {
  const { view, props } = useTable();
  const say = useSay();
  const slots = slotsInPlay(view.players.length).filter((slot) => ACTION_SLOTS[slot]?.colour === card.colour);
  const chosen = chosenSlot(props);
  if (chosen !== undefined) {
    const fits = slots.includes(chosen);
    return (
      <span className="card-fit" data-fits={fits}>
        {say(fits ? 'underwater.board.fits' : 'underwater.board.unfit')}
      </span>
    );
  }
  const free = countOf(
    slots.map((slot) => at(view.slots, slot)),
    0,
  );
  return <span className="card-fit">{say('underwater.board.freeSlots', { free, all: slots.length })}</span>;
}

interface CardProps {
  readonly number: number;
  /** The piece that it is: `card:12`. */
  readonly piece: string;
  readonly answers?: boolean;
  /** It leaves the hand by a move that is tried. */
  readonly leaves?: boolean;
}

/** A card face up: colour with its sign, title, what it does, its kind and cost. */
export const CardFace = keptPart(
  ({ view, props }, { number }) => [deckOf(view).cards[number], view.slots, chosenSlot(props), view.players.length],
  function CardFace({ number, piece, answers = true, leaves = false }: CardProps) {
    const say = useSay();
    const { view, targets, owner } = useTable();
    const words = useCardWords();
    const card = deckOf(view).cards[number];
    const about = useCardAbout(playerOf(view, owner), card);
    const props = usePiece(piece, card ? words(card) : '', answers, about);
    if (!card) return null;
    return (
      <Face piece={props} className={`uw-card on-face colour-${card.colour}`} data-lit-card={answers && targets.has(piece)} data-anchor={piece}>
        <CardArt card={card} />
        <span className="card-head">
          <ColourSign colour={card.colour} size={13} />
          <span className="card-title">{say(titleIn(view, card.number))}</span>
          {card.cost > 0 && (
            <span className="card-cost">
              <GoodGlyph good="credits" size={14} />
              {card.cost}
            </span>
          )}
        </span>
        <span className="card-text">{say(cardText(card))}</span>
        <span className="card-foot">
          <span className="kind-mark">
            <KindGlyph kind={card.kind} size={13} />
            <span className="card-kind">{say(`underwater.board.kind.${card.kind}`)}</span>
          </span>
          {leaves && <span className="card-fit">{say('underwater.board.leaves')}</span>}
          {piece.startsWith('card:') && !leaves && <Fit card={card} />}
          {piece === 'played' && <span className="card-fit">{say('underwater.board.inPlay')}</span>}
        </span>
      </Face>
    );
  },
);
