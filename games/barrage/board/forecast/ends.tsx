import { type DamSite, EXITS, type Exit } from '../../rules/index.ts';
import { siteText } from '../../text/names.ts';
import { Sign } from '../pieces/glyphs.tsx';
import { useTable } from '../table.tsx';
import { Row } from './parts.tsx';
import type { End } from './prospect.ts';

const isExit = (end: DamSite | Exit): end is Exit => EXITS.some((exit) => exit === end);

/** Where the drops end: dam by dam, or off the map. */
export function Ends({ ends }: { readonly ends: readonly End[] }) {
  const { props } = useTable();
  if (ends.length === 0) return null;
  return (
    <Row sign={<Sign name="now" size={15} />}>
      {ends.map(({ end, count }) => (
        <span key={end} className="picture-end">
          <b>{count}</b>
          <i>→</i>
          {isExit(end) ? <span className="picture-away">✕</span> : props.say(siteText(end))}
        </span>
      ))}
    </Row>
  );
}
