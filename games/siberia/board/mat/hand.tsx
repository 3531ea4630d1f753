import { Hand as Cards, HandCard, type KeptPlace, keptPlaces } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { COUNTERS, HIDDEN, type Player } from '../../rules/index.ts';
import { counterText } from '../../text/names.ts';
import { Counter } from '../pieces/glyphs.tsx';
import { useDragged, useSay, useTable, useTakeUp } from '../table.tsx';

/** Counters of one kind are alike: a name tells them apart by their place in the hand. */
const named = (counters: readonly KeptPlace<number>[]) =>
  counters.map(({ thing, isGone }, place) => ({ counter: thing, isGone, name: `${thing}.${place}` }));

/** The counters drawn and not yet placed: their owner takes one up and puts it down, others see them face down. */
export function Hand({ player, seat, answers }: { readonly player: Player; readonly seat: Seat; readonly answers: boolean }) {
  const say = useSay();
  const { rest } = useTable().props;
  const places = keptPlaces(rest?.players[seat]?.drawn ?? player.drawn, player.drawn);
  if (places.length === 0) return null;
  const hidden = player.drawn.includes(HIDDEN);
  const label = hidden ? say('siberia.board.drawnHidden', { count: player.drawn.length }) : say('siberia.board.drawn');
  return (
    <Cards label={label} data-says={hidden ? label : say('siberia.board.handHint')} data-anchor={`hand:${seat}`}>
      <span className="research-name">{say('siberia.board.drawn')}</span>
      {named(places).map(({ name, counter, isGone }) => {
        if (isGone) return <Gap key={name} counter={counter} />;
        return answers && counter !== HIDDEN ? <Held key={name} counter={counter} /> : <Counter key={name} counter={counter} width={40} />;
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

/** A counter to take up: then the areas where it may lie light up. */
function Held({ counter }: { readonly counter: number }) {
  const { takeable } = useTable();
  const say = useSay();
  const name = COUNTERS[counter];
  const takeUp = useTakeUp(`counter:${name}`, name === undefined ? '' : say('siberia.board.handCounter', { counter: counterText(name) }));
  const drag = useDragged(`counter:${name}`);
  if (!takeable.includes(`counter:${name}`)) return <Counter counter={counter} width={46} />;
  return (
    <HandCard takeUp={takeUp} drag={drag}>
      <Counter counter={counter} width={46} />
    </HandCard>
  );
}
