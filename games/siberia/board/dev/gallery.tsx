import '@madang/board-kit/tokens.css';
import '@fontsource-variable/noto-sans-kr';
import '@fontsource-variable/noto-sans-sc';
import type { SeatInfo } from '@madang/board-kit';
import type { Language, Move, Told } from '@madang/kernel';
import { decision as nextDecision, play } from '@madang/kernel';
import { translator } from '@madang/text';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type SiberiaMove, siberia } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { board } from '../index.tsx';
import './gallery.css';
import { positionAt } from './position.ts';

/** The address says what to show: ?task=turn&seed=4&seats=4&from=120&language=ko&theme=night&point=3&full=1 */
const asked = new URLSearchParams(location.search);
const number = (name: string, absent: number): number => Number(asked.get(name) ?? absent);
const language: Language = asked.get('language') === 'ko' ? 'ko' : asked.get('language') === 'zh' ? 'zh' : 'en';
document.documentElement.dataset.theme = asked.get('theme') === 'night' ? 'night' : 'paper';
document.documentElement.lang = language;

const SHAPES = ['circle', 'triangle', 'square', 'diamond'] as const;
const NAMES = { en: ['Ada', 'Jonas', 'Haeun', 'Wei'], ko: ['나', '지훈', '하은', '봇 보통'], zh: ['我', '小明', '雅婷', '电脑'] };

const seatsOf = (count: number): readonly SeatInfo[] =>
  SHAPES.slice(0, count).map((shape, seat) => ({ seat, name: NAMES[language][seat] ?? '', kind: 'person', colour: `var(--seat-${seat})`, shape }));

function Gallery({ text }: { readonly text: ReturnType<typeof translator> }) {
  const [position, setPosition] = useState(() =>
    positionAt(asked.get('task') ?? 'turn', { seed: asked.get('seed') ?? '1', seats: number('seats', 4), from: number('from', 60) }),
  );
  const { state, seat, decision, events } = position;
  const view = siberia.redact(state, seat);
  const [pointed, setPointed] = useState<Move | null>(decision?.moves[number('point', -1)] ?? null);
  const seats = seatsOf(view.players.length);
  const explain = (move: Move) => {
    const known = siberia.moves.byId(move.id);
    if (!decision || !known) return { label: '', forecast: null, rule: null };
    const forecast = wording.forecast(view, seat, decision, known);
    return {
      label: text.say(wording.label(view, decision, known)),
      forecast: forecast ? text.say(forecast) : null,
      rule: wording.ruleOf(view, decision) ?? null,
    };
  };
  const onMove = (move: Move) => {
    const known: SiberiaMove | undefined = siberia.moves.byId(move.id);
    if (!known) return;
    const next = siberia.clone(state);
    const told: Told[] = [];
    play(siberia, next, seat, known, (event) => told.push(event));
    const asks = nextDecision(siberia, next) ?? null;
    setPointed(null);
    setPosition({ state: next, seat: asks?.seat ?? seat, decision: asks, events: told });
  };
  const props = { view, seat, seats, decision, onMove, events, say: text.say, explain, still: asked.has('still'), pointed, onPoint: setPointed };
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
            {explain(move).label}
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

const root = document.getElementById('gallery');
if (!root) throw new Error('the page has no place for the gallery');
const names = Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat.${seat}`, NAMES[language][seat] ?? '']));
const catalogue = await wording.catalogues[language]();
createRoot(root).render(<Gallery text={translator(language, catalogue, names)} />);
