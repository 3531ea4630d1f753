import './ids.css';
import { WhenLoaded } from '@madang/board-kit/loading';
import { useScene } from '../../board-context/scene.tsx';
import { Dialog } from '../../page/Dialog.tsx';
import { Link } from '../../page/Link.tsx';
import { Loading } from '../../wait/Loading.tsx';
import { ruleTitle } from '../../words/rule-title.ts';
import { useWords } from '../../words/useWords.tsx';
import { RuleText } from '../log/LogPanel.tsx';

/** One rule's text, and the way to its chapter. */
export function RuleDialog({ rule, onClose }: { readonly rule: string; onClose(): void }) {
  const app = useWords();
  const { kit, words } = useScene();
  return (
    <Dialog title={ruleTitle(kit, words, rule)} onClose={onClose}>
      <p>
        <WhenLoaded fallback={<Loading />}>
          <RuleText rule={rule} />
        </WhenLoaded>
      </p>
      <details className="ids">
        <summary>{app.text('rules.details')}</summary>
        <code>{rule}</code>
      </details>
      <p>
        <Link to={{ page: 'rules', game: kit.game.name, rule }} className="button">
          {app.text('rules.open')}
        </Link>
      </p>
    </Dialog>
  );
}
