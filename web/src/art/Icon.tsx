import { memo } from 'preact/compat';

/** Line drawings on a 20 × 20 field. */
const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  undo: 'M7 5L3.5 8.5 7 12M4 8.5h7.5a4.5 4.5 0 010 9H8',
  check: 'M4 10.5l4 4 8-9',
  help: 'M7.3 7.4a2.8 2.8 0 115 1.9c-.9.9-2.3 1.3-2.3 3M10 15.6v.2',
  book: 'M10 5.2C8 3.8 5.5 3.6 3 4v11.5c2.5-.4 5-.2 7 1.2 2-1.4 4.5-1.6 7-1.2V4c-2.5-.4-5-.2-7 1.2zM10 5.2v11.5',
  gear: 'M4 6h12M4 10h12M4 14h12M8 4.5v3M13 8.5v3M7 12.5v3',
  play: 'M6.5 4.5l9 5.5-9 5.5z',
  pause: 'M7 4.5v11M13 4.5v11',
  first: 'M15 5l-7 5 7 5zM5.5 5v10',
  last: 'M5 5l7 5-7 5zM14.5 5v10',
  back: 'M12.5 4.5L7 10l5.5 5.5',
  forward: 'M7.5 4.5L13 10l-5.5 5.5',
  chart: 'M3.5 16.5h13M4.5 13l4-4.5 3 2.5 4.5-6',
  plus: 'M10 4v12M4 10h12',
  eye: 'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4z',
  link: 'M8.5 11.5a3 3 0 004.2 0l2.6-2.6a3 3 0 00-4.2-4.2l-1 1M11.5 8.5a3 3 0 00-4.2 0l-2.6 2.6a3 3 0 004.2 4.2l1-1',
  share: 'M10 12V3.5M6.8 6.5L10 3.3l3.2 3.2M6.5 9H5v7.5h10V9h-1.5',
  file: 'M5.5 3h6l3 3v11h-9zM11.5 3v3h3',
  download: 'M10 3.5v9M6.5 9.5L10 13l3.5-3.5M4 16.5h12',
  people: 'M7.5 9a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM3 16c0-3 2-4.5 4.5-4.5S12 13 12 16M12.5 4.3a2.5 2.5 0 010 4.4M14 11.8c1.9.5 3 2 3 4.2',
  log: 'M4 5.5h12M4 10h12M4 14.5h7',
  chat: 'M4 4.5h12v8.5H9.5L6 16v-3H4z',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  list: 'M7.5 5.5H16M7.5 10H16M7.5 14.5H16M4 5.5h.2M4 10h.2M4 14.5h.2',
  globe: 'M10 17a7 7 0 100-14 7 7 0 000 14zM3 10h14M10 3c2.5 2 2.5 12 0 14M10 3c-2.5 2-2.5 12 0 14',
  automa: 'M4.5 6.5h8v10h-8zM7.5 6.5v-3h8v10h-3M7 10h3M7 13h3',
  bot: 'M5 8h10v8H5zM10 8V4.5M8 11.5v.5M12 11.5v.5',
  clock: 'M10 17a7 7 0 100-14 7 7 0 000 14zM10 6v4.2l2.8 1.8',
  bell: 'M5 14.5h10l-1.4-2V9a3.6 3.6 0 00-7.2 0v3.5zM8.6 17h2.8',
  lock: 'M5.5 9h9v7.5h-9zM7.5 9V6.5a2.5 2.5 0 015 0V9',
  again: 'M15.5 8A6 6 0 105 13.5M15.5 4v4h-4',
  search: 'M9 14.5a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM13 13l4 4',
  learn: 'M2.5 8L10 4.5 17.5 8 10 11.5zM5.5 9.6v4c2.7 2 6.3 2 9 0v-4M17.5 8v4.5',
  threat: 'M5 3.5h10M5 16.5h10M6.3 3.5c0 5 7.4 8 7.4 13M13.7 3.5c0 5-7.4 8-7.4 13',
  medal: 'M10 11.5a4 4 0 100-8 4 4 0 000 8zM7.5 10.8L6 17l4-2 4 2-1.5-6.2',
  moon: 'M15.5 12A6.5 6.5 0 018 4.5a6.5 6.5 0 107.5 7.5z',
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing beside a word; never the only meaning. */
export const Icon = memo(({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
));
