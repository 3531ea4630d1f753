import { lazy, useEffect } from 'react';
import { useWaiting } from '../lobby/useWaiting.ts';
import type { Route } from '../page/router.ts';
import { later, loadWaiting } from '../reach/later.tsx';
import { Missing } from './Missing.tsx';

/** The way home from a table is loaded beside it, for the network may go meanwhile. */
const Lobby = later(async () => (await import('../lobby/Lobby.tsx')).Lobby);
const NewTable = lazy(async () => ({ default: (await import('../lobby/new/NewTable.tsx')).NewTable }));
const OnlineTable = lazy(async () => ({ default: (await import('../table/OnlineTable.tsx')).OnlineTable }));
const OfflineTable = lazy(async () => ({ default: (await import('../table/OfflineTable.tsx')).OfflineTable }));
const Replay = lazy(async () => ({ default: (await import('../replay/Replay.tsx')).Replay }));
const AnalysisPage = lazy(async () => ({ default: (await import('../analysis/AnalysisPage.tsx')).AnalysisPage }));
const LessonPage = lazy(async () => ({ default: (await import('../lesson/LessonPage.tsx')).LessonPage }));
const Rulebook = lazy(async () => ({ default: (await import('../rules/Rulebook.tsx')).Rulebook }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));
const AccountPage = lazy(async () => ({ default: (await import('../people/AccountPage.tsx')).AccountPage }));
const Notices = lazy(async () => ({ default: (await import('../notifications/Notices.tsx')).Notices }));
const MailPage = lazy(async () => ({ default: (await import('../notifications/MailPage.tsx')).MailPage }));
const PersonPage = lazy(async () => ({ default: (await import('../people/PersonPage.tsx')).PersonPage }));
const LadderPage = lazy(async () => ({ default: (await import('../ladder/LadderPage.tsx')).LadderPage }));
const TournamentPage = lazy(async () => ({ default: (await import('../tournament/TournamentPage.tsx')).TournamentPage }));
const DailyPage = lazy(async () => ({ default: (await import('../daily/DailyPage.tsx')).DailyPage }));
const NewTournament = lazy(async () => ({ default: (await import('../tournament/NewTournament.tsx')).NewTournament }));
const AdminPage = lazy(async () => ({ default: (await import('../admin/AdminPage.tsx')).AdminPage }));

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
