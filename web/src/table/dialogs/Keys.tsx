import { Link } from '../../page/Link.tsx';
import { KEY_ACTIONS } from '../../settings/keys.ts';
import { useSettings } from '../../settings/store.ts';
import { useWords } from '../../words/useWords.tsx';
import { AREA_KEYS } from '../keys/areas.ts';

/** Fingers alone press no keys. */
export const FINGERS = '(pointer: coarse), (max-width: 599px)';

/** The table's keys as they are set. */
export function Keys() {
  const app = useWords();
  const { keys, keyMap } = useSettings();
  const single = keys === 'on' ? KEY_ACTIONS.map((action) => [action, keyMap[action]] as const) : [];
  const places = keys === 'on' ? Object.entries(AREA_KEYS) : [];
  return (
    <>
      <h3>{app.text('why.keys')}</h3>
      <p className="note">
        {app.text(keys === 'on' ? 'why.anyKeyboard' : 'why.keysOff')} <Link to={{ page: 'settings' }}>{app.text('nav.settings')}</Link>
      </p>
      <dl className="keys">
        <Row of={app.text('keys.choose')} keys={keys === 'on' ? ['1–9', '0'] : ['Tab']} />
        <Row of={app.text('keys.confirm')} keys={['Enter']} />
        {single.map(([action, key]) => (
          <Row key={action} of={app.text(`keys.${action}`)} keys={[key]} />
        ))}
        {places.map(([letter, area]) => (
          <Row key={letter} of={app.text(`area.${area}`)} keys={[keyMap.areas, letter]} />
        ))}
        <Row of={app.text('keys.nextArea')} keys={['F6']} />
      </dl>
    </>
  );
}

const Row = ({ of, keys }: { readonly of: string; readonly keys: readonly string[] }) => (
  <div>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{of}</dd>
  </div>
);
