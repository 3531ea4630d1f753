import type { Seat } from '@madang/kernel';
import { memo, Suspense, use, useState } from 'react';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useClocks } from '../../clock/useLeft.ts';
import { useScene } from '../../scene/scene.tsx';
import { loadRulebook } from '../../words/kit.ts';
import { useWords } from '../../words/useWords.tsx';
import type { LogLine, LogTurn } from './log.ts';

interface LogProps {
  /** The turns of the match, the first first. */
  readonly turns: readonly LogTurn[];
  /** The steps whose state can be shown. */
  readonly known: (seq: number) => boolean;
  readonly at: number | null;
  onLook(seq: number): void;
}

/** Turns that lie open: about a round of the table, so that one's own last turn does not fold while others play. */
const OPEN_TURNS = 6;

/** What happened, newest first: a line for each turn, which unfolds; each line opens to its rule and to the state after it. */
export function LogPanel({ turns, known, at, onLook }: LogProps) {
  const app = useWords();
  if (turns.length === 0) return <p className="empty">{app.text('log.empty')}</p>;
  return (
    <ol className="log" aria-label={app.text('log.label')}>
      {turns.toReversed().map((turn, i) => (
        <Turn key={turn.ofItself ? `${turn.from}+` : turn.from} turn={turn} newest={i < OPEN_TURNS} known={known} at={at} onLook={onLook} />
      ))}
    </ol>
  );
}

interface TurnProps extends Omit<LogProps, 'turns'> {
  readonly turn: LogTurn;
  /** One of the last: it lies open until somebody folds it. */
  readonly newest: boolean;
}

/** A turn: its first line, and the others where it is unfolded. */
function Turn({ turn, newest, known, at, onLook }: TurnProps) {
  const app = useWords();
  const forced = useClocks()?.forced;
  const [unfolded, unfold] = useState<boolean | null>(null);
  const { lines } = turn;
  const [first] = lines;
  const open = unfolded ?? (newest || lines.some(({ seq }) => forced?.has(seq)));
  const shown = open || lines.length === 1 ? lines.toReversed() : [];
  return (
    <>
      {lines.length > 1 && first ? (
        <li className="log-turn" data-here={!open && at !== null && turn.from <= at && at <= turn.to}>
          <button type="button" className="log-fold" aria-expanded={open} onClick={() => unfold(!open)}>
            {turn.by === null ? <span className="log-mark" /> : <SeatMark seat={turn.by} size={16} />}
            <span>{first.text}</span>
            <small>{app.text(open ? 'log.fold' : 'log.unfold', { count: lines.length })}</small>
          </button>
        </li>
      ) : null}
      {shown.map((line) => (
        <LogItem key={line.key} line={line} canLook={known(line.seq)} here={line.seq === at} forced={forced?.get(line.seq) ?? null} onLook={onLook} />
      ))}
    </>
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
