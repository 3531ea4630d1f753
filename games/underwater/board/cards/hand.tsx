import { Badge, Hand as Cards, inSentences, keptPlaces, MatHead, Panel, range, seatInfo } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { handLimit, surplusOf } from '../../rules/goods/cards.ts';
import { deckOf, EMPTY, HIDDEN_TILE, METROPOLISES, type Player } from '../../rules/index.ts';
import { metropolisText } from '../../text/effects/index.ts';
import { useThingAbout } from '../about.ts';
import { Supply } from '../supply.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';
import { TileArt } from './art/art.tsx';
import { CardFace } from './card.tsx';

/** With so many cards too many, one must read the whole hand: as the game begins. */
const MANY_TO_GO = 3;

/** The own supply and hand, what is being played or looked at. */
export function Hand() {
  const { view, owner, props } = useTable();
  const say = useSay();
  const me = playerOf(view, owner);
  const { rest } = props;
  const before = rest ?? view;
  // Once all have gone, everything lies where it always lies: own cards and Production are seen again, and no card that goes.
  const wasFull = surplusOf(before, playerOf(before, owner)) >= MANY_TO_GO;
  const isFull = wasFull && view.turns === before.turns && surplusOf(view, me) > 0;
  return (
    <Panel data-area="own" tab="hand" className="own-mat hand-panel on-wood" data-full={isFull} label={say('underwater.board.hand')}>
      <MatHead seat={seatInfo(props.seats, owner)}>
        <Supply seat={owner} />
        <Surplus me={me} />
      </MatHead>
      <Cards tabindex={0} label={say('underwater.board.hand')} data-anchor={`hand:${owner}`}>
        <InHand me={me} rest={rest?.players[owner] ?? me} keepsGaps={isFull || !wasFull} />
      </Cards>
    </Panel>
  );
}

/** UWC-TURN-03: says before the next turn how many cards must go; nothing while the hand is not too large. */
function Surplus({ me }: { readonly me: Player }) {
  const { view } = useTable();
  const say = useSay();
  const surplus = surplusOf(view, me);
  const figures = { limit: handLimit(view, me), surplus };
  const words = say('underwater.board.surplusHow', figures);
  const about = useThingAbout(message('underwater.board.hand'), () => [message('underwater.board.surplusHow', figures)], 'UWC-TURN-03');
  const piece = usePiece('limit:hand', words, false, about);
  if (surplus === 0) return null;
  return (
    <span className="hand-surplus" {...piece}>
      <Badge>{say('underwater.board.surplus', figures)}</Badge>
    </span>
  );
}

const inHand = ({ hand, shown }: Player): readonly number[] => [...hand, ...shown];

interface InHandProps {
  readonly me: Player;
  /** The player without the moves that are tried. */
  readonly rest: Player;
  /** False: the others lie together where cards were given up. */
  readonly keepsGaps: boolean;
}

/** The hand. While moves are tried, a card that they use lies open in its place, or stays there pale. */
function InHand({ me, rest, keepsGaps }: InHandProps) {
  const places = keptPlaces(inHand(rest), inHand(me));
  const open = new Map([[me.discarded, 'discarded'] as const, [me.played, 'played'] as const]);
  const lies = new Set(places.flatMap(({ thing, isGone }) => (isGone ? thing : [])));
  return (
    <>
      <InPlay me={me} lies={lies} />
      {places.map(({ thing, isGone }) => {
        if (thing < 0) return null;
        if (!isGone) return <CardFace key={thing} number={thing} piece={`card:${thing}`} />;
        const piece = open.get(thing);
        if (piece !== undefined) return <CardFace key={thing} number={thing} piece={piece} />;
        return keepsGaps && <Gone key={thing} number={thing} />;
      })}
      <Backs count={places.filter(({ thing }) => thing < 0).length} />
    </>
  );
}

/** A card that a tried move takes away: pale, where it lay. */
const Gone = ({ number }: { readonly number: number }) => (
  <span className="card-gone" inert>
    <CardFace number={number} piece={`card:${number}`} answers={false} leaves />
  </span>
);

/** What lies open before the player just now: the card that is played, the one that is given up, cards and tiles looked at. `lies`: what lies in the hand. */
const InPlay = ({ me, lies }: { readonly me: Player; readonly lies: ReadonlySet<number> }) => (
  <>
    {me.played !== EMPTY && !lies.has(me.played) && <CardFace number={me.played} piece="played" />}
    {me.discarded !== EMPTY && !lies.has(me.discarded) && <CardFace number={me.discarded} piece="discarded" />}
    <Faces cards={me.looked} piece="looked" />
    {me.lookedTiles.map((tile) => tile !== HIDDEN_TILE && <LookedTile key={tile} number={tile} />)}
  </>
);

/** Cards face up; of those that may not be seen the backs. */
const Faces = ({ cards, piece }: { readonly cards: readonly number[]; readonly piece: string }) => (
  <>
    {cards.map((card) => card >= 0 && <CardFace key={card} number={card} piece={`${piece}:${card}`} />)}
    <Backs count={cards.filter((card) => card < 0).length} />
  </>
);

/** Cards that may not be seen. */
const Backs = ({ count }: { readonly count: number }) => range(count).map((i) => <span key={i} className="uw-card card-back" />);

/** A metropolis tile that is looked at. */
function LookedTile({ number }: { readonly number: number }) {
  const say = useSay();
  const id = METROPOLISES[number] ?? 'blue-1';
  const { view } = useTable();
  const tile = deckOf(view).metropolises[number];
  const title = say(`underwater.metropolis.${id}`);
  const effect = tile ? say(metropolisText(tile)) : '';
  const piece = usePiece(`tile:${id}`, inSentences([title, effect]));
  return (
    <span className="uw-card on-face looked-tile" {...piece}>
      {tile && <TileArt tile={tile} />}
      <span className="card-head">
        <span className="card-title">{title}</span>
      </span>
      <span className="card-text">{effect}</span>
    </span>
  );
}
