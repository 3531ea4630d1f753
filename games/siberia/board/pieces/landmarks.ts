import type { Exchange } from '../../rules/index.ts';

/** How a city looks: its hour of the day, and what one knows it by. Its ground is 240 wide, at a height of 40. */
interface City {
  /** The light over it: a class of the style sheet has the colors of its sky and its houses, by day and by night. */
  readonly hour: 'morning' | 'noon' | 'haze' | 'evening' | 'dusk';
  /** In front of the houses. */
  readonly landmark: string;
  /** Behind them: mountains, a hill of slag. */
  readonly behind?: string;
}

export const CITIES: Readonly<Record<Exchange, City>> = {
  frankfurt: { hour: 'morning', landmark: 'M166 40V13h9v27zM169 13V8h3V1h.8v7h.2v5zM181 40V17l5-6 5 6v23zM200 40V21h10l3 3v16z' },
  tokyo: {
    hour: 'dusk',
    landmark: 'M184 40l6-21 1.4-16h.7l1.4 16 6 21h-3.4l-3.6-8h-1.6l-3.6 8zM157 40v-7h-3l5-4h-3l5-4h-2l6-6 6 6h-2l5 4h-3l5 4h-3v7z',
  },
  singapore: { hour: 'noon', landmark: 'M162 40l2-21h8l1 21zM182 40l1-21h8l1 21zM201 40l1-21h8l2 21zM156 20q30-8 62-1l-1 4h-60z' },
  zurich: {
    hour: 'noon',
    behind: 'M96 40L150 12l12 8 18-11 18 12 9-5 40 24z',
    landmark: 'M166 40V21l3.5-8 3.5 8v19zM180 40V21l3.5-8 3.5 8v19zM173 40V28h7v12z',
  },
  dubai: {
    hour: 'evening',
    landmark: 'M186 40l1-13 1.6-1 .8-10 1.4-1L191.6 0l.8 15 1.4 1 .8 10 1.6 1 1 13zM156 40q-1-16 9-24v24zM206 40V24l8-4v20z',
  },
  shanghai: {
    hour: 'dusk',
    landmark: 'M183 40l3-10a5 5 0 1 1 4-9V14a2.6 2.6 0 1 1 1.6 0v7a5 5 0 1 1 4 9l3 10h-2l-4-9h-3.6l-4 9zM190.5 10V1h.7v9zM160 40V12q4-5 8 0l1 28z',
  },
  johannesburg: {
    hour: 'evening',
    behind: 'M100 40q14-20 30-20h14q18 0 34 20z',
    landmark: 'M199 40V15h13v25zM197 15v-4h17v4zM205 11V1h1v10zM216 40l2-18h9l2 18z',
  },
  mumbai: {
    hour: 'haze',
    landmark: 'M158 40V22h3v-3q3-4 6 0v3h6q1-10 11-11q10 1 11 11h6v-3q3-4 6 0v3h3v18h-20V31q-6-8-12 0v9zM183.6 11V7h.8v4z',
  },
  london: { hour: 'haze', landmark: 'M158 40V18l4.5-10 4.5 10v22zM178 40V28h6q0-10 10-11q10 1 10 11h6v12zM193.4 17v-6h1.2v6z' },
  'new-york': { hour: 'morning', landmark: 'M178 40V24h3v-8h3v-6h3V5h1.4V0h.9v5h1.4v5h3v6h3v8h3v16zM158 40V16h8v24zM206 40V12l7 5v23z' },
  antwerp: { hour: 'haze', landmark: 'M170 40V25l7-6V13l1.2-3L179 1l.8 9 1.2 3v6l7 6v15zM198 40V19h-6v-2h6v-3h2v3h16v2h-16v21z' },
};
