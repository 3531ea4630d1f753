import './options.css';
import './packs.css';
import { findTitle } from '@madang/games';
import { packNamed } from '@madang/kernel';
import { Icon } from '../../../art/Icon.tsx';
import { PackInput } from '../../../packs/PackInput.tsx';
import { ProblemText } from '../../../packs/PackProblems.tsx';
import type { Packs } from '../../../packs/usePacks.ts';
import { Link } from '../../../page/Link.tsx';
import type { LoadedGame } from '../../../words/loaded-game.ts';
import { optionHelp, optionText } from '../../../words/options.ts';
import { useWords } from '../../../words/useWords.tsx';

interface PackFieldProps {
  readonly kit: LoadedGame;
  readonly packs: Packs;
  readonly chosen: Readonly<Record<string, string>>;
  onChoose(option: string, value: string): void;
}

/** What the match is played with: the game's own, a pack that the reader has, or one from a file. Nothing where the game takes no packs. */
export function PackField({ kit, packs, chosen, onChoose }: PackFieldProps) {
  const words = useWords();
  const { game } = kit;
  if (!game.packs) return null;
  const { option } = game.packs;
  const values = game.options[option] ?? [];
  const value = chosen[option] ?? values[0] ?? '';
  const add = (document: unknown): void => {
    const id = packs.add(document);
    if (id !== undefined) onChoose(option, id);
  };
  return (
    <details className="options packs" open={packNamed(game, chosen) !== undefined || packs.wrong.length > 0}>
      <summary>
        <Icon name="file" />
        <span>{optionText(kit, option)}</span>
        <small className="options-changed">
          {values.length === 1 && value === values[0] ? words.text('packs.own') : optionText(kit, option, value)}
        </small>
      </summary>
      <fieldset className="option">
        <legend>{optionHelp(kit, option)}</legend>
        {[...values, ...packs.known].map((one, i) => (
          <label key={one}>
            <input type="radio" name={option} checked={value === one} onChange={() => onChoose(option, one)} />
            <span>
              {optionText(kit, option, one)}
              {i === 0 ? <small>{words.text('new.default')}</small> : null}
            </span>
          </label>
        ))}
        <PackInput label={words.text('packs.add')} onDocument={add} />
        {findTitle(game.name)?.pack ? (
          <p className="buttons">
            <Link to={{ page: 'box', game: game.name, draft: null, entry: null, round: 'type', field: null }} className="button">
              <Icon name="list" />
              <span>{words.text('box.enter')}</span>
            </Link>
          </p>
        ) : null}
        <p className="note">{words.text('packs.note')}</p>
        <PackProblems kit={kit} packs={packs} />
      </fieldset>
    </details>
  );
}

/** What is wrong with the file that was chosen last, card by card. */
function PackProblems({ kit, packs: { wrong } }: Pick<PackFieldProps, 'kit' | 'packs'>) {
  const words = useWords();
  if (wrong.length === 0) return null;
  const named = (card: string): string => (/^\d/.test(card) ? words.text('packs.card', { number: card }) : card);
  return (
    <div role="alert" className="pack-problems">
      <p>{words.text('packs.wrong', { count: wrong.length })}</p>
      <ul>
        {wrong.map((problem) => (
          <li key={JSON.stringify(problem)}>
            {problem.card === '' && problem.field === '' ? null : (
              <strong>{[named(problem.card), problem.field].filter((part) => part !== '').join(', ')}: </strong>
            )}
            <ProblemText kit={kit} problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}
