import { Hand as Cards, MatHead, Panel, range, seatInfo } from '@madang/board-kit';
import { deckOf, EMPTY, HIDDEN_TILE, METROPOLISES, type Player } from '../../rules/index.ts';
import { metropolisText } from '../../text/effects/index.ts';
import { Supply } from '../supply.tsx';
import { playerOf, usePiece, useSay, useTable } from '../table.tsx';
import { CardFace } from './card.tsx';

/** The own supply and hand, what is being played or looked at. */
export function Hand() {
  const { view, owner, props } = useTable();
  const say = useSay();
  const me = playerOf(view, owner);
  return (
    <Panel data-area="own" tab="hand" className="own-mat hand-panel" label={say('underwater.board.hand')}>
      <MatHead seat={seatInfo(props.seats, owner)}>
        <Supply seat={owner} />
      </MatHead>
      <Cards tabIndex={0} label={say('underwater.board.hand')} data-anchor={`hand:${owner}`}>
        <InPlay me={me} />
        <Faces cards={[...me.hand, ...me.shown]} piece="card" />
      </Cards>
    </Panel>
  );
}

/** What lies open before the player just now: the card that is played, the one that is given up, cards and tiles looked at. */
const InPlay = ({ me }: { readonly me: Player }) => (
  <>
    {me.played !== EMPTY && <CardFace number={me.played} piece="played" />}
    {me.discarded !== EMPTY && <CardFace number={me.discarded} piece="discarded" />}
    <Faces cards={me.looked} piece="looked" />
    {me.lookedTiles.map((tile) => tile !== HIDDEN_TILE && <LookedTile key={tile} number={tile} />)}
  </>
);

/** Cards face up; of those that may not be seen the backs. */
const Faces = ({ cards, piece }: { readonly cards: readonly number[]; readonly piece: string }) => (
  <>
    {cards.map((card) => card >= 0 && <CardFace key={card} number={card} piece={`${piece}:${card}`} />)}
    {range(cards.filter((card) => card < 0).length).map((i) => (
      <span key={i} className="uw-card card-back" />
    ))}
  </>
);

/** A metropolis tile that is looked at. */
function LookedTile({ number }: { readonly number: number }) {
  const say = useSay();
  const id = METROPOLISES[number] ?? 'blue-1';
  const { view } = useTable();
  const tile = deckOf(view).metropolises[number];
  const title = say(`underwater.metropolis.${id}`);
  const effect = tile ? say(metropolisText(tile)) : '';
  const piece = usePiece(`tile:${id}`, `${title}. ${effect}`);
  return (
    <span className="uw-card looked-tile" {...piece}>
      <span className="card-head">
        <span className="card-title">{title}</span>
      </span>
      <span className="card-text">{effect}</span>
    </span>
  );
}
