import { WhenLoaded } from '@madang/board-kit/loading';
import type { Profile } from '@madang/wire';
import { useWords } from '../words/useWords.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { useAchievements } from './useAchievements.ts';

/** Achievements that a profile shows. */
const NEWEST = 3;

/** How many achievements a person has reached, and the newest; nothing where there are none. */
export function ProfileAchievements({ reached }: { readonly reached: Profile['achievements'] }) {
  const words = useWords();
  if (reached.length === 0) return null;
  return (
    <WhenLoaded fallback={null}>
      <section className="achievements">
        <h2>{words.text('achievements.person', { count: reached.length })}</h2>
        <ul>
          {reached.slice(0, NEWEST).map((one) => (
            <Newest key={`${one.game} ${one.achievement}`} {...one} />
          ))}
        </ul>
      </section>
    </WhenLoaded>
  );
}

/** One that this page does not know is left out: the server may be newer. */
function Newest({ game, achievement, at }: Profile['achievements'][number]) {
  const found = useAchievements(game);
  const one = found?.all.find(({ id }) => id === achievement);
  return found && one ? <AchievementCard game={game} achievement={one} texts={found.texts} at={at} isNamed /> : null;
}
