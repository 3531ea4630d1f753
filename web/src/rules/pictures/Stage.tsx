import './picture.css';
import type { Told } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../board-context/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { Cited, Happened } from './Drawn.tsx';

interface StageProps extends StepsProps {
  readonly scene: Scene;
  readonly title: string;
  readonly text: string;
  /** The rules that it shows. */
  readonly rules: readonly string[];
  /** What the last step told. */
  readonly told: readonly Told[];
  /** Below the steps, and below what happened. */
  readonly note?: ReactNode;
  readonly answers?: ReactNode;
  readonly board: ReactNode;
}

/** A picture or an example: its words, its steps, what the last one did, and the board. */
export function Stage({ scene, title, text, rules, told, note, answers, board, ...steps }: StageProps) {
  return (
    <section className="picture" aria-label={title}>
      <h2>{title}</h2>
      <p className="picture-text">{text}</p>
      <Cited kit={scene.kit} rules={rules} titles={scene.words} />
      <Steps {...steps} />
      {note}
      <Happened scene={scene} told={told} />
      {answers}
      <div className="picture-board">{board}</div>
    </section>
  );
}

interface StepsProps {
  readonly at: number;
  readonly count: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  onBack(): void;
  onNext(): void;
  /** The way to play it by hand. */
  readonly play: ReactNode;
}

function Steps({ at, count, canGoBack, canGoOn, onBack, onNext, play }: StepsProps) {
  const app = useWords();
  return (
    <div className="buttons picture-steps">
      <button type="button" disabled={!canGoBack} onClick={onBack}>
        <Icon name="back" />
        <span>{app.text('picture.back')}</span>
      </button>
      <button type="button" className="primary" disabled={!canGoOn} onClick={onNext}>
        <span>{app.text('picture.on')}</span>
        <Icon name="forward" />
      </button>
      <span className="picture-at">{app.text('lesson.at', { number: at, count })}</span>
      {play}
    </div>
  );
}
