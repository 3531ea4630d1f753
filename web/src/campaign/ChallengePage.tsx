import type { Campaign, Challenge } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { useEffect, useMemo } from 'preact/hooks';
import { RunTable } from '../lesson/GuidedTable.tsx';
import { untipped } from '../lesson/untipped.ts';
import { useSeats } from '../lesson/useSeats.ts';
import { rememberKnown } from '../local-server/known.ts';
import { useOpen } from '../store-hook.ts';
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
  const seats = useSeats({ ...challenge, seats: challenge.against.length + 1 });
  const run = useMemo(() => createRun(kit, campaign, challenge, seats), [kit, campaign, challenge, seats]);
  useEffect(() => rememberKnown(kit.game.name), [kit]);
  const { table, problem, standing } = useOpen(run);
  const done = standing.isOver ? app.text('campaign.over') : null;
  const card = useMemo(() => <ChallengeCard run={run} challenges={campaign.challenges} texts={texts} />, [run, campaign, texts]);
  return <RunTable {...{ kit, table, problem, done, card }} mayUndo={run.mayUndo} />;
}
