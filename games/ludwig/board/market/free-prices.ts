import { at, type Decision } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import { PRICE, pricedAt } from '../../rules/answers.ts';
import { EMPTY, type Ludwig, type LudwigMove } from '../../rules/index.ts';
import { priceAt } from '../../rules/market/filling.ts';
import { roomWord } from '../../rules/spelling.ts';
import { say, tileText } from '../../text/names.ts';
import type { LudwigProps } from '../table.tsx';

type PriceMove = Extract<LudwigMove, { readonly kind: 'price' }>;

const isPrice = (move: LudwigMove): move is PriceMove => move.kind === 'price';

const spaceOf = (view: Ludwig, price: number): number => view.market.findIndex((_, space) => priceAt(view, space) === price);
const lyingOf = (view: Ludwig, tile: string): number => view.market.findIndex((one) => one !== EMPTY && roomWord(one) === tile);

/** The market's tiles after one of them changed places with what lies at a price. */
export function exchanged(view: Ludwig, { tile, price }: PriceMove): readonly number[] {
  const [from, to] = [lyingOf(view, tile), spaceOf(view, price)];
  return view.market.map((one, space) => (space === from ? at(view.market, to) : space === to ? at(view.market, from) : one));
}

/** The fewest moves that lay the tiles as wanted, from where they lay before any price was set: each moves once, to its last place. */
export function movesTo(rest: Ludwig, wanted: readonly number[]): readonly LudwigMove[] {
  const market = [...rest.market];
  return wanted.flatMap((tile, space) => {
    const from = market.indexOf(tile);
    const move = tile === EMPTY || from === space ? undefined : PRICE[pricedAt(tile, priceAt(rest, space))];
    if (!move) return [];
    market[from] = at(market, space);
    market[space] = tile;
    return [move];
  });
}

/** With every exchange of two tiles, also of those that have a price while it is only tried. */
function freed(view: Ludwig, rest: Ludwig, decision: Decision<LudwigMove>): Decision<LudwigMove> {
  const all = view.market
    .filter((tile) => tile !== EMPTY)
    .flatMap((tile) => view.market.flatMap((there, space) => (there === tile ? [] : (PRICE[pricedAt(tile, priceAt(rest, space))] ?? []))));
  const offered = new Set(decision.moves.map(({ id }) => id));
  return { ...decision, moves: [...decision.moves, ...all.filter(({ id }) => !offered.has(id))] };
}

/** While prices are only tried every tile may change places again: what was tried is taken back then, and made anew. */
export function useFreePrices(props: LudwigProps): LudwigProps {
  const { view, decision: asked, onInstead } = props;
  const rest = onInstead && asked?.task.task === 'prices' && view.priced !== 0 && props.rest?.priced === 0 ? props.rest : null;
  const decision = useMemo(() => (rest && asked ? freed(view, rest, asked) : asked), [view, rest, asked]);
  return useMemo(() => {
    if (!rest || !onInstead || decision === asked) return props;
    const isAgain = (move: LudwigMove): move is PriceMove => isPrice(move) && !asked?.moves.includes(move);
    return {
      ...props,
      decision,
      onMove: (move) => (isAgain(move) ? onInstead(movesTo(rest, exchanged(view, move)), isPrice) : props.onMove(move)),
      explain: (move) => (isAgain(move) && decision?.moves.includes(move) ? explained(props, move) : props.explain(move)),
    };
  }, [props, rest, decision, asked, onInstead, view]);
}

function explained({ view, say: words }: LudwigProps, { tile, price }: PriceMove) {
  const there = at(view.market, spaceOf(view, price));
  return {
    label: words(say('ludwig.label.price', { tile: tileText(tile), price })),
    forecast: there === EMPTY ? null : words(say('ludwig.forecast.swap', { tile: tileText(roomWord(there)) })),
    rule: 'LUD-ROUND-05',
  };
}
