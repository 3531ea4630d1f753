import { inPlace } from '@madang/board-kit/in-place';
import { ARMS } from '@madang/bots/laboratory';
import { Icon } from '../../art/Icon.tsx';
import { LEVELS } from '../../local-server/local.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { optionHelp, optionText } from '../../words/options.ts';
import { useWords } from '../../words/useWords.tsx';
import { automasOf, type Draft, type DraftRule, withBot, withoutRule, withRule, withValue } from './draft.ts';

interface Props {
  readonly kit: LoadedGame;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** Both arms side by side: the bot on every seat, and the rule options that are compared. */
export function ArmFields({ kit, draft, onDraft }: Props) {
  const words = useWords();
  return (
    <fieldset className="lab-arms" aria-label={words.text('lab.arms')}>
      {draft.kind === 'arms' || draft.rules.length > 0 ? (
        <p className="lab-arm-head">
          <span />
          {ARMS.map((arm) => (
            <b key={arm}>{words.text(`lab.column.${arm}`)}</b>
          ))}
        </p>
      ) : null}
      {draft.kind === 'arms' ? inPlace(draft.bots.a, (_, seat) => <SeatRow kit={kit} draft={draft} onDraft={onDraft} seat={seat} />) : null}
      {draft.rules.map((rule) => (
        <RuleRow key={rule.option} kit={kit} draft={draft} onDraft={onDraft} rule={rule} />
      ))}
      <AddRule kit={kit} draft={draft} onDraft={onDraft} />
    </fieldset>
  );
}

function SeatRow({ kit, draft, onDraft, seat }: Props & { readonly seat: number }) {
  const words = useWords();
  const name = words.text('seat.free', { number: seat + 1 });
  return (
    <div className="lab-arm-row">
      <span>{name}</span>
      {ARMS.map((arm) => (
        <select
          key={arm}
          aria-label={words.text('lab.inArm', { what: name, name: words.text(`lab.column.${arm}`) })}
          value={draft.bots[arm][seat]}
          disabled={automasOf(draft, kit.game, arm).includes(seat)}
          onChange={({ currentTarget }) => onDraft(withBot(draft, arm, seat, currentTarget.value))}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {words.text(`level.${level}`)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}

function RuleRow({ kit, draft, onDraft, rule }: Props & { readonly rule: DraftRule }) {
  const words = useWords();
  const { option } = rule;
  const name = optionText(kit, option);
  return (
    <div className="lab-arm-row lab-rule">
      <span>
        {name} <small>{optionHelp(kit, option)}</small>
      </span>
      {ARMS.map((arm) => (
        <select
          key={arm}
          aria-label={words.text('lab.inArm', { what: name, name: words.text(`lab.column.${arm}`) })}
          value={rule[arm]}
          onChange={({ currentTarget }) => onDraft(withValue(draft, arm, option, currentTarget.value))}
        >
          {(kit.game.options[option] ?? []).map((value) => (
            <option key={value} value={value}>
              {optionText(kit, option, value)}
            </option>
          ))}
        </select>
      ))}
      <button
        type="button"
        className="quiet icon-only"
        aria-label={words.text('lab.rule.remove', { name })}
        onClick={() => onDraft(withoutRule(draft, option))}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Chooses one more rule option; nothing where all are chosen. */
function AddRule({ kit, draft, onDraft }: Props) {
  const words = useWords();
  const left = Object.entries(kit.game.options).filter(
    ([option, values]) => values.length > 1 && !draft.rules.some((rule) => rule.option === option),
  );
  if (left.length === 0) return null;
  return (
    <select
      className="lab-add"
      aria-label={words.text('lab.rule.add')}
      value=""
      onChange={({ currentTarget }) => onDraft(withRule(draft, kit.game, currentTarget.value))}
    >
      <option value="">{words.text('lab.rule.add')}</option>
      {left.map(([option]) => (
        <option key={option} value={option}>
          {optionText(kit, option)}
        </option>
      ))}
    </select>
  );
}
