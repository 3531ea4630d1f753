import { LANGUAGES } from '@madang/kernel';
import { Page } from '../app/Page.tsx';
import { MyName } from '../lobby/MyName.tsx';
import { useServer } from '../net/useSession.ts';
import { useWords } from '../words/useWords.tsx';
import { CONFIRMS, MOTIONS, type Settings, TEXT_SIZES, THEMES } from './settings.ts';
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
        {person ? (
          <section>
            <h2>{words.text('settings.name')}</h2>
            <MyName person={person} />
          </section>
        ) : null}
        <p className="note">{words.text('settings.kept')}</p>
      </div>
    </Page>
  );
}

interface ChoiceProps<K extends keyof Settings> {
  readonly of: K;
  readonly values: readonly Settings[K][];
  name(value: Settings[K]): string;
}

function Choice<K extends keyof Settings>({ of, values, name }: ChoiceProps<K>) {
  const words = useWords();
  const settings = useSettings();
  const change = (value: Settings[K]): void => settings.change(Object.fromEntries([[of, value]]));
  return (
    <fieldset>
      <legend>{words.text(`settings.${of}`)}</legend>
      <div className="segments">
        {values.map((value) => (
          <label key={value} lang={of === 'language' ? value : undefined}>
            <input type="radio" name={of} checked={settings[of] === value} onChange={() => change(value)} />
            <span>{name(value)}</span>
          </label>
        ))}
      </div>
      <p className="note">{words.text(`settings.${of}.text`)}</p>
    </fieldset>
  );
}
