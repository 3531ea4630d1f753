import { inSentences, ScrollPanel } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { CONTRACTS, deckOf } from '../../rules/index.ts';
import { cardText, contractText, titleIn } from '../../text/index.ts';
import { useCardAbout } from '../about.ts';
import { ColourSign } from '../pieces/colour.tsx';
import { GoodGlyph } from '../pieces/goods.tsx';
import { KindGlyph } from '../pieces/kinds.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { CardArt, ContractArt } from './art/art.tsx';
import { useCardWords } from './card.tsx';
import { roomOf } from './room.ts';

/** From so many letters on, words are set smaller, then have the whole width; from the last on, the picture says it and the words wait for a look at the card. */
const LONG = [60, 84, 112] as const;

/** How long words are: 0 to 3. */
const lengthOf = (words: string): number => LONG.filter((most) => roomOf(words) > most).length;

/** The Special cards that can be taken, with what they cost to play; the contracts where they are played with. */
export function Specials() {
  const { view } = useTable();
  const say = useSay();
  const top = view.specials.at(-1);
  const face = [...(top !== undefined && top >= 0 ? [top] : []), ...view.display];
  return (
    <ScrollPanel data-area="market" tab="specials" className="specials on-paper" tabindex={0} label={say('underwater.board.specials')}>
      <header className="specials-head">
        <span className="panel-title">{say('underwater.board.specials')}</span>
        <SpecialDeck />
      </header>
      <div className="special-cards">
        {face.map((card) => (
          <SpecialCard key={card} number={card} top={card === top} />
        ))}
        {view.contracts.map((contract) => (
          <ContractCard key={contract} number={contract} />
        ))}
      </div>
    </ScrollPanel>
  );
}

/** The deck: its next three cards may be looked at. */
const SpecialDeck = keptPart(
  ({ view }) => [view.specials.length],
  function SpecialDeck() {
    const { view } = useTable();
    const say = useSay();
    const count = view.specials.length;
    const piece = usePiece('specials', say('underwater.board.specialDeck', { count }));
    return (
      <span className="special-deck" data-anchor="specials" {...piece}>
        <GoodGlyph good="cards" size={15} />
        {count}
      </span>
    );
  },
);

const SpecialCard = keptPart(
  ({ view }, { number }) => [deckOf(view).cards[number]],
  function SpecialCard({ number, top }: { readonly number: number; readonly top: boolean }) {
    const { view, owner } = useTable();
    const say = useSay();
    const words = useCardWords();
    const card = deckOf(view).cards[number];
    const piece = usePiece(`special:${number}`, card ? words(card) : '', true, useCardAbout(playerOf(view, owner), card));
    if (!card) return null;
    const text = say(cardText(card));
    return (
      <div
        className={`special-card on-face colour-${card.colour}`}
        data-long={lengthOf(text)}
        data-top={top}
        data-anchor={`special:${number}`}
        {...piece}
      >
        <CardArt card={card} />
        <span className="card-cost">
          <GoodGlyph good="credits" size={13} />
          {card.cost}
        </span>
        <ColourSign colour={card.colour} size={12} />
        <b>{say(titleIn(view, card.number))}</b>
        <span className="kind-mark">
          <KindGlyph kind={card.kind} size={13} />
          <span className="card-kind">{say(`underwater.board.kind.${card.kind}`)}</span>
        </span>
        <span className="special-text">{text}</span>
      </div>
    );
  },
);

/** A contract that lies face up. */
const ContractCard = keptPart(
  ({ view }, { number }) => [deckOf(view).contracts[number]],
  function ContractCard({ number }: { readonly number: number }) {
    const { view } = useTable();
    const say = useSay();
    const id = CONTRACTS[number] ?? 'contract-1';
    const contract = deckOf(view).contracts[number];
    const title = say(`underwater.contract.${id}`);
    const effect = contract ? say(contractText(contract)) : '';
    const piece = usePiece(`contract:${id}`, inSentences([title, effect]));
    return (
      <div className="special-card on-face contract-card" data-long={lengthOf(effect)} {...piece}>
        {contract && <ContractArt contract={contract} />}
        <b>{title}</b>
        <span className="special-text">{effect}</span>
      </div>
    );
  },
);
