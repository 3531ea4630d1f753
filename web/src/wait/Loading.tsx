import { useEffect } from 'preact/hooks';
import type { LinkStatus } from '../net/channel.ts';
import { Link } from '../page/Link.tsx';
import { reloadWhenServed } from '../reach/served.ts';
import { useWords } from '../words/useWords.tsx';
import { type Standing, useStanding } from './useStanding.ts';

/** `part`: of the program; nothing but a reload fetches it again. `answer`: of the server; whoever shows this asks again. A link: the socket. */
type Awaited = 'part' | 'answer' | LinkStatus;

interface LoadingProps {
  readonly of?: Awaited;
  /** Nothing is shown until it is late. */
  readonly quiet?: boolean;
}

/** Milliseconds after which a part of the program is taken for lost although the server answers. */
const LOST_MS = 30_000;

/** What is said of something that is late. */
function lateText(of: Awaited, standing: Standing): string {
  if (standing !== 'answers') return `late.${standing}`;
  return of === 'connecting' || of === 'lost' ? 'late.socket' : 'late.answers';
}

/** Stands where something will be. When that is late, it says why, as far as can be known, and what to do. */
export function Loading({ of = 'part', quiet = false }: LoadingProps) {
  const words = useWords();
  const standing = useStanding();
  useEffect(() => (of === 'part' ? reloadWhenServed(LOST_MS) : undefined), [of]);
  if (standing === undefined) return quiet ? null : <p className="loading">{words.text('loading')}</p>;
  return (
    <div className="notice late" role="status">
      <p>{words.text(lateText(of, standing))}</p>
      <p className="buttons">
        <button type="button" className="small" onClick={() => window.location.reload()}>
          {words.text('broken.reload')}
        </button>
        {quiet ? null : (
          <Link to={{ page: 'lobby' }} className="button small">
            {words.text('nav.lobby')}
          </Link>
        )}
      </p>
    </div>
  );
}
