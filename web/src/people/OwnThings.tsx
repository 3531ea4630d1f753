import { SHELF } from '@madang/games';
import { Icon } from '../art/Icon.tsx';
import { chooseZone, exportAddress } from '../net/users.ts';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';
import { useAsking } from './useAccount.ts';

/** The time zone that one lives by. */
export function ZoneField({ zone, onChanged }: { readonly zone: string | null; onChanged(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(zone === null ? [] : [zone])])].sort();
  return (
    <label className="field">
      <span>{words.text('account.zone')}</span>
      <select value={zone ?? ''} disabled={busy} onChange={(event) => ask(chooseZone(event.currentTarget.value), onChanged)}>
        {zone === null ? <option value="">{words.text('account.noZone')}</option> : null}
        {zones.map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What one has played, and a copy of everything that the server keeps. */
export function OwnThings({ person, host }: { readonly person: string; readonly host: boolean }) {
  const words = useWords();
  return (
    <section>
      <h2>{words.text('account.mine')}</h2>
      <p className="buttons">
        <Link to={{ page: 'user', id: person }} className="button">
          <Icon name="list" />
          <span>{words.text('account.results')}</span>
        </Link>
        <Link to={{ page: 'achievements', game: SHELF[0]?.name ?? '' }} className="button">
          <Icon name="medal" />
          <span>{words.text('achievements.title')}</span>
        </Link>
        <a className="button" href={exportAddress()} download="madang.json">
          <Icon name="download" />
          <span>{words.text('account.export')}</span>
        </a>
        {host ? (
          <Link to={{ page: 'admin' }} className="button">
            <Icon name="gear" />
            <span>{words.text('host.title')}</span>
          </Link>
        ) : null}
      </p>
    </section>
  );
}
