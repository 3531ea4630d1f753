import { ScrollPanel } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { CLAIMED_KINDS, type ClaimedKind, cardPoints, deckOf, METROPOLISES, type Player } from '../../rules/index.ts';
import { cardText, metropolisText, titleIn } from '../../text/index.ts';
import { useCardAbout } from '../about.ts';
import { KindGlyph } from '../pieces/kinds.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { CardArt, TileArt } from './art/art.tsx';
import { useCardWords } from './card.tsx';
import { roomOf } from './room.ts';

/** Cards whose words would fill more lines than these stand by picture and title where the panel is small; a look at one says the rest. */
const MANY = 12;

/** So few stand side by side, each with the whole height. */
const FEW = 2;

/** Letters of a line of theirs, and the least lines of a card. */
const LINE = 32;
const LEAST = 2;

/** The cards before the player, by kind. */
export function OwnCards() {
  const { view, owner } = useTable();
  const say = useSay();
  const me = playerOf(view, owner);
  const { cards } = deckOf(view);
  const lines = CLAIMED_KINDS.flatMap((kind) => cardsOf(me, kind)).map((number) => {
    const card = cards[number];
    return Math.max(LEAST, Math.ceil((card ? roomOf(say(titleIn(view, number)) + say(cardText(card))) : 0) / LINE));
  });
  const many = lines.reduce((sum, one) => sum + one, LEAST * me.gained.length) > MANY;
  return (
    <ScrollPanel
      tab="cards"
      className="own-cards on-paper"
      tabindex={0}
      label={say('underwater.board.cards')}
      data-many={many}
      data-few={lines.length + me.gained.length <= FEW}
    >
      <CardLists player={me} seat={owner} answers />
    </ScrollPanel>
  );
}

interface ListsProps {
  readonly player: Player;
  readonly seat: number;
  readonly answers: boolean;
}

/** Cards of a player by kind. */
export const CardLists = ({ player, seat, answers }: ListsProps) => (
  <>
    {CLAIMED_KINDS.map((kind) => (
      <KindList key={kind} kind={kind} player={player} seat={seat} answers={answers} />
    ))}
    <GainedTiles player={player} />
  </>
);

/** The cards of a kind. */
function cardsOf(player: Player, kind: ClaimedKind): readonly number[] {
  switch (kind) {
    case 'permanent':
      return player.permanents;
    case 'action':
      return [...player.ready, ...player.spent].toSorted((a, b) => a - b);
    case 'production':
      return player.productions;
    case 'endScoring':
      return player.endings;
  }
}

function KindList({ kind, player, seat, answers }: ListsProps & { readonly kind: ClaimedKind }) {
  const say = useSay();
  const cards = cardsOf(player, kind);
  if (cards.length === 0) return null;
  return (
    <section className="kind-list">
      <span className="panel-title">
        <KindGlyph kind={kind} size={13} />
        {say(`underwater.board.kind.${kind}`)}
      </span>
      <div>
        {cards.map((card) => (
          <OwnCard key={card} number={card} seat={seat} spent={player.spent.includes(card)} answers={answers} />
        ))}
      </div>
    </section>
  );
}

interface OwnCardProps {
  readonly number: number;
  readonly seat: number;
  readonly spent: boolean;
  readonly answers: boolean;
}

const OwnCard = keptPart(
  ({ view }, { number, seat }) => [deckOf(view).cards[number], deckOf(view).cards[number]?.kind === 'endScoring' && cardPoints(view, seat, number)],
  function OwnCard({ number, seat, spent, answers }: OwnCardProps) {
    const { view } = useTable();
    const say = useSay();
    const words = useCardWords();
    const card = deckOf(view).cards[number];
    const known = card ? words(card) : '';
    const piece = usePiece(
      `own:${number}`,
      spent ? say('underwater.board.spent', { card: known }) : known,
      answers,
      useCardAbout(playerOf(view, seat), card),
    );
    if (!card) return null;
    return (
      <div className={`own-card on-face colour-${card.colour}`} data-spent={spent} data-anchor={`own:${number}`} {...piece}>
        <CardArt card={card} />
        <span className="own-kind">
          <KindGlyph kind={card.kind} size={14} />
        </span>
        <b>{say(titleIn(view, card.number))}</b>
        <span>{say(cardText(card))}</span>
        {card.kind === 'endScoring' && <em>{say('underwater.goods.points', { n: cardPoints(view, seat, number) })}</em>}
      </div>
    );
  },
);

/** Metropolises gained by a card: they lie beside the board. */
function GainedTiles({ player }: { readonly player: Player }) {
  const { view } = useTable();
  const say = useSay();
  if (player.gained.length === 0) return null;
  return (
    <section className="kind-list">
      <span className="panel-title">{say('underwater.board.metropolises')}</span>
      <ul>
        {player.gained.map((tile) => {
          const of = deckOf(view).metropolises[tile];
          const id = METROPOLISES[tile];
          return (
            of &&
            id && (
              <li key={tile} className="own-card on-face">
                <TileArt tile={of} />
                <b>{say(`underwater.metropolis.${id}`)}</b>
                <span>{say(metropolisText(of))}</span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
