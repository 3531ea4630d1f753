import { Hand as Cards, HandCard, type KeptPlace, keptPlaces } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { useRef } from 'preact/hooks';
import { COUNTERS, HIDDEN, type Player } from '../../rules/index.ts';
import { counterText } from '../../text/names.ts';
import { Counter } from '../pieces/glyphs.tsx';
import { useDragged, useSay, useTable, useTakeUp } from '../table.tsx';

/** Counters of one kind are alike: a name tells them apart by their place in the hand. */
const named = (counters: readonly KeptPlace<number>[]) =>
  counters.map(({ thing, isGone }, place) => ({ counter: thing, isGone, name: `${thing}.${place}` }));

/**
 * The counters of a draw in their places: of two that are alike the one goes that was touched last. What has gone stays away while another is
 * touched: it would come back under the pointer, and the other go.
 */
function usePlaces(drawn: readonly number[], left: readonly number[]) {
  const picked = useRef<{ readonly drawn: string; touched: readonly number[]; gone: readonly number[] }>({ drawn: '', touched: [], gone: [] });
  const draw = drawn.join();
  if (picked.current.drawn !== draw) picked.current = { drawn: draw, touched: [], gone: [] };
  const { touched, gone } = picked.current;
  const places = keptPlaces(drawn, left, [...touched.filter((place) => !gone.includes(place)), ...gone]);
  picked.current.gone = places.flatMap(({ isGone }, place) => (isGone ? [place] : []));
  const pick = (place: number): void => {
    picked.current.touched = [...touched.filter((one) => one !== place), place];
  };
  return { places, last: touched.at(-1), pick };
}

/** The counters drawn and not yet placed: their owner takes one up and puts it down, others see them face down. */
export function Hand({ player, seat, answers }: { readonly player: Player; readonly seat: Seat; readonly answers: boolean }) {
  const say = useSay();
  const { rest } = useTable().props;
  const drawn = rest?.players[seat]?.drawn ?? player.drawn;
  const { places, last, pick } = usePlaces(drawn, player.drawn);
  if (places.length === 0) return null;
  const hidden = player.drawn.includes(HIDDEN);
  const label = hidden ? say('siberia.board.drawnHidden', { count: player.drawn.length }) : say('siberia.board.drawn');
  const hint = places.some(({ isGone }) => !isGone) ? say('siberia.board.handHint') : undefined;
  return (
    <Cards label={label} data-says={hidden ? label : hint} data-anchor={`hand:${seat}`}>
      <span className="research-name">{say('siberia.board.drawn')}</span>
      {named(places).map(({ name, counter, isGone }, place) => {
        if (isGone) return <Gap key={name} counter={counter} />;
        if (!answers || counter === HIDDEN) return <Counter key={name} counter={counter} width={40} />;
        const twin = place !== last && places.some((other, at) => at === last && other.thing === counter && !other.isGone);
        return <Held key={name} counter={counter} twin={twin} onTouch={() => pick(place)} />;
      })}
    </Cards>
  );
}

/** Where a counter lay that is only tried elsewhere. */
const Gap = ({ counter }: { readonly counter: number }) => (
  <span className="hand-gap" aria-hidden="true">
    <Counter counter={counter} width={46} />
  </span>
);

interface HeldProps {
  readonly counter: number;
  /** One that is alike is in the hand. */
  readonly twin: boolean;
  onTouch(): void;
}

/** A counter to take up: then the areas where it may lie light up. */
function Held({ counter, twin, onTouch }: HeldProps) {
  const { takeable } = useTable();
  const say = useSay();
  const name = COUNTERS[counter];
  const takeUp = useTakeUp(`counter:${name}`, name === undefined ? '' : say('siberia.board.handCounter', { counter: counterText(name) }));
  const drag = useDragged(`counter:${name}`);
  if (!takeable.includes(`counter:${name}`)) return <Counter counter={counter} width={46} />;
  return (
    <HandCard
      takeUp={{ ...takeUp, ...(twin && { 'data-held': false, 'aria-pressed': false }), onPointerDownCapture: onTouch, onFocus: onTouch }}
      drag={drag}
    >
      <Counter counter={counter} width={46} />
    </HandCard>
  );
}
