import type { Seat } from '@madang/kernel';
import type { LogEntry } from '@madang/wire';
import { memo, Suspense, use, useMemo } from 'react';
import { SeatMark } from '../art/SeatMark.tsx';
import { useClocks } from '../clock/useLeft.ts';
import { loadRulebook } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';
import { type LogLine, linesOf } from './log.ts';
import { useScene } from './scene.tsx';

interface LogProps {
  readonly log: readonly LogEntry[];
  /** The steps whose state can be shown. */
  readonly known: (seq: number) => boolean;
  readonly at: number | null;
  onLook(seq: number): void;
}

/** What happened, newest first. A line opens to its rule and to the state after it. */
export function LogPanel({ log, known, at, onLook }: LogProps) {
  const { kit, words } = useScene();
  const app = useWords();
  const forced = useClocks()?.forced;
  const lines = useMemo(() => log.flatMap((entry) => linesOf(kit.wording, words, entry)).reverse(), [log, kit, words]);
  if (lines.length === 0) return <p className="empty">{app.text('log.empty')}</p>;
  return (
    <ol className="log" aria-label={app.text('log.label')}>
      {lines.map((line) => (
        <LogItem key={line.key} line={line} canLook={known(line.seq)} here={line.seq === at} forced={forced?.get(line.seq) ?? null} onLook={onLook} />
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly line: LogLine;
  readonly canLook: boolean;
  readonly here: boolean;
  /** The seat that it was played for, because its time had run out. */
  readonly forced: Seat | null;
  onLook(seq: number): void;
}

const LogItem = memo(function LogItem({ line, canLook, here, forced, onLook }: ItemProps) {
  const words = useWords();
  const { seats, showRule } = useScene();
  return (
    <li data-here={here}>
      <details name="log">
        <summary>
          {line.by === null ? <span className="log-mark" /> : <SeatMark seat={line.by} size={16} />}
          <span>
            {line.text}
            {forced === null ? null : <small className="log-forced">{words.text('clock.playedFor', { name: seats[forced]?.name ?? '' })}</small>}
          </span>
        </summary>
        <div className="log-more">
          {line.rule === null ? null : (
            <p>
              <button type="button" className="rule-link" onClick={() => showRule(line.rule ?? '')}>
                {line.rule}
              </button>{' '}
              <Suspense fallback={null}>
                <RuleText rule={line.rule} />
              </Suspense>
            </p>
          )}
          {canLook ? (
            <button type="button" className="small" onClick={() => onLook(line.seq)}>
              {words.text('log.look')}
            </button>
          ) : null}
        </div>
      </details>
    </li>
  );
});

/** A rule's text in the reader's language. */
export function RuleText({ rule }: { readonly rule: string }) {
  const { kit, words } = useScene();
  const rulebook = use(loadRulebook(kit.wording, kit.game.name, words.language));
  return <span>{rulebook[rule] ?? rule}</span>;
}
