import '../access/check.css';
import type { ChannelView, NotificationWishes } from '@madang/wire';
import { CopyField } from '../access/CopyField.tsx';
import { Icon } from '../art/Icon.tsx';
import { deviceName } from '../people/device.ts';
import { useAsking } from '../people/useAccount.ts';
import { useFound } from '../reach/useFound.ts';
import { useWords } from '../words/useWords.tsx';
import { addReceiver, findNotices, removeReceiver, setWishes, testReceiver } from './api.ts';
import { ChatNames } from './ChatNames.tsx';
import { MailForm, WebhookForm } from './channels.tsx';
import { knowsPush, pushHere } from './push.ts';

/** How many minutes before the end of one's time one may be warned: first, and again. */
const WARNINGS = { low: [120, 180, 360, 720, 1440], last: [15, 30, 60, 120] } as const;
/** After how many minutes one may be told that it is one's turn. */
const DELAYS = [0, 2, 5, 15, 60, 180, 720];
const HOUR = 60;

/** What this person is told while the page is closed, and where. Nothing, where the server tells nobody. */
export function Notices({ login }: { readonly login: string | null }) {
  const words = useWords();
  const { settings, reload } = useNoticeSettings();
  if (!settings) return null;
  const { offer, wishes, receivers } = settings;
  if (offer.push === null && !offer.mail && !offer.webhook) return null;
  return (
    <>
      <section>
        <h2>{words.text('told.title')}</h2>
        <p className="note">{words.text('told.text')}</p>
        <Wishes wishes={wishes} onChanged={reload} />
        <Receivers receivers={receivers} onChanged={reload} />
        {offer.push === null ? null : <PushButton serverKey={offer.push} onAdded={reload} />}
        {offer.mail ? (
          <details className="told-add">
            <summary>{words.text('told.mailAdd')}</summary>
            <MailForm login={login} onAdded={reload} />
          </details>
        ) : null}
        {offer.webhook ? (
          <details className="told-add">
            <summary>{words.text('told.webhookAdd')}</summary>
            <WebhookForm onAdded={reload} />
          </details>
        ) : null}
      </section>
      <ChatNames />
    </>
  );
}

function useNoticeSettings() {
  const { found: settings, again: reload } = useFound(findNotices);
  return { settings, reload };
}

interface WishesProps {
  readonly wishes: NotificationWishes;
  onChanged(): void;
}

function Wishes({ wishes, onChanged }: WishesProps) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const change = (changed: Partial<NotificationWishes>): void => ask(setWishes({ ...wishes, ...changed }), onChanged);
  const delays = [...new Set([...DELAYS, wishes.minutes])].sort((a, b) => a - b);
  return (
    <fieldset className="told-wishes" disabled={busy}>
      <legend>{words.text('told.of')}</legend>
      {(['turn', 'time', 'invited', 'mention', 'over'] as const).map((kind) => (
        <label key={kind} className="check">
          <input type="checkbox" checked={wishes[kind]} onChange={(event) => change({ [kind]: event.currentTarget.checked })} />
          <span>{words.text(`told.${kind}`)}</span>
        </label>
      ))}
      {wishes.turn ? (
        <label className="field">
          <span>{words.text('told.delay')}</span>
          <select value={wishes.minutes} onChange={(event) => change({ minutes: Number(event.currentTarget.value) })}>
            {delays.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes % HOUR === 0 && minutes > 0 ? words.text('told.hours', { hours: minutes / HOUR }) : words.text('told.minutes', { minutes })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {wishes.time
        ? (['low', 'last'] as const).map((kind) => (
            <label key={kind} className="field">
              <span>{words.text(`told.${kind}`)}</span>
              <select value={wishes[kind]} onChange={(event) => change({ [kind]: Number(event.currentTarget.value) })}>
                {[...new Set([...WARNINGS[kind], wishes[kind]])]
                  .sort((a, b) => b - a)
                  .map((minutes) => (
                    <option key={minutes} value={minutes}>
                      {minutes % HOUR === 0
                        ? words.text('told.hoursBefore', { hours: minutes / HOUR })
                        : words.text('told.minutesBefore', { minutes })}
                    </option>
                  ))}
              </select>
            </label>
          ))
        : null}
    </fieldset>
  );
}

interface ReceiversProps {
  readonly receivers: readonly ChannelView[];
  onChanged(): void;
}

/** Where one is told; each can be tried out, and those that are told nothing any more say why. */
function Receivers({ receivers, onChanged }: ReceiversProps) {
  const words = useWords();
  const { busy, ask } = useAsking();
  if (receivers.length === 0) return <p className="note">{words.text('told.nowhere')}</p>;
  return (
    <ul className="account-list told-list">
      {receivers.map(({ id, kind, name, state, secret }) => (
        <li key={id} data-state={state}>
          <span className="account-what">
            <strong>{name || words.text('account.someDevice')}</strong>
            <small>{state === 'active' ? words.text(`told.kind.${kind}`) : words.text(`told.state.${state}`)}</small>
          </span>
          {state === 'unconfirmed' ? null : (
            <button type="button" className="small" disabled={busy} onClick={() => ask(testReceiver(id), onChanged, words.text('told.tested'))}>
              {words.text('told.test')}
            </button>
          )}
          <button type="button" className="small" disabled={busy} onClick={() => ask(removeReceiver(id), onChanged)}>
            {words.text('told.remove')}
          </button>
          {secret === null ? null : (
            <details className="told-add">
              <summary>{words.text('told.secret')}</summary>
              <CopyField label={words.text('told.secretText')} value={secret} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function PushButton({ serverKey, onAdded }: { readonly serverKey: string; onAdded(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  if (!knowsPush()) return <p className="note">{words.text('told.pushNotHere')}</p>;
  const add = async () => {
    const here = await pushHere(serverKey, deviceName(navigator.userAgent));
    return here.ok ? addReceiver(here.value) : here;
  };
  return (
    <p className="buttons">
      <button type="button" disabled={busy} onClick={() => ask(add(), onAdded, words.text('told.pushAdded'))}>
        <Icon name="bell" />
        <span>{words.text('told.pushHere')}</span>
      </button>
    </p>
  );
}
