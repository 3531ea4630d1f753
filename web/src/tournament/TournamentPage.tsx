import { WhenLoaded } from '@madang/board-kit/loading';
import type { Result } from '@madang/kernel';
import type { Problem, TournamentView } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { clockName } from '../clock/ClockField.tsx';
import { callOff, cupAction, findCup } from '../net/club/tournaments.ts';
import { useServer } from '../net/useSession.ts';
import { Page } from '../page/Page.tsx';
import { useToasts } from '../page/toasts/toasts.ts';
import { go } from '../page/useRoute.ts';
import { Loading } from '../wait/Loading.tsx';
import { ChosenOptions } from '../words/marks/ChosenOptions.tsx';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import '../styles/figures.css';
import './tournament.css';

const ASK_EVERY_MS = 5000;

/** A cup: who plays, how they stand, and its rounds. */
export function TournamentPage({ id }: { readonly id: string }) {
  const words = useWords();
  const { asked, person } = useServer();
  const { cup, problem, setCup } = useCup(id, asked);
  if (!cup) {
    return (
      <Page at="other" title={words.text('cup.list')}>
        {problem ? <p className="notice">{explainProblem(words, problem)}</p> : <Loading of="answer" />}
      </Page>
    );
  }
  const { status, gathered, people, round, rounds, seats } = cup;
  return (
    <Page at="other" title={cup.name}>
      <div className="cup">
        <WhenLoaded fallback={null}>
          <p className="lead">
            <GameTitle game={cup.game} /> · {words.text(`cup.state.${status}`, { count: gathered, people, round, rounds })}
          </p>
          <p className="cup-facts">{words.text('cup.facts', { seats, rounds, clock: clockName(words, cup.clock), owner: cup.owner.name })}</p>
          <ChosenOptions game={cup.game} options={cup.options} />
        </WhenLoaded>
        {status === 'gathering' ? <Gathering cup={cup} person={person?.id ?? null} onCup={setCup} /> : null}
        <Standings cup={cup} />
        <Rounds cup={cup} />
      </div>
    </Page>
  );
}

interface Known {
  readonly cup: TournamentView | null;
  readonly problem: Problem | null;
  setCup(cup: TournamentView): void;
}

/** Read once there is a session, and again while the page is looked at and the cup is not over. */
function useCup(id: string, asked: boolean): Known {
  const [cup, setCup] = useState<TournamentView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const over = cup?.status === 'over';
  useEffect(() => {
    if (!asked || over) return;
    let open = true;
    const ask = async (): Promise<void> => {
      const found = document.visibilityState === 'visible' ? await findCup(id) : undefined;
      if (!open || !found) return;
      if (found.ok) setCup(found.value);
      setProblem(found.ok ? null : found.problem);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      open = false;
      clearInterval(timer);
    };
  }, [id, asked, over]);
  return { cup, problem, setCup };
}

interface GatheringProps {
  readonly cup: TournamentView;
  readonly person: string | null;
  onCup(cup: TournamentView): void;
}

/** How many are missing, and what one may do about it. */
function Gathering({ cup, person, onCup }: GatheringProps) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const ask = <T,>(answer: Promise<Result<T, Problem>>, then: (value: T) => void): void => {
    setBusy(true);
    void answer.then((done) => {
      setBusy(false);
      if (done.ok) then(done.value);
      else show(explainProblem(words, done.problem), 'problem');
    });
  };
  return (
    <section className="cup-gathering">
      <p>{words.text('cup.missing', { count: cup.people - cup.gathered })}</p>
      <p className="note">{words.text('cup.rules')}</p>
      <p className="buttons">
        <button
          type="button"
          className={cup.joined ? '' : 'primary'}
          disabled={busy || person === null}
          onClick={() => ask(cupAction(cup.id, cup.joined ? 'leave' : 'join'), onCup)}
        >
          {words.text(cup.joined ? 'cup.leave' : 'cup.join')}
        </button>
        {person === cup.owner.id ? (
          <button type="button" disabled={busy} onClick={() => ask(callOff(cup.id), () => go({ page: 'lobby' }))}>
            {words.text('cup.callOff')}
          </button>
        ) : null}
      </p>
    </section>
  );
}
