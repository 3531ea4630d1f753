import './buttons.css';
import type { MouseEvent, RefObject } from 'preact/compat';
import { Icon } from '../../../art/Icon.tsx';
import type { Plan } from '../../../play/plan.ts';
import type { KeyAction } from '../../../settings/keys.ts';
import { useSettings } from '../../../settings/store.ts';
import { useWords } from '../../../words/useWords.tsx';
import type { Deciding } from '../deciding.ts';

/** What ends a turn, takes a step back and explains. */
export interface ActProps {
  readonly plan: Plan | null;
  readonly deciding: Pick<Deciding, 'canUndo' | 'hasRevealed' | 'canConfirm'>;
  readonly busy: boolean;
  readonly confirmButton: RefObject<HTMLButtonElement | null>;
  onConfirm(): void;
  onUndo(): void;
  onExplain(): void;
}

/** The key of an action, as the reader has set it; undefined: keys of one character are off. */
export const useKey = (action: KeyAction): string | undefined => useSettings(({ keys, keyMap }) => (keys === 'on' ? keyMap[action] : undefined));

/** A key beside a button, for the eye. */
export const Key = ({ of }: { readonly of: string | undefined }) =>
  of === undefined ? null : (
    <span className="kbd" aria-hidden="true">
      {of}
    </span>
  );

/** Explains the decision and its rule. */
export function WhyButton({ onExplain }: Pick<ActProps, 'onExplain'>) {
  const words = useWords();
  const name = words.text('prompt.explain');
  const key = useKey('explain');
  return (
    <button type="button" className="quiet why" aria-keyshortcuts={key} onClick={onExplain} aria-label={name} title={name}>
      <Icon name="help" />
    </button>
  );
}

/** Takes the last step back. Where that step has revealed something it looks impossible, and a press tells why. */
export function UndoButton({ deciding: { canUndo, hasRevealed }, busy, onUndo }: Pick<ActProps, 'deciding' | 'busy' | 'onUndo'>) {
  const words = useWords();
  const key = useKey('undo');
  const isBarred = canUndo && hasRevealed;
  return (
    <button
      type="button"
      className="undo"
      aria-keyshortcuts={key}
      aria-disabled={isBarred || undefined}
      title={isBarred ? words.text('problem.nothing-to-undo.revealed') : undefined}
      disabled={!canUndo || busy}
      onClick={onUndo}
    >
      <Icon name="undo" />
      <span className="wording">{words.text('prompt.undo')}</span>
      <Key of={key} />
    </button>
  );
}

interface ConfirmProps extends ActProps {
  /** What is sent, in words, where there is room for it. */
  readonly act?: string | null;
  /** Takes what is usual where nothing is tried that could be sent. Absent: that is chosen first. */
  readonly usual?: { readonly label: string | undefined; onTake(): void } | null;
}

/** Sends what was tried. */
export function ConfirmButton({ plan, deciding, busy, confirmButton, onConfirm, act = null, usual = null }: ConfirmProps) {
  const words = useWords();
  const takes = deciding.canConfirm ? undefined : usual?.label;
  // The second half of a double press confirmed what came before.
  const onClick = ({ detail }: MouseEvent<HTMLButtonElement>): void => {
    if (deciding.canConfirm) onConfirm();
    else if (detail < 2) usual?.onTake();
  };
  return (
    <button
      ref={confirmButton}
      type="button"
      className="primary confirm"
      aria-keyshortcuts="Enter"
      aria-description={usual?.label}
      title={takes}
      disabled={!(deciding.canConfirm || usual) || busy}
      onClick={onClick}
    >
      <Icon name="check" />
      <span className="wording">
        {words.text(plan?.ahead ? 'plan.keep' : 'prompt.confirm')}
        {act === null ? null : <small>{act}</small>}
        {act === null && takes !== undefined ? (
          <small className="confirm-usual" aria-hidden="true">
            {takes}
          </small>
        ) : null}
      </span>
      <Key of="⏎" />
    </button>
  );
}
