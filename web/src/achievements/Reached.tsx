import type { Chronicle } from '@madang/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useSaid } from '../assist/useSay.ts';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { useAchievements } from './useAchievements.ts';

interface ReachedProps {
  readonly game: string;
  /** The match; null: it cannot be read here. */
  readonly read: Chronicle | null;
  /** Finds the ids of what the reader reached first in it. */
  find(read: Chronicle | null): Promise<readonly string[]>;
}

/** What the reader reached first in the match that has just ended; nothing where that is nothing. */
export function Reached({ game, find, read }: ReachedProps) {
  const app = useWords();
  const found = useAchievements(game);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    find(read).then(
      (reached) => wanted && setIds(reached),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [find, read]);
  const shown = found?.all.filter(({ id }) => ids.includes(id)) ?? [];
  const title = app.text('achievements.new', { count: shown.length });
  useSaid(found && shown.length > 0 ? [title, ...shown.map(({ id }) => found.texts.text(`${game}.achievement.${id}.name`))] : null);
  if (!found || shown.length === 0) return null;
  return (
    <section className="achievements achievements-new" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {shown.map((one) => (
          <AchievementCard key={one.id} game={game} achievement={one} texts={found.texts} />
        ))}
      </ul>
      <Link to={{ page: 'achievements', game }}>{app.text('achievements.all')}</Link>
    </section>
  );
}
