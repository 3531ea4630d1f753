import type { Challenge, ChallengeStanding } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { Icon } from '../art/Icon.tsx';
import { useSaid } from '../assist/useSay.ts';
import { useScene } from '../board-context/scene.tsx';
import { Link } from '../page/Link.tsx';
import { useStore } from '../store-hook.ts';
import { useWords } from '../words/useWords.tsx';
import type { ChallengeRun } from './run.ts';
import { Signs } from './Signs.tsx';
import { Stars } from './Stars.tsx';

interface CardProps {
  readonly run: ChallengeRun;
  readonly challenges: readonly Challenge[];
  /** The campaign's own. */
  readonly texts: Translator;
}

/** What a challenge asks for, how it stands, and at its end what it earned and the ways on. */
export function ChallengeCard({ run, challenges, texts }: CardProps) {
  const app = useWords();
  const { kit } = useScene();
  const { challenge } = run;
  const { standing, hints } = useStore(run);
  const { name } = kit.game;
  const key = `${name}.campaign.${challenge.id}`;
  const at = challenges.indexOf(challenge);
  const next = challenges[at + 1];
  const text = standing.isOver ? [texts.text(`${key}.after`), moreFor(app, challenge, standing)].join(' ') : texts.text(`${key}.aim`);
  const given = hints > 0 && !standing.isOver ? ((hints - 1) % challenge.hints) + 1 : 0;
  const hint = app.text('campaign.hintAt', { number: given, count: challenge.hints, hint: given > 0 ? texts.text(`${key}.hint${given}`) : '' });
  const head = standing.isOver ? app.text('campaign.stars', { stars: standing.stars }) : texts.text(`${key}.title`);
  useSaid([head, text]);
  useSaid(given > 0 ? hint : null, hints);
  return (
    <section className="lesson-card challenge-card" aria-label={app.text('campaign.label')} data-over={standing.isOver}>
      <div className="lesson-words">
        <p className="lesson-head">
          <span className="lesson-at">{app.text('campaign.at', { number: at + 1, count: challenges.length })}</span>
          <strong>{head}</strong>
        </p>
        <GoalBar challenge={challenge} standing={standing} texts={texts} />
        <p className="lesson-text">{text}</p>
        {given > 0 ? (
          <p className="lesson-hint">
            <Icon name="help" />
            {hint}
          </p>
        ) : null}
      </div>
      <div className="buttons">
        <Link to={{ page: 'campaign', game: name, challenge: null }} className="button quiet icon-only" label={app.text('campaign.all')}>
          <Icon name="list" />
        </Link>
        <button type="button" className="challenge-again" onClick={run.again}>
          <Icon name="again" />
          <span>{app.text('campaign.again')}</span>
        </button>
        {standing.isOver ? null : (
          <button type="button" className="challenge-hint" onClick={run.hint}>
            <Icon name="help" />
            <span>{app.text('campaign.hint')}</span>
          </button>
        )}
        {standing.isOver && next ? (
          <Link to={{ page: 'campaign', game: name, challenge: next.id }} className="button primary challenge-next">
            <span>{app.text('campaign.next')}</span>
            <Icon name="forward" />
          </Link>
        ) : null}
      </div>
    </section>
  );
}

/** What is lacking for one star more; nothing where all are reached. */
function moreFor(app: Translator, { stars }: Challenge, { count, stars: reached }: ChallengeStanding): string {
  const goal = stars[reached];
  return goal === undefined ? '' : app.text('campaign.more', { lacking: goal - count, stars: reached + 1 });
}

interface BarProps {
  readonly challenge: Challenge;
  readonly standing: ChallengeStanding;
  readonly texts: Translator;
}

/** How far it is: the count beside the next goal, the stars and what each takes, and the time. */
function GoalBar({ challenge: { id, signs, stars, lasts }, standing: { count, stars: reached, rounds }, texts }: BarProps) {
  const app = useWords();
  const { kit, board } = useScene();
  const { name } = kit.game;
  const [one, two, three] = stars;
  const now = Math.min(rounds + 1, lasts.count);
  return (
    <p className="goal-bar">
      <Signs game={name} board={board} signs={signs} />
      <b>{texts.text(`${name}.campaign.${id}.count`, { count, goal: stars[reached] ?? three })}</b>
      <Stars reached={reached} />
      <span>{app.text('campaign.bars', { one, two, three })}</span>
      <span>{lasts.span === 'rounds' ? app.text('campaign.round', { now, count: lasts.count }) : app.text('campaign.match')}</span>
    </p>
  );
}
