import './settings.css';
import { BOARD_LOOKS } from '@madang/board-kit/printed';
import { LANGUAGES } from '@madang/text';
import { useState } from 'preact/hooks';
import { useServer } from '../net/useSession.ts';
import { Page } from '../page/Page.tsx';
import { isStorageBlocked } from '../page/storage.ts';
import { useWords } from '../words/useWords.tsx';
import { KeyFields } from './KeyFields.tsx';
import { MyName } from './MyName.tsx';
import { CHOICES, CONFIRMS, MOMENTS, MOTIONS, PACES, type Settings, SWITCHES, TEXT_SIZES, THEMES, TIPS, WARNINGS } from './settings.ts';
import { sound } from './sound.ts';
import { useSettings } from './store.ts';

/** A language by the name that its own speakers give it. */
const nameOf = (language: string): string => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** Language, looks, motion, and how answers are sent. */
export function SettingsPage() {
  const words = useWords();
  const { person } = useServer();
  return (
    <Page at="settings" title={words.text('settings.title')}>
      <div className="settings">
        <Choice of="language" values={LANGUAGES} name={nameOf} />
        <Choice of="theme" values={THEMES} name={(value) => words.text(`settings.theme.${value}`)} />
        <Choice of="look" values={BOARD_LOOKS} name={(value) => words.text(`settings.look.${value}`)} />
        <Choice of="textSize" values={TEXT_SIZES} name={(value) => words.text(`settings.textSize.${value}`)} />
        <Choice of="motion" values={MOTIONS} name={(value) => words.text(`settings.motion.${value}`)} />
        <Choice of="pace" values={PACES} name={(value) => words.text(`settings.pace.${value}`)} />
        <Choice of="moments" values={MOMENTS} name={(value) => words.text(`settings.moments.${value}`)} />
        <Choice of="warnings" values={WARNINGS} name={(value) => words.text(`settings.warnings.${value}`)} />
        <Choice of="tips" values={TIPS} name={(value) => words.text(`settings.tips.${value}`)} />
        <Choice of="threats" values={SWITCHES} name={(value) => words.text(`settings.switch.${value}`)} />
        <Choice of="choices" values={CHOICES} name={(value) => words.text(`settings.choices.${value}`)} />
        <Choice of="keys" values={SWITCHES} name={(value) => words.text(`settings.switch.${value}`)} />
        <KeyFields />
        <Choice of="confirm" values={CONFIRMS} name={(value) => words.text(`settings.confirm.${value}`)} />
        <Choice of="sound" values={SWITCHES} name={(value) => words.text(`settings.switch.${value}`)} allow={rung} />
        <Choice of="haptics" values={SWITCHES} name={(value) => words.text(`settings.switch.${value}`)} />
        <Choice of="notify" values={SWITCHES} name={(value) => words.text(`settings.switch.${value}`)} allow={mayNotify} />
        {person ? (
          <section>
            <h2>{words.text('settings.name')}</h2>
            <MyName person={person} />
          </section>
        ) : null}
        {isStorageBlocked() ? <p className="notice">{words.text('settings.blocked')}</p> : <p className="note">{words.text('settings.kept')}</p>}
      </div>
    </Page>
  );
}

/** What is chosen among a few values. */
type Chosen = Exclude<keyof Settings, 'keyMap'>;

interface ChoiceProps<K extends Chosen> {
  readonly of: K;
  readonly values: readonly Settings[K][];
  name(value: Settings[K]): string;
  /** Whether the browser lets it be so; absent: always. */
  allow?(value: Settings[K]): Promise<boolean>;
}

/** Lets the reader hear what they chose. */
async function rung(value: Settings['sound']): Promise<boolean> {
  if (value === 'on') sound('turn');
  return true;
}

/** The browser asks its reader, once, and only when they have switched it on here. */
const mayNotify = async (value: Settings['notify']): Promise<boolean> =>
  value === 'off' || ('Notification' in window && (await Notification.requestPermission()) === 'granted');

function Choice<K extends Chosen>({ of, values, name, allow }: ChoiceProps<K>) {
  const words = useWords();
  const settings = useSettings();
  const [refused, setRefused] = useState(false);
  const change = async (value: Settings[K]): Promise<void> => {
    // Drawn anew after each refusal, for the browser shows what was pressed by itself.
    setRefused(false);
    const allowed = (await allow?.(value)) ?? true;
    setRefused(!allowed);
    if (allowed) settings.change(Object.fromEntries([[of, value]]));
  };
  return (
    <fieldset>
      <legend>{words.text(`settings.${of}`)}</legend>
      <div className="segments">
        {values.map((value) => (
          <label key={value} lang={of === 'language' ? value : undefined}>
            <input type="radio" name={of} checked={settings[of] === value} onChange={() => void change(value)} />
            <span>{name(value)}</span>
          </label>
        ))}
      </div>
      <p className="note">{words.text(`settings.${of}.text`)}</p>
      {refused ? <p className="notice">{words.text('settings.refused')}</p> : null}
    </fieldset>
  );
}
