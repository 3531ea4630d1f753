import { use } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useSession } from '../../net/session.ts';
import { useWords } from '../../words/useWords.tsx';
import { type About, isSign, ReactingContext, SIGNS, tallyOf } from './reactions.ts';
import './reactions.css';

interface ReactionsProps {
  readonly about: About;
  /** What is reacted to; the signs of all lines from `from` on stand there too. */
  readonly line: number;
  readonly from?: number;
  readonly to?: number;
  /** Signs can be added here, not only seen. */
  readonly adds?: boolean;
}

/** The signs that people set at a line, and the button that sets one's own. A press on a sign joins in or takes one's own back. */
export function Reactions({ about, line, from = line, to = line, adds = true }: ReactionsProps) {
  const words = useWords();
  const own = useSession((session) => session.person?.id);
  const reacting = use(ReactingContext);
  const [open, setOpen] = useState(false);
  if (!reacting) return null;
  const tally = tallyOf(reacting.reactions, about, from, to);
  if (tally.length === 0 && !adds) return null;
  const mine = reacting.reactions.find((one) => one.about === about && one.person === own && one.line >= from && one.line <= to);
  const press = (sign: string): void => {
    setOpen(false);
    if (isSign(sign)) reacting.react(about, mine?.line ?? line, mine?.sign === sign ? null : sign);
  };
  return (
    <span className="reactions">
      {tally.map(({ sign, people }) => (
        <button
          key={sign}
          type="button"
          className="reaction"
          aria-pressed={mine?.sign === sign}
          title={words.list(people.map(({ name }) => name))}
          aria-label={words.text('react.count', { sign: words.text(`react.${sign}`), names: words.list(people.map(({ name }) => name)) })}
          onClick={() => press(sign)}
        >
          <span aria-hidden="true">{SIGNS[sign]}</span> {people.length > 1 ? people.length : null}
        </button>
      ))}
      {adds ? (
        <button type="button" className="reaction-add" aria-expanded={open} aria-label={words.text('react.add')} onClick={() => setOpen(!open)}>
          <span aria-hidden="true">+</span>
        </button>
      ) : null}
      {open ? (
        <span className="reaction-choice">
          {Object.entries(SIGNS).map(([sign, shown]) => (
            <button key={sign} type="button" className="reaction" aria-label={words.text(`react.${sign}`)} onClick={() => press(sign)}>
              {shown}
            </button>
          ))}
        </span>
      ) : null}
    </span>
  );
}
