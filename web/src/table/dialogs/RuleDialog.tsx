import { Suspense } from 'react';
import { Dialog } from '../../page/Dialog.tsx';
import { Link } from '../../page/Link.tsx';
import { useScene } from '../../scene/scene.tsx';
import { Loading } from '../../wait/Loading.tsx';
import { useWords } from '../../words/useWords.tsx';
import { RuleText } from '../side/LogPanel.tsx';

/** One rule's text, and the way to its chapter. */
export function RuleDialog({ rule, onClose }: { readonly rule: string; onClose(): void }) {
  const app = useWords();
  const { kit } = useScene();
  return (
    <Dialog title={rule} onClose={onClose}>
      <p>
        <Suspense fallback={<Loading />}>
          <RuleText rule={rule} />
        </Suspense>
      </p>
      <p>
        <Link to={{ page: 'rules', game: kit.game.name, rule }} className="button">
          {app.text('rules.open')}
        </Link>
      </p>
    </Dialog>
  );
}
