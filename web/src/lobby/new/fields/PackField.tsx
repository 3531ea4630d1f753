import './options.css';
import './packs.css';
import { packNamed } from '@madang/kernel';
import { translator } from '@madang/text';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { FileButton } from '../../../match-file/match-file.tsx';
import type { Packs } from '../../../packs/usePacks.ts';
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
  const add = async (file: File | undefined): Promise<void> => {
    const id = file && (await packs.add(file));
    if (id !== undefined) onChoose(option, id);
  };
  return (
    <details className="options packs" open={packNamed(game, chosen) !== undefined || packs.wrong.length > 0}>
      <summary>
        <Icon name="file" />
        <span>{optionText(kit, option)}</span>
        <small className="options-changed">{value === values[0] ? words.text('packs.own') : optionText(kit, option, value)}</small>
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
        <p className="buttons">
          <FileButton label={words.text('packs.add')} onChoose={(file) => void add(file)} />
        </p>
        <p className="note">{words.text('packs.note')}</p>
        <PackProblems kit={kit} packs={packs} />
      </fieldset>
    </details>
  );
}

/** What is wrong with the file that was chosen last, card by card. */
function PackProblems({ kit: { game, catalogue }, packs: { wrong } }: Pick<PackFieldProps, 'kit' | 'packs'>) {
  const words = useWords();
  const texts = useMemo(() => translator(words.language, catalogue), [words.language, catalogue]);
  if (wrong.length === 0) return null;
  const named = (card: string): string => (/^\d/.test(card) ? words.text('packs.card', { number: card }) : card);
  return (
    <div role="alert" className="pack-problems">
      <p>{words.text('packs.wrong', { count: wrong.length })}</p>
      <ul>
        {wrong.map(({ code, card, field, allowed }) => (
          <li key={`${card} ${field} ${code}`}>
            {card === '' && field === '' ? null : <strong>{[named(card), field].filter((part) => part !== '').join(', ')}: </strong>}
            {texts.text(`${game.name}.pack.${code}`, { allowed: allowed.join(', ') })}
          </li>
        ))}
      </ul>
    </div>
  );
}
