import '../styles/lesson.css';
import './campaign.css';
import { type Translator, translator } from '@madang/text';
import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { GameTabs } from '../lobby/shelf/GameTabs.tsx';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import { CAMPAIGNS, keptGrades } from '../progress/kept-progress.ts';
import { useSharedProgress } from '../progress/useSharedProgress.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import { type CampaignIn, type LoadedGame, loadBoard, loadCampaign, loadTable } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { ChallengePage } from './ChallengePage.tsx';
import { nextChallenge } from './kept.ts';
import { Signs } from './Signs.tsx';
import { Stars } from './Stars.tsx';

interface CampaignProps {
  readonly name: string;
  /** Null: the list of all. */
  readonly challenge: string | null;
}

/** A game's campaign: its challenges, or one of them at its table. */
export function CampaignPage({ name, challenge: id }: CampaignProps) {
  const { language } = useWords();
  const kit = use(loadTable(name, language));
  const found = use(loadCampaign(name, language));
  const texts = useMemo(() => found && translator(language, found.catalogue), [language, found]);
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
  if (!found || !texts) return <Gone problem={{ code: 'no-campaign' }} />;
  const challenge = found.campaign.challenges.find((one) => one.id === id);
  if (challenge) return <ChallengePage loaded={kit} campaign={found.campaign} challenge={challenge} texts={texts} />;
  return id === null ? <List kit={kit} found={found} texts={texts} /> : <Gone problem={{ code: 'no-campaign' }} />;
}

interface ListProps {
  readonly kit: LoadedGame;
  readonly found: CampaignIn;
  readonly texts: Translator;
}

/** The reader's stars in a game: those that this device knows of, and soon those of their other devices. */
function useStars(game: string): ReadonlyMap<string, number> {
  useSharedProgress();
  return keptGrades(CAMPAIGNS, game);
}

function List({ kit, found: { campaign }, texts }: ListProps) {
  const words = useWords();
  const { name } = kit.game;
  const board = use(loadBoard(name));
  const stars = useStars(name);
  const { challenges } = campaign;
  const next = nextChallenge(challenges, stars);
  const total = challenges.reduce((sum, { id }) => sum + (stars.get(id) ?? 0), 0);
  return (
    <Page at="other" title={words.text('campaign.title')} game={name}>
      <p className="lead">{words.text('campaign.lead')}</p>
      <GameTabs
        label={words.text('campaign.games')}
        game={name}
        has={(title) => title.campaign !== undefined}
        to={(game) => ({ page: 'campaign', game, challenge: null })}
      />
      <h2 className="campaign-total">{words.text('campaign.total', { stars: total, most: 3 * challenges.length })}</h2>
      <ol className="campaign">
        {challenges.map(({ id, signs }) => (
          <li key={id} data-next={id === next?.id}>
            <Link to={{ page: 'campaign', game: name, challenge: id }}>
              <h3>{texts.text(`${name}.campaign.${id}.title`)}</h3>
              <p>
                {board ? <Signs game={name} board={board} signs={signs} /> : null}
                {texts.text(`${name}.campaign.${id}.aim`)}
              </p>
              <p className="campaign-state">
                <Stars reached={stars.get(id) ?? 0} />
                {id === next?.id ? <span className="tag">{words.text('campaign.upNext')}</span> : null}
                <Icon name="forward" />
              </p>
            </Link>
          </li>
        ))}
      </ol>
    </Page>
  );
}
