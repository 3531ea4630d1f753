import type { Seat } from '@madang/kernel';
import { COUNTERS, HIDDEN, type Player } from '../rules/index.ts';
import { counterText } from '../text/names.ts';
import { Counter } from './glyphs.tsx';
import { useTable } from './table.tsx';
import { placeable } from './targets.ts';
import { WORDS } from './words.ts';

/** The drawn counters: the owner's to choose from, others' face down. */
export function Hand({ player, seat, answers }: { readonly player: Player; readonly seat: Seat; readonly answers: boolean }) {
  const { props } = useTable();
  if (player.drawn.length === 0) return null;
  const hidden = player.drawn.includes(HIDDEN);
  const label = hidden ? props.say({ key: WORDS.drawnHidden, args: { count: player.drawn.length } }) : props.say({ key: WORDS.drawn });
  return (
    <fieldset className="hand" aria-label={label} title={hidden ? label : props.say({ key: WORDS.handHint })} data-anchor={`hand:${seat}`}>
      <span className="research-name">{props.say({ key: WORDS.drawn })}</span>
      <span className="hand-counters">
        {player.drawn.map((counter, i) =>
          answers && counter !== HIDDEN ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: counters of one kind are alike
            <HeldCounter key={`${counter}.${i}`} counter={counter} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: counters of one kind are alike
            <Counter key={`${counter}.${i}`} counter={counter} width={40} />
          ),
        )}
      </span>
    </fieldset>
  );
}

/** A counter to take up: then the areas where it may lie light up. */
function HeldCounter({ counter }: { readonly counter: number }) {
  const { props, held, hold } = useTable();
  const name = COUNTERS[counter];
  const possible = name !== undefined && placeable(props.decision?.moves ?? []).includes(name);
  if (!possible) return <Counter counter={counter} width={46} />;
  const words = props.say({ key: WORDS.handCounter, args: { counter: counterText(name) } });
  return (
    <button
      type="button"
      className="held-counter"
      aria-pressed={held.counter === name}
      aria-label={words}
      title={words}
      onClick={() => hold({ counter: name, from: null })}
    >
      <Counter counter={counter} width={46} />
    </button>
  );
}
