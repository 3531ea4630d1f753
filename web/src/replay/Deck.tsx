import '../table/prompt/prompt.css';
import './deck.css';
import { shortcutOf } from '@madang/board-kit/keys';
import type { Seat } from '@madang/kernel';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../art/Icon.tsx';
import { useScene } from '../board-context/scene.tsx';
import type { Ears } from '../play/history.ts';
import { pressedOn } from '../table/keys/keys.ts';
import { useWords } from '../words/useWords.tsx';
import { stopAt, turnStops } from './turn-stops.ts';
import { type Playback, SPEEDS } from './usePlayback.ts';

interface DeckProps {
  readonly playback: Playback;
  readonly log: readonly { readonly seat: Seat }[];
  readonly ears: Ears;
  readonly over: boolean;
  onEars(ears: Ears): void;
  /** Null: a match of these rules cannot be played on here. */
  readonly onPlayOn: (() => void) | null;
}

/** The controls of a replay. Arrow keys step, the space bar plays. */
export function Deck({ playback, log, ears, over, onEars, onPlayOn }: DeckProps) {
  const words = useWords();
  const { seats } = useScene();
  const { at, playing, speed } = playback;
  const { length } = log;
  const stops = useMemo(() => turnStops(log), [log]);
  const turn = stopAt(stops, at);
  const turnAt = words.text('replay.turn', { at: turn, length: stops.length - 1 });
  useDeckKeys(playback, length);
  const earNames: readonly { readonly value: Ears; readonly name: string }[] = [
    { value: 'all', name: words.text('replay.all') },
    { value: null, name: words.text('replay.spectator') },
    ...seats.map(({ seat, name }) => ({ value: seat, name })),
  ];
  return (
    <section className="prompt deck" aria-label={words.text('replay.label')}>
      <div className="deck-line">
        <div className="deck-buttons">
          <Step icon="first" label={words.text('replay.first')} disabled={at === 0} onClick={() => playback.go(0)} />
          <Step icon="back" label={words.text('replay.back')} disabled={at === 0} onClick={() => playback.go(at - 1)} />
          <button type="button" className="primary deck-play" onClick={() => playback.setPlaying(!playing)} disabled={at === length && !playing}>
            <Icon name={playing ? 'pause' : 'play'} />
            <span>{words.text(playing ? 'replay.pause' : 'replay.play')}</span>
          </button>
          <Step icon="forward" label={words.text('replay.forward')} disabled={at === length} onClick={() => playback.go(at + 1)} />
          <Step icon="last" label={words.text('replay.last')} disabled={at === length} onClick={() => playback.go(length)} />
        </div>
        <p className="deck-at">{words.text('replay.step', { at, length })}</p>
        <Choice
          name={words.text('replay.speed')}
          chosen={speed}
          choices={SPEEDS.map((one) => ({ value: one, name: words.text('replay.times', { speed: one }) }))}
          onChoose={playback.setSpeed}
        />
        <Choice name={words.text('replay.eyes')} chosen={ears} choices={earNames} onChoose={onEars} />
        {onPlayOn ? (
          <button type="button" className="play-on" onClick={onPlayOn} disabled={over} title={words.text('replay.playOn')}>
            <Icon name="bot" />
            <span>{words.text('replay.playOn')}</span>
          </button>
        ) : null}
        <input
          type="range"
          className="scrubber"
          min={0}
          max={stops.length - 1}
          value={turn}
          title={turnAt}
          aria-label={words.text('replay.scrubTurns')}
          aria-valuetext={turnAt}
          onChange={(event) => playback.go(stops[Number(event.currentTarget.value)] ?? 0)}
        />
      </div>
    </section>
  );
}

interface ChoiceProps<T> {
  readonly name: string;
  readonly chosen: T;
  readonly choices: readonly { readonly value: T; readonly name: string }[];
  onChoose(value: T): void;
}

function Choice<T extends string | number | null>({ name, chosen, choices, onChoose }: ChoiceProps<T>) {
  const choose = (text: string): void => {
    const choice = choices.find(({ value }) => String(value) === text);
    if (choice) onChoose(choice.value);
  };
  return (
    <label className="deck-field">
      <span>{name}</span>
      <select value={String(chosen)} onChange={(event) => choose(event.currentTarget.value)}>
        {choices.map(({ value, name }) => (
          <option key={String(value)} value={String(value)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  onClick(): void;
}

const Step = ({ icon, label, disabled, onClick }: StepProps) => (
  <button type="button" className="icon-only" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

/** The step that each key leads to. */
const STEP_KEYS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, length) => length,
};

function useDeckKeys(playback: Playback, length: number): void {
  const latest = useRef(playback);
  useEffect(() => {
    latest.current = playback;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { at, playing, go, setPlaying } = latest.current;
      if (pressedOn(event.target) === 'text') return;
      const step = STEP_KEYS[event.key]?.(at, length);
      if (step !== undefined) go(step);
      else if (shortcutOf(event) === ' ' && pressedOn(event.target) === 'page') setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [length]);
}
