import { Hand as Cards, HandCard } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import { COUNTERS, HIDDEN, type Player } from '../../rules/index.ts';
import { counterText } from '../../text/names.ts';
import { Counter } from '../pieces/glyphs.tsx';
import { useDragged, useSay, useTable, useTakeUp } from '../table.tsx';

/** The counters drawn and not yet placed: their owner takes one up and puts it down, others see them face down. */
export function Hand({ player, seat, answers }: { readonly player: Player; readonly seat: Seat; readonly answers: boolean }) {
  const say = useSay();
  if (player.drawn.length === 0) return null;
  const hidden = player.drawn.includes(HIDDEN);
  const label = hidden ? say('siberia.board.drawnHidden', { count: player.drawn.length }) : say('siberia.board.drawn');
  return (
    <Cards label={label} title={hidden ? label : say('siberia.board.handHint')} data-anchor={`hand:${seat}`}>
      <span className="research-name">{say('siberia.board.drawn')}</span>
      {player.drawn.map((counter, i) =>
        answers && counter !== HIDDEN ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters of one kind are alike
          <Held key={`${counter}.${i}`} counter={counter} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters of one kind are alike
          <Counter key={`${counter}.${i}`} counter={counter} width={40} />
        ),
      )}
    </Cards>
  );
}

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
