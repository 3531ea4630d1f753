import type { TableView } from '@madang/wire';
import { useEffect, useRef, useState } from 'react';
import { useToasts } from '../page/toasts.ts';
import type { News, TableState } from '../play/table.ts';
import { useScene } from '../scene/scene.tsx';
import { ring } from '../settings/sound.ts';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/useWords.tsx';

/** Draws the eye and the ear of somebody who looks elsewhere: the tab's title, a sound, the browser's notification, what was lost. */
export function useNotices(state: TableState, table: TableView, unread: number): void {
  const app = useWords();
  const { kit, words, seats } = useScene();
  const { position, news } = state;
  const waiting = position?.waitingFor ?? [];
  const mine = waiting.some((seat) => table.mine.includes(seat));
  const title = words.text(`${kit.game.name}.title`);
  const names = waiting.map((seat) => seats[seat]?.name ?? '').join(', ');
  const turn = mine ? app.text('notice.yourTurn') : names === '' ? '' : app.text('notice.turnOf', { names });
  useTabTitle([unread > 0 ? app.text('notice.unread', { count: unread }) : '', turn, title].filter((part) => part !== '').join(' · '));
  useCalls(mine, app.text('notice.yourTurn'), title);
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

/** Calls when it becomes one's turn, as the reader has chosen; not for the turn that the page begins with. */
function useCalls(mine: boolean, text: string, title: string): void {
  const sound = useSettings((settings) => settings.sound);
  const notify = useSettings((settings) => settings.notify);
  const before = useRef(mine);
  useEffect(() => {
    const called = mine && !before.current;
    before.current = mine;
    if (!called) return;
    if (sound === 'on') ring();
    if (notify === 'on' && document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(text, { body: title, icon: '/icon-192.png', tag: 'madang-turn' });
  }, [mine, sound, notify, text, title]);
}

/** Says what happened to the plan or to the match behind one's back. */
function useNews(news: News | null): void {
  const app = useWords();
  const { seats } = useScene();
  const show = useToasts((toasts) => toasts.show);
  const said = useRef<News | null>(null);
  useEffect(() => {
    if (!news || said.current === news) return;
    said.current = news;
    if (news.kind === 'dropped') show(app.text('notice.dropped', { count: news.steps }));
    else show(app.text('notice.takenBack', { name: seats[news.by]?.name ?? '' }));
  }, [news, app, seats, show]);
}

/** How many chat lines were written since the chat was last in sight, and what tells that it is. */
export function useUnread(lines: TableState['chat']): readonly [number, () => void] {
  const last = lines.at(-1)?.id ?? 0;
  const [read, setRead] = useState<number | null>(null);
  // what was said before the page was opened is no news
  if (read === null && last > 0) setRead(last);
  return [lines.filter(({ id }) => id > (read ?? last)).length, () => setRead(last)];
}
