import { headlineOf } from '../../board-context/headline.ts';
import { useScene } from '../../board-context/scene.tsx';
import { CoachButton } from '../../coach/CoachButton.tsx';
import { ThreatsButton } from '../../threats/ThreatsButton.tsx';
import { useLinkTrouble } from '../../wait/useStanding.ts';
import { useWords } from '../../words/useWords.tsx';
import { SaveButton } from '../dialogs/SaveButton.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { useGuide } from '../guide.ts';
import type { Played } from '../usePlayed.ts';

/** The line above a table that is played: the game, how far it is, its connection. */
export function BarPanel({ played: { store, state, table, actions, playedView, warnings } }: { readonly played: Played }) {
  // A lesson says itself what to do: it leaves out what is asked besides.
  const guide = useGuide();
  const app = useWords();
  const { kit, words } = useScene();
  const trouble = useLinkTrouble(state.link);
  return (
    <TopBar
      game={kit.game.name}
      title={words.text(`${kit.game.name}.title`)}
      headline={headlineOf(kit, words, playedView)}
      trouble={trouble && app.text(trouble)}
    >
      {warnings ? <ThreatsButton warnings={warnings} /> : null}
      {guide ? null : <CoachButton store={store} state={state} table={table} />}
      {actions.document ? <SaveButton load={actions.document} /> : null}
    </TopBar>
  );
}
