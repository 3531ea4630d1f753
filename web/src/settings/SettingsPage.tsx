import { LANGUAGES } from '@madang/kernel';
import { useState } from 'react';
import { useServer } from '../net/useSession.ts';
import { Page } from '../page/Page.tsx';
import { isStorageBlocked } from '../page/storage.ts';
import { useWords } from '../words/useWords.tsx';
import { MyName } from './MyName.tsx';
import { CONFIRMS, MOTIONS, type Settings, SWITCHES, TEXT_SIZES, THEMES } from './settings.ts';
import { ring } from './sound.ts';
import { useSettings } from './store.ts';

/** The languages in their own words: whoever looks for one can read it. */
const LANGUAGE_NAMES = { en: 'English', ko: '한국어', zh: '中文' } as const;

/** Language, looks, motion, and how answers are sent. */
export function SettingsPage() {
  const words = useWords();
  const { person } = useServer();
  return (
    <Page at="settings" title={words.text('settings.title')}>
      <div className="settings">
        <Choice of="language" values={LANGUAGES} name={(value) => LANGUAGE_NAMES[value]} />
        <Choice of="theme" values={THEMES} name={(value) => words.text(`settings.theme.${value}`)} />
        <Choice of="textSize" values={TEXT_SIZES} name={(value) => words.text(`settings.textSize.${value}`)} />
        <Choice of="motion" values={MOTIONS} name={(value) => words.text(`settings.motion.${value}`)} />
        <Choice of="confirm" values={CONFIRMS} name={(value) => words.text(`settings.confirm.${value}`)} />
        <Choice of="sound" values={SWITCHES} name={(value) => words.text(`settings.switch.${value}`)} allow={rung} />
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

interface ChoiceProps<K extends keyof Settings> {
  readonly of: K;
  readonly values: readonly Settings[K][];
  name(value: Settings[K]): string;
  /** Whether the browser lets it be so; absent: always. */
  allow?(value: Settings[K]): Promise<boolean>;
}

/** Lets the reader hear what they chose. */
async function rung(value: Settings['sound']): Promise<boolean> {
  if (value === 'on') ring();
  return true;
}

/** The browser asks its reader, once, and only when they have switched it on here. */
const mayNotify = async (value: Settings['notify']): Promise<boolean> =>
  value === 'off' || ('Notification' in window && (await Notification.requestPermission()) === 'granted');

function Choice<K extends keyof Settings>({ of, values, name, allow }: ChoiceProps<K>) {
  const words = useWords();
  const settings = useSettings();
  const [refused, setRefused] = useState(false);
  const change = async (value: Settings[K]): Promise<void> => {
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
