import { Drawer } from '@madang/board-kit';
import { countOf } from '@madang/kernel';
import { type Card, COLOURS, deckOf, HIDDEN_CARD, KINDS, type Underwater } from '../../rules/index.ts';
import { titleIn } from '../../text/index.ts';
import { useCardWords } from '../cards/card.tsx';
import { ColourSign } from '../pieces/colour.tsx';
import { GoodGlyph } from '../pieces/goods.tsx';
import { KindGlyph } from '../pieces/kinds.tsx';
import { useSay, useTable } from '../table.tsx';

/** The deck of the era: how many cards are left; opened, what is known of those that the reader has not seen. */
export function Piles() {
  const { view } = useTable();
  const say = useSay();
  const count = view.deck.length;
  const title = say('underwater.board.piles', { count });
  return (
    <span className="piles" data-anchor="deck">
      <Drawer
        title={title}
        handle={
          <span className="deck-handle">
            <GoodGlyph good="cards" size={16} />
            <b>{count}</b>
          </span>
        }
      >
        <div className="knowledge">
          <p>{say('underwater.board.deckLeft', { count, discarded: view.discard.length })}</p>
          <Unseen />
          <Seen title={say('underwater.board.discarded', { count: view.discard.length })} cards={view.discard} />
          <Seen title={say('underwater.board.knownUnder')} cards={view.specials.filter((card, i) => card >= 0 && i < view.specials.length - 1)} />
        </div>
      </Drawer>
    </span>
  );
}

/** The era's cards that lie nowhere in sight: in the deck or in others' hands. */
function unseenOf(view: Underwater): readonly Card[] {
  const shown = new Set([...view.deck, ...view.discard, ...view.gone]);
  for (const one of view.players) {
    const lists = [one.hand, one.shown, one.looked, one.ready, one.spent, one.permanents, one.productions, one.endings, one.paid];
    for (const list of [...lists, [one.played, one.discarded]]) for (const card of list) shown.add(card);
  }
  return deckOf(view).cards.filter(({ pack, number }) => pack === `era${view.era}` && !shown.has(number));
}

/** How many unseen cards of each colour and kind there are, and how many of them others hold. */
function Unseen() {
  const { view } = useTable();
  const say = useSay();
  const unseen = unseenOf(view);
  const held = view.players.reduce((sum, { hand }) => sum + countOf(hand, HIDDEN_CARD - (view.era - 1)), 0);
  return (
    <section>
      <h3>{say('underwater.board.unseen', { count: unseen.length, held })}</h3>
      <table className="unseen-cards">
        <thead>
          <tr>
            <td />
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                <KindGlyph kind={kind} size={14} /> {say(`underwater.board.kind.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLOURS.map((colour) => (
            <tr key={colour} className={`colour-${colour}`}>
              <th scope="row">
                <ColourSign colour={colour} size={13} /> {say(`underwater.board.${colour}`)}
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>{unseen.filter((card) => card.colour === colour && card.kind === kind).length}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cards that everybody, or this reader alone, has seen. */
function Seen({ title, cards }: { readonly title: string; readonly cards: readonly number[] }) {
  const { view } = useTable();
  const say = useSay();
  const words = useCardWords();
  const known = cards.flatMap((number) => deckOf(view).cards[number] ?? []);
  if (known.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="seen-cards">
        {known.map((card) => (
          <li key={card.number} className={`colour-${card.colour}`} data-says={words(card)}>
            <ColourSign colour={card.colour} size={12} /> {say(titleIn(view, card.number))}
          </li>
        ))}
      </ul>
    </section>
  );
}
