import { Card, Gap, InBar, MarketRow, Panel, SeatMark, seatInfo, usePrinted } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { Size } from '@madang/board-kit/layout';
import { at, has } from '@madang/kernel';
import { type CSSProperties, memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { faceOf } from '../../components/index.ts';
import { EMPTY, type Ludwig } from '../../rules/index.ts';
import { priceAt } from '../../rules/market/filling.ts';
import { isSolo } from '../../rules/rule.ts';
import { roomWord } from '../../rules/spelling.ts';
import { tileText } from '../../text/names.ts';
import { useFace } from '../about.tsx';
import { keptPart, useLive, usePiece, useSay, useTable } from '../table.tsx';
import { useScrolls } from '../use-scrolls.ts';
import { money } from '../words.ts';
import { Coin } from './coin.tsx';
import { Crown } from './crown.tsx';
import { MarketTile, offerOf } from './market-tile.tsx';
import { marketUnit } from './market-unit.ts';

/** The contract board: rooms to scale on their prices and the money that lies on them. */
export const Market = memo(function Market({ box, grow }: { readonly box: Size; readonly grow: number }) {
  const { view, props } = useTable();
  const say = useSay();
  const scrolls = useScrolls<HTMLDivElement>(pricesOf(props.rest ?? view));
  const unit = marketUnit({ width: box.width / grow, height: box.height / grow }, view.market.length, usePrinted());
  useEmptyHand();
  const builder = seatInfo(props.seats, view.builder);
  return (
    <Panel data-area="market" className="market on-curtain" label={say('market')}>
      <header>
        <h3>{say('market')}</h3>
        {!isSolo(view) && (
          <span className="builder" data-anchor="builder" data-says={`${say('builder', { name: builder.name })}. ${say('builderHow')}`}>
            <Crown />
            <SeatMark seat={builder} size={16} />
            <span>{say('builder', { name: builder.name })}</span>
          </span>
        )}
      </header>
      <div {...scrolls} className="market-scroll">
        <MarketRow label={say('market')}>
          {inPlace(view.market, (_, space) => (
            <Space space={space} unit={unit} />
          ))}
        </MarketRow>
      </div>
      <Moving />
    </Panel>
  );
});

/** What has been laid down, or has another tile in its place, is in hand no more. */
function useEmptyHand(): void {
  const { view } = useTable();
  const live = useLive();
  const lies = view.market.join();
  const lay = useRef(lies);
  useLayoutEffect(() => {
    if (lay.current !== lies) live.current.hold(null);
    lay.current = lies;
  }, [lies, live]);
}

/** Under the thumb, where the strip may have been moved on: the tile in hand. */
function Moving() {
  const { view, held, takeable, props } = useTable();
  const say = useSay();
  const tile = view.market.find((one) => one !== EMPTY && `tile:${roomWord(one)}` === held);
  if (!props.bar || tile === undefined || takeable.length < 2) return null;
  return (
    <InBar bar={props.bar}>
      <p className="market-moving">{say('moving', { tile: tileText(roomWord(tile)) })}</p>
    </InBar>
  );
}

/** Stands for the prices of a round: others before and after they are set. */
const pricesOf = ({ round, agenda }: Ludwig): string => `${round} ${agenda.some(({ task }) => task === 'prices')}`;

/** The height of the highest tile: the strip keeps it, whichever tiles lie there. */
const highest = (unit: number): CSSProperties & Readonly<Record<'--highest', string>> => ({ '--highest': `${unit * 5}px` });

/** A price of the contract board and the tile that lies there. While prices are set the whole space can be pressed. */
const Space = keptPart(
  ({ view, held, takeable, props }, { space }) => [
    ...[at(view.market, space), at(view.coins, space), priceAt(view, space), has(view.priced, space), view.over],
    ...[held !== null, takeable.length, offerOf(props, at(view.market, space))],
    props.decision?.task.task,
  ],
  function Space({ space, unit }: { readonly space: number; readonly unit: number }) {
    const { view, held, takeable } = useTable();
    const live = useLive();
    const say = useSay();
    const face = useFace();
    const price = priceAt(view, space);
    const tile = at(view.market, space);
    const coins = at(view.coins, space);
    const id = `tile:${tile === EMPTY ? '' : roomWord(tile)}`;
    const pricing = takeable.includes(id);
    // What is only tried can be tried otherwise.
    const isSet = has(view.priced, space) && !pricing;
    const words = say(isSet ? 'spaceSet' : 'space', { price });
    const piece = usePiece(`space:${price}`, words, true, () => {
      // The tile that lies where another may be laid is still to be looked at.
      const lies = held !== null && tile !== EMPTY ? face(faceOf(tile)).about() : null;
      if (lies) return { ...lies, lines: [words, ...lies.lines] };
      return { title: words, lines: [say('spaceHow')], rule: 'LUD-ROUND-05' };
    });
    const lit = 'data-lit' in piece;
    // The whole space is its tile: pressed anywhere it is taken up, or put back.
    const take = pricing && !lit ? { onClick: () => live.current.hold(held === id ? null : id) } : {};
    return (
      <Card {...take} piece={piece} className="space" data-anchor={`space:${price}`} data-space={price} data-set={isSet} data-target={lit}>
        <span className="space-tile" style={highest(unit)}>
          {tile === EMPTY ? <Gap className="space-gap" /> : <MarketTile tile={tile} unit={unit} answers={!lit} />}
        </span>
        {coins > 0 && (
          <span className="coins" data-says={say('coinsOn', { coins })}>
            <Coin />
            {say(money(coins))}
          </span>
        )}
        <b className="price">{say(money(price))}</b>
      </Card>
    );
  },
);
