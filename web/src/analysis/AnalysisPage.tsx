import { WhenLoaded } from '@madang/board-kit/loading';
import { Loading } from '../wait/Loading.tsx';
import './analysis.css';
import { type Match, openDocument } from '@madang/kernel';
import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { namesOf, seatInfos } from '../board-context/seatInfos.ts';
import { Page } from '../page/Page.tsx';
import type { MatchPlace } from '../page/router.ts';
import type { Recording } from '../replay/source.ts';
import { useRecording } from '../replay/useRecording.ts';
import { type LoadedGame, loadGame } from '../words/loaded-game.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { appCatalogue, tableWords } from '../words/words.ts';
import { Analysed } from './Analysed.tsx';
import { DropMatch } from './DropMatch.tsx';
import { TellingProvider, tellingOf } from './telling.ts';

/** What the choices of a match were worth. `of` null: of one that is still to be chosen. */
export function AnalysisPage({ of }: { readonly of: MatchPlace | null }) {
  const words = useWords();
  if (of) return <Found place={of} />;
  return (
    <Page at="other" title={words.text('analysis.title')}>
      <DropMatch>
        <p>{words.text('analysis.drop')}</p>
      </DropMatch>
    </Page>
  );
}

function Found({ place }: { readonly place: MatchPlace }) {
  const words = useWords();
  const { recording, problem } = useRecording(place.source, place.id);
  if (problem) return <Refused text={explainProblem(words, problem)} />;
  if (!recording) return <Loading of="answer" />;
  return (
    <WhenLoaded fallback={<Loading />}>
      <Opened place={place} recording={recording} />
    </WhenLoaded>
  );
}

function Opened({ place, recording }: { readonly place: MatchPlace; readonly recording: Recording }) {
  const words = useWords();
  const { document } = recording;
  const kit = use(loadGame(document.game, words.language));
  const opened = useMemo(() => (kit ? openDocument(kit.game, document) : null), [kit, document]);
  if (!kit || !opened) return <Refused text={explainProblem(words, { code: 'unknown-game', details: { game: document.game } })} />;
  if (!opened.ok) return <Refused text={explainProblem(words, { code: opened.problem.code, details: { ...opened.problem } })} />;
  const { log } = opened.value;
  if (log.length === 0) return <Refused text={words.text('analysis.unplayed')} />;
  return <Told place={place} recording={recording} kit={kit} match={opened.value} />;
}

function Refused({ text }: { readonly text: string }) {
  const words = useWords();
  return (
    <Page at="other" title={words.text('analysis.title')}>
      <DropMatch>
        <p className="notice">{text}</p>
      </DropMatch>
    </Page>
  );
}

interface ToldProps {
  readonly place: MatchPlace;
  readonly recording: Recording;
  readonly kit: LoadedGame;
  readonly match: Match;
}

function Told({ place, recording, kit, match }: ToldProps) {
  const app = useWords();
  const catalogue = use(appCatalogue(app.language));
  const telling = useMemo(() => {
    const names = namesOf(app, recording.seats);
    const words = tableWords(app.language, catalogue, kit.catalogue, names);
    return tellingOf(app, words, seatInfos(recording.seats, names), kit, match);
  }, [app, catalogue, kit, recording, match]);
  return (
    <Page at="other" game={kit.game.name} title={app.text('analysis.of', { game: telling.words.text(`${kit.game.name}.title`) })}>
      <TellingProvider value={telling}>
        <Analysed place={place} recording={recording} wording={kit.wording} match={match} />
      </TellingProvider>
    </Page>
  );
}
