import { lazily } from '@madang/board-kit/loading';
import type { ComponentType, ReactNode } from 'preact/compat';
import type { PageName, RouteOf } from '../page/router.ts';
import { later } from '../reach/later.tsx';
import { Missing } from './Missing.tsx';

type ScreenOf<R> = (route: R) => ReactNode;

/** A screen from its part, which loads when it is first shown. `propsOf`: what the route says to it. `keyOf`: another key begins the screen anew. */
function screen<R, P extends object>(Part: ComponentType<P>, propsOf: (route: R) => P, keyOf: (route: R) => string = () => ''): ScreenOf<R> {
  return (route) => <Part key={keyOf(route)} {...propsOf(route)} />;
}

const Notices = lazily(async () => (await import('../notifications/Notices.tsx')).Notices);

/** What each page shows. `ADDRESSES` of the router has its address and title. */
export const SCREENS: { readonly [P in PageName]: ScreenOf<RouteOf<P>> } = {
  // The way home from a table is loaded beside it, for the network may go meanwhile.
  lobby: screen(
    later(async () => (await import('../lobby/Lobby.tsx')).Lobby),
    () => ({}),
  ),
  new: screen(
    lazily(async () => (await import('../lobby/new/NewTable.tsx')).NewTable),
    ({ where, game }) => ({ where, wanted: game }),
  ),
  table: screen(
    lazily(async () => (await import('../table/OnlineTable.tsx')).OnlineTable),
    ({ id, invitation, at = null }) => ({ id, invitation, at }),
  ),
  offline: screen(
    lazily(async () => (await import('../table/OfflineTable.tsx')).OfflineTable),
    ({ id }) => ({ id }),
  ),
  replay: screen(
    lazily(async () => (await import('../replay/Replay.tsx')).Replay),
    ({ source, id, at }) => ({ source, id, at }),
  ),
  analysis: screen(
    lazily(async () => (await import('../analysis/AnalysisPage.tsx')).AnalysisPage),
    ({ of }) => ({ of }),
    ({ of }) => JSON.stringify(of),
  ),
  learn: screen(
    lazily(async () => (await import('../lesson/LessonPage.tsx')).LessonPage),
    ({ game }) => ({ name: game }),
    ({ game }) => game,
  ),
  puzzles: screen(
    lazily(async () => (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage),
    ({ game }) => ({ name: game }),
    ({ game }) => game,
  ),
  lab: screen(
    lazily(async () => (await import('../laboratory/LaboratoryPage.tsx')).LaboratoryPage),
    ({ game }) => ({ name: game }),
    ({ game }) => game,
  ),
  campaign: screen(
    lazily(async () => (await import('../campaign/CampaignPage.tsx')).CampaignPage),
    ({ game, challenge }) => ({ name: game, challenge }),
    ({ game, challenge }) => JSON.stringify([game, challenge]),
  ),
  box: screen(
    lazily(async () => (await import('../box/BoxPage.tsx')).BoxPage),
    ({ game, draft, entry, round, field }) => ({ name: game, draft, entry, round, field }),
    ({ game, draft, entry, round, field }) => JSON.stringify([game, draft, entry, round, field]),
  ),
  achievements: screen(
    lazily(async () => (await import('../achievements/AchievementsPage.tsx')).AchievementsPage),
    ({ game }) => ({ game }),
    ({ game }) => game,
  ),
  rules: screen(
    lazily(async () => (await import('../rules/Rulebook.tsx')).Rulebook),
    ({ game, rule }) => ({ name: game, at: rule }),
  ),
  settings: screen(
    lazily(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage),
    () => ({}),
  ),
  account: screen(
    lazily(async () => (await import('../people/AccountPage.tsx')).AccountPage),
    ({ problem = null }) => ({ wrong: problem, told: (login) => <Notices login={login} /> }),
  ),
  admin: screen(
    lazily(async () => (await import('../admin/AdminPage.tsx')).AdminPage),
    () => ({}),
  ),
  mail: screen(
    lazily(async () => (await import('../notifications/MailPage.tsx')).MailPage),
    ({ act, token }) => ({ act, token }),
    ({ token }) => token,
  ),
  user: screen(
    lazily(async () => (await import('../people/PersonPage.tsx')).PersonPage),
    ({ id }) => ({ id }),
    ({ id }) => id,
  ),
  ladder: screen(
    lazily(async () => (await import('../ladder/LadderPage.tsx')).LadderPage),
    ({ game, seats }) => ({ game, seats }),
  ),
  tournament: screen(
    lazily(async () => (await import('../tournament/TournamentPage.tsx')).TournamentPage),
    ({ id }) => ({ id }),
    ({ id }) => id,
  ),
  daily: screen(
    lazily(async () => (await import('../daily/DailyPage.tsx')).DailyPage),
    ({ game, day }) => ({ game, day }),
  ),
  'new-tournament': screen(
    lazily(async () => (await import('../tournament/NewTournament.tsx')).NewTournament),
    ({ game }) => ({ wanted: game }),
  ),
  missing: screen(Missing, ({ path }) => ({ path })),
};
