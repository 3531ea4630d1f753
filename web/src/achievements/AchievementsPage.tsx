import type { OwnReached } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { GameTabs } from '../lobby/shelf/GameTabs.tsx';
import { findReached } from '../net/results.ts';
import { useServer } from '../net/useSession.ts';
import { Page } from '../page/Page.tsx';
import { askUntilAnswered } from '../reach/retry.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { keptReached } from './kept.ts';
import { useAchievements } from './useAchievements.ts';

/** The achievements of a game: those that the reader has reached, and how the others are reached. */
export function AchievementsPage({ game }: { readonly game: string }) {
  const words = useWords();
  return (
    <Page at="other" title={words.text('achievements.title')}>
      <p className="lead">{words.text('achievements.lead')}</p>
      <GameTabs
        label={words.text('achievements.games')}
        game={game}
        has={({ achievements }) => achievements !== undefined}
        to={(name) => ({ page: 'achievements', game: name })}
      />
      <List game={game} />
    </Page>
  );
}

function List({ game }: { readonly game: string }) {
  const words = useWords();
  const found = useAchievements(game);
  const reached = useReached(game);
  if (!found) return <p className="notice">{explainProblem(words, { code: 'unknown-game', details: { game } })}</p>;
  const { all, texts } = found;
  const count = all.filter(({ id }) => reached.has(id)).length;
  return (
    <section className="achievements">
      <h2>{words.text('achievements.count', { reached: count, count: all.length })}</h2>
      <ul>
        {all.map((one) => (
          <AchievementCard key={one.id} game={game} achievement={one} texts={texts} at={reached.get(one.id) ?? null} />
        ))}
      </ul>
      <p className="note">{words.text('achievements.note')}</p>
    </section>
  );
}

/** When each achievement of a game was first reached, on this device or at a table of the server. */
function useReached(game: string): ReadonlyMap<string, number> {
  const { asked } = useServer();
  const [online, setOnline] = useState<readonly OwnReached[]>([]);
  useEffect(() => {
    if (!asked) return undefined;
    return askUntilAnswered(findReached, (found) => {
      if (found.ok) setOnline(found.value);
    });
  }, [asked]);
  const first = new Map([...keptReached(game)].map(([id, { at }]) => [id, at] as const));
  for (const { game: of, achievement, at } of online) if (of === game) first.set(achievement, Math.min(at, first.get(achievement) ?? at));
  return first;
}
