import { lazily } from '@madang/board-kit/loading';
import { useEffect } from 'preact/hooks';
import { useWaiting } from '../lobby/useWaiting.ts';
import type { Route } from '../page/router.ts';
import { later, loadWaiting } from '../reach/later.tsx';
import { Missing } from './Missing.tsx';

/** The way home from a table is loaded beside it, for the network may go meanwhile. */
const Lobby = later(async () => (await import('../lobby/Lobby.tsx')).Lobby);
const NewTable = lazily(async () => (await import('../lobby/new/NewTable.tsx')).NewTable);
const OnlineTable = lazily(async () => (await import('../table/OnlineTable.tsx')).OnlineTable);
const OfflineTable = lazily(async () => (await import('../table/OfflineTable.tsx')).OfflineTable);
const Replay = lazily(async () => (await import('../replay/Replay.tsx')).Replay);
const AnalysisPage = lazily(async () => (await import('../analysis/AnalysisPage.tsx')).AnalysisPage);
const LessonPage = lazily(async () => (await import('../lesson/LessonPage.tsx')).LessonPage);
const PuzzlePage = lazily(async () => (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage);
const AchievementsPage = lazily(async () => (await import('../achievements/AchievementsPage.tsx')).AchievementsPage);
const Rulebook = lazily(async () => (await import('../rules/Rulebook.tsx')).Rulebook);
const SettingsPage = lazily(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage);
const AccountPage = lazily(async () => (await import('../people/AccountPage.tsx')).AccountPage);
const Notices = lazily(async () => (await import('../notifications/Notices.tsx')).Notices);
const MailPage = lazily(async () => (await import('../notifications/MailPage.tsx')).MailPage);
const PersonPage = lazily(async () => (await import('../people/PersonPage.tsx')).PersonPage);
const LadderPage = lazily(async () => (await import('../ladder/LadderPage.tsx')).LadderPage);
const TournamentPage = lazily(async () => (await import('../tournament/TournamentPage.tsx')).TournamentPage);
const CampaignPage = lazily(async () => (await import('../campaign/CampaignPage.tsx')).CampaignPage);
const DailyPage = lazily(async () => (await import('../daily/DailyPage.tsx')).DailyPage);
const NewTournament = lazily(async () => (await import('../tournament/NewTournament.tsx')).NewTournament);
const AdminPage = lazily(async () => (await import('../admin/AdminPage.tsx')).AdminPage);

/** The screen of a route; each is loaded when first opened. */
export function Screen({ route }: { readonly route: Route }) {
  useWaiting();
  useEffect(loadWaiting, []);
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <NewTable where={route.where} wanted={route.game} />;
    case 'table':
      return <OnlineTable id={route.id} invitation={route.invitation} at={route.at ?? null} />;
    case 'offline':
      return <OfflineTable id={route.id} />;
    case 'replay':
      return <Replay source={route.source} id={route.id} at={route.at} />;
    case 'analysis':
      return <AnalysisPage key={JSON.stringify(route.of)} of={route.of} />;
    case 'learn':
      return <LessonPage key={route.game} name={route.game} />;
    case 'puzzles':
      return <PuzzlePage key={route.game} name={route.game} />;
    case 'campaign':
      return <CampaignPage key={JSON.stringify(route)} name={route.game} challenge={route.challenge} />;
    case 'achievements':
      return <AchievementsPage key={route.game} game={route.game} />;
    case 'rules':
      return <Rulebook name={route.game} at={route.rule} />;
    case 'settings':
      return <SettingsPage />;
    case 'account':
      return <AccountPage wrong={route.problem ?? null} told={(login) => <Notices login={login} />} />;
    case 'mail':
      return <MailPage key={route.token} act={route.act} token={route.token} />;
    case 'person':
      return <PersonPage key={route.id} id={route.id} />;
    case 'ladder':
      return <LadderPage game={route.game} seats={route.seats} />;
    case 'cup':
      return <TournamentPage key={route.id} id={route.id} />;
    case 'daily':
      return <DailyPage game={route.game} day={route.day} />;
    case 'new-cup':
      return <NewTournament wanted={route.game} />;
    case 'host':
      return <AdminPage />;
    case 'missing':
      return <Missing path={route.path} />;
  }
}
