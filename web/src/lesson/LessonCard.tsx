import { findTitle } from '@madang/games';
import type { Game } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useSaid } from '../assist/useSay.ts';
import { usePlayBots } from '../lobby/new/useBegin.ts';
import { rememberKnown } from '../local-server/known.ts';
import type { LocalSeat } from '../local-server/local.ts';
import { Link } from '../page/Link.tsx';
import { useStore } from '../store-hook.ts';
import { useWords } from '../words/useWords.tsx';
import { isReading } from './course.ts';
import type { LessonRun } from './run.ts';
import { usePlayOn } from './usePlayOn.ts';

interface CardProps {
  readonly run: LessonRun;
  readonly game: Game;
  readonly seats: readonly LocalSeat[];
  /** The lesson's own. */
  readonly words: Translator;
}

/** What the lesson says now, how far it is, and the ways on and back. */
export function LessonCard({ run, game, seats, words }: CardProps) {
  const app = useWords();
  const { chapter: at, hinted, hints, table, reached } = useStore(run);
  const chapter = run.lesson.chapters[at];
  const say = (part: string): string => words.text(`${run.game}.lesson.${chapter?.id}.${part}`);
  const reading = isReading(run.lesson, at);
  // A turn that is thought through waits to be confirmed.
  const ready = reached.tried > 0 && !reached.asked && !reached.busy;
  const hint = reading ? app.text('lesson.readFirst') : ready ? app.text('lesson.confirm') : say('hint');
  useSaid(chapter ? [say('title'), say('text')] : null);
  useSaid(hinted ? hint : null, hints);
  if (!chapter || !table) return null;
  const last = at === run.lesson.chapters.length - 1;
  const anew = app.text(last ? 'lesson.anew' : 'lesson.again');
  return (
    <section className="lesson-card" aria-label={app.text('lesson.label')}>
      <div className="lesson-words">
        <p className="lesson-head">
          <span className="lesson-at">{app.text('lesson.at', { number: at + 1, count: run.lesson.chapters.length })}</span>
          <strong>{say('title')}</strong>
        </p>
        <p className="lesson-text">{say('text')}</p>
        {hinted ? (
          <button type="button" className="lesson-hint" onClick={run.heed}>
            <Icon name="help" />
            <span>{hint}</span>
          </button>
        ) : ready ? (
          <p className="lesson-hint" data-ready="true">
            <Icon name="check" />
            {app.text('lesson.confirm')}
          </p>
        ) : null}
      </div>
      <div className="buttons">
        <button
          type="button"
          className="quiet icon-only"
          disabled={at === 0}
          aria-label={app.text('lesson.back')}
          title={app.text('lesson.back')}
          onClick={() => run.goTo(at - 1)}
        >
          <Icon name="back" />
        </button>
        <button type="button" className="quiet icon-only" aria-label={anew} title={anew} onClick={() => run.goTo(last ? 0 : at)}>
          <Icon name="again" />
        </button>
        {last ? <Ends run={run} game={game} seats={seats} /> : reading ? <ReadOn key={at} onRead={run.readOn} /> : null}
      </div>
    </section>
  );
}

function ReadOn({ onRead }: { readonly onRead: () => void }) {
  const app = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="primary" onClick={onRead}>
      <span>{app.text('lesson.on')}</span>
      <Icon name="forward" />
    </button>
  );
}

/** What one may do at the end: the campaign, a match of one's own against a bot, play on from here, and look things up. */
function Ends({ run, game, seats }: Pick<CardProps, 'run' | 'game' | 'seats'>) {
  const app = useWords();
  const playOn = usePlayOn(seats);
  const playBots = usePlayBots();
  const campaign = findTitle(game.name)?.campaign ? ({ page: 'campaign', game: game.name, challenge: null } as const) : null;
  useEffect(() => rememberKnown(game.name), [game]);
  return (
    <>
      {campaign ? (
        <Link to={campaign} className="button primary lesson-campaign">
          <span>{app.text('campaign.title')}</span>
          <Icon name="forward" />
        </Link>
      ) : null}
      <button type="button" className={campaign ? 'lesson-match' : 'primary lesson-match'} onClick={() => playBots(game)}>
        <Icon name="bot" />
        <span>{app.text('lesson.match')}</span>
      </button>
      <button type="button" className="lesson-on" onClick={() => playOn(run.document())}>
        <Icon name="play" />
        <span>{app.text('lesson.playOn')}</span>
      </button>
      <Link to={{ page: 'rules', game: run.game, rule: null }} className="button">
        <Icon name="book" />
        <span>{app.text('lesson.lookUp')}</span>
      </Link>
    </>
  );
}
