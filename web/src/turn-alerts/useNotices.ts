import type { TableView } from '@madang/wire';
import { useEffect, useRef } from 'preact/hooks';
import { useScene } from '../board-context/scene.tsx';
import { printRoute } from '../page/router.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { useRoute } from '../page/useRoute.ts';
import type { News, TableState } from '../play/table.ts';
import { sound as play, shake } from '../settings/sound.ts';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/useWords.tsx';
import { type Call, callOnce, notify, type Turn } from './calls.ts';
import { lostWords } from './lost-words.ts';

/** Draws the eye and the ear of somebody who looks elsewhere: the tab's title, a sound, the browser's notification, what was lost. */
export function useNotices(state: TableState, table: TableView, unread: number): void {
  const app = useWords();
  const { kit, words, seats } = useScene();
  const { position, news } = state;
  const route = useRoute();
  const waiting = position?.waitingFor ?? [];
  const mine = waiting.some((seat) => table.mine.includes(seat));
  const title = words.text(`${kit.game.name}.title`);
  const names = app.list(waiting.map((seat) => seats[seat]?.name ?? ''));
  const turn = mine ? app.text('notice.yourTurn') : names === '' ? '' : app.text('notice.turnOf', { names });
  useTabTitle([unread > 0 ? app.text('notice.unread', { count: unread }) : '', turn, title].filter((part) => part !== '').join(' · '));
  useCalls(mine, {
    title: app.text('notice.yourTurn'),
    body: `${title} · ${app.list(seats.map(({ name }) => name))}`,
    path: `/${printRoute(route.page === 'table' ? { page: 'table', id: route.id, invitation: null } : route)}`,
    turn: route.page === 'table' && position ? { table: table.id, seq: position.seq } : null,
  });
  useNews(news);
}

/** The tab's title for as long as the table is on the screen. */
function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** What a call says: the table is named by its game and its players. `turn`: what all tabs call it by; null: no other tab has this match. */
interface TurnCall extends Call {
  readonly turn: Turn | null;
}

/** Calls when it becomes one's turn, as the reader has chosen; not for the turn that the page begins with. */
function useCalls(mine: boolean, call: TurnCall): void {
  const sound = useSettings((settings) => settings.sound);
  const wishes = useSettings((settings) => settings.notify);
  const before = useRef(mine);
  const takeBack = useRef<() => void>(() => undefined);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    const called = mine && !before.current;
    before.current = mine;
    if (!mine) takeBack.current();
    if (!called) return;
    const { turn, ...shown } = latest.current;
    const begin = (): void => {
      if (sound === 'on') play('turn');
      shake('turn');
      if (wishes === 'on' && document.hidden) takeBack.current = notify(shown);
    };
    if (turn) void callOnce(turn, begin);
    else begin();
  }, [mine, sound, wishes]);
  useEffect(() => {
    // A visible page shows the turn itself, so the notification is withdrawn.
    const onSight = (): void => {
      if (!document.hidden) takeBack.current();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);
}

/** Says what happened to the plan or to the match behind one's back. */
function useNews(news: News | null): void {
  const app = useWords();
  const { kit, words, seats } = useScene();
  const show = useToasts((toasts) => toasts.show);
  const said = useRef<News | null>(null);
  useEffect(() => {
    if (!news || said.current === news) return;
    said.current = news;
    if (news.kind === 'takenBack') show(app.text('notice.takenBack', { name: seats[news.by]?.name ?? '', count: news.steps }));
    else if (news.kind !== 'turn' && news.kind !== 'cut') show(app.text(`notice.${news.kind}`, { count: news.steps }));
    else if (!news.lost) show(app.text('notice.plan.turn', { count: news.steps }));
    else
      show(
        app.text(news.kind === 'cut' ? 'notice.plan.cut' : 'notice.plan.turn.lost', {
          count: news.steps,
          ...lostWords(kit, words, seats, news.lost),
        }),
      );
  }, [news, app, kit, words, seats, show]);
}
