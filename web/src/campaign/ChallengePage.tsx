import type { Campaign, Challenge } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { useEffect, useMemo } from 'preact/hooks';
import { GuidedTable } from '../lesson/GuidedTable.tsx';
import { untipped } from '../lesson/untipped.ts';
import { useSeats } from '../lesson/useSeats.ts';
import { rememberKnown } from '../local-server/known.ts';
import { useStore } from '../store-hook.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import type { Guide } from '../table/guide.ts';
import type { LoadedGame } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { createRun } from './run.ts';

interface ChallengeProps {
  readonly loaded: LoadedGame;
  readonly campaign: Campaign;
  readonly challenge: Challenge;
  readonly texts: Translator;
}

/** A challenge at its table, with bots in a worker of this page. */
export function ChallengePage({ loaded, campaign, challenge, texts }: ChallengeProps) {
  const app = useWords();
  const kit = useMemo(() => untipped(loaded), [loaded]);
  const { against, seat } = challenge;
  const seats = useSeats({ seats: against.length + 1, seat }, against);
  const run = useMemo(() => createRun(kit, campaign, challenge, seats), [kit, campaign, challenge, seats]);
  useEffect(() => run.open(), [run]);
  useEffect(() => rememberKnown(kit.game.name), [kit]);
  const { table, problem, standing } = useStore(run);
  const { isOver } = standing;
  const guide = useMemo<Guide>(
    () => ({
      teaches: false,
      lit: (moves) => (isOver ? [] : moves),
      card: <ChallengeCard run={run} challenges={campaign.challenges} texts={texts} />,
      prompt: isOver ? app.text('campaign.over') : null,
      stray: () => undefined,
    }),
    [run, campaign, texts, isOver, app],
  );
  if (problem) return <Gone problem={problem} />;
  return table && <GuidedTable kit={kit} store={table} guide={guide} />;
}
