import '@fontsource-variable/noto-sans-kr';
import '@fontsource-variable/noto-sans-sc';
import {
  FALLBACK,
  type Game,
  type Language,
  type Move,
  decision as nextDecision,
  type Options,
  play,
  whyNot as refused,
  type State,
  type Told,
  type Wording,
} from '@madang/kernel';
import { LANGUAGES, type Translator, translator } from '@madang/text';
import type { ComponentType, ReactNode } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
import { useState } from 'preact/hooks';
import type { BoardView, SeatInfo } from '../contract.ts';
import '../tokens.css';
import './gallery.css';
import { KitByDayAndNight, KitGallery } from './kit.tsx';
import { type Lively, type Position, positionAt } from './position.ts';

/** What a game shows in its gallery. */
export interface Exhibit<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  readonly wording: Wording<S, M>;
  readonly board: BoardView;
  readonly lively: Lively<M>;
  /** The printed board of its cover. */
  readonly cover: ComponentType;
  /** Options other than the game's own defaults. */
  readonly options?: Options;
}

/**
 * Shows a board in a position of random play. The address says which:
 * ?task=turn&seed=4&seats=4&from=120&language=ko&theme=night&point=3&full=1&still=1, and any option of the game by its name. ?kit: every
 * piece of the kit by day and at night. ?cover: the game's cover, which web/test/e2e/covers.ts takes its pictures of.
 */
export async function showGallery<S extends State, M extends Move>(exhibit: Exhibit<S, M>): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const language = languageOf(asked);
  document.documentElement.dataset.theme = asked.get('theme') === 'night' ? 'night' : 'paper';
  document.documentElement.lang = language;
  if (asked.has('kit')) return showPage(asked.get('kit') === '' ? <KitByDayAndNight /> : <KitGallery seats={seatsOf(SHAPES.length)} />);
  if (asked.has('cover')) return showPage(<div className="gallery-cover">{<exhibit.cover />}</div>);
  const names = Object.fromEntries(NAMES.map((name, seat) => [`seat.${seat}`, name]));
  const text = translator(language, await exhibit.wording.catalogues(language), names);
  showPage(<Gallery exhibit={exhibit} asked={asked} text={text} />);
}

/** Shows a page in the place of the gallery, in the printed look. */
export function showPage(page: ReactNode): void {
  const root = document.getElementById('gallery');
  if (!root) throw new Error('the page has no place for the gallery');
  document.documentElement.dataset.look = 'printed';
  createRoot(root).render(page);
}

const languageOf = (asked: URLSearchParams): Language => LANGUAGES.find((one) => one === asked.get('language')) ?? FALLBACK;

const SHAPES = ['circle', 'triangle', 'square', 'diamond'] as const;
const NAMES = ['Ada', '하은', '小明', 'Jonas'];

const seatsOf = (count: number): readonly SeatInfo[] =>
  SHAPES.slice(0, count).map((shape, seat) => ({ seat, name: NAMES[seat] ?? '', kind: 'person', colour: `var(--seat-${seat})`, shape }));

function firstPosition<S extends State, M extends Move>({ game, lively, options }: Exhibit<S, M>, asked: URLSearchParams): Position<S, M> {
  const number = (name: string, absent: number): number => Number(asked.get(name) ?? absent);
  const named = Object.fromEntries(Object.keys(game.options).flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? '']] : [])));
  return positionAt(game, lively, {
    task: asked.get('task') ?? 'turn',
    from: number('from', 60),
    seats: number('seats', 4),
    seed: asked.get('seed') ?? '1',
    options: { ...options, ...named },
  });
}

interface GalleryProps<S extends State, M extends Move> {
  readonly exhibit: Exhibit<S, M>;
  readonly asked: URLSearchParams;
  readonly text: Translator;
}

function Gallery<S extends State, M extends Move>({ exhibit, asked, text }: GalleryProps<S, M>) {
  const { game, wording, board } = exhibit;
  const [position, setPosition] = useState(() => firstPosition(exhibit, asked));
  const { state, seat, decision, events } = position;
  const [pointed, setPointed] = useState<Move | null>(decision?.moves[Number(asked.get('point') ?? -1)] ?? null);
  const view = game.redact(state, seat);
  const seats = seatsOf(game.standing(state).length);
  const explain = (move: Move) => {
    const known = game.moves.byId(move.id);
    if (!known || !decision?.moves.includes(known)) return null;
    const forecast = wording.forecast(view, seat, decision, known);
    return {
      label: text.say(wording.label(view, decision, known)),
      forecast: forecast ? text.say(forecast) : null,
      rule: wording.ruleOf(view, decision) ?? null,
    };
  };
  const whyNot = (fields: object) => {
    const known = game.moves.find(fields);
    const refusal = decision && known ? refused(game, view, decision.seat, known, decision) : undefined;
    return refusal ? { why: text.say(refusal.why), rule: refusal.rule } : null;
  };
  const onMove = (move: Move) => {
    const known = game.moves.byId(move.id);
    if (!known) return;
    const next = game.clone(state);
    const told: Told[] = [];
    play(game, next, seat, known, (event) => told.push(event));
    const asks = nextDecision(game, next) ?? null;
    setPointed(null);
    setPosition({ state: next, seat: asks?.seat ?? seat, decision: asks, events: told });
  };
  const props = {
    view,
    seat,
    seats,
    decision,
    onMove,
    onMoves: (moves: readonly Move[]) => moves.slice(0, 1).forEach(onMove),
    lookAhead: () => null,
    events,
    say: text.say,
    explain,
    whyNot,
    whyClosed: () => null,
    still: asked.has('still'),
    pointed,
    onPoint: setPointed,
    dock: null,
  };
  return (
    <div className="gallery">
      <div className="gallery-bar">
        {decision ? text.say(wording.prompt(view, decision)) : '–'}
        {decision?.moves.slice(0, 9).map((move) => (
          <button
            key={move.id}
            type="button"
            className="gallery-chip"
            onClick={() => onMove(move)}
            onPointerEnter={() => setPointed(move)}
            onPointerLeave={() => setPointed(null)}
          >
            {explain(move)?.label ?? move.kind}
          </button>
        ))}
      </div>
      <div className="gallery-board">
        <board.Board {...props} />
      </div>
      <div className="gallery-side">
        {seats.map((one) => (
          <div key={one.seat}>
            <board.Mat {...props} player={one.seat} size={asked.has('full') && one.seat === seat ? 'full' : 'line'} />
          </div>
        ))}
      </div>
    </div>
  );
}
