import './score-table.css';
import type { Chronicle, ScorePart, Seat } from '@madang/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SeatMark } from '../art/SeatMark.tsx';
import { useScene } from '../board-context/scene.tsx';
import { ruleTitle } from '../words/rule-title.ts';
import { useWords } from '../words/useWords.tsx';
import { partsOf } from './course.ts';

/** How long each source is alone in sight. */
const STEP = 900;

interface TableProps {
  readonly chronicle: Chronicle;
  /** The players in the order of the columns. */
  readonly order: readonly Seat[];
  /** Nothing is told step by step: all stands there at once. */
  readonly still: boolean;
  /** All has been told. */
  onTold(): void;
}

/** The points of each player by source, told one source after the other as the rulebook scores them. */
export function ScoreTable({ chronicle, order, still, onTold }: TableProps) {
  const app = useWords();
  const { kit } = useScene();
  const parts = useMemo(() => partsOf(chronicle, kit.wording), [kit, chronicle]);
  const [told, tell] = useTelling(parts.length, still, onTold);
  const shown = parts.slice(0, told);
  return (
    <>
      <div className="score-table">
        <table>
          <caption className="unseen">{app.text('over.sources')}</caption>
          <Heads order={order} />
          <tbody>
            {parts.map((part, i) => (
              <Source key={part.name.key + part.rule} part={part} order={order} told={i < told} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{app.text('over.sum')}</th>
              {order.map((seat) => (
                <td key={seat}>{app.text('chart.tick', { points: sumOf(shown, seat) })}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {told < parts.length ? (
        <button type="button" className="small" onClick={() => tell(parts.length)}>
          {app.text('over.all')}
        </button>
      ) : null}
    </>
  );
}

function Heads({ order }: Pick<TableProps, 'order'>) {
  const app = useWords();
  const { seats } = useScene();
  return (
    <thead>
      <tr>
        <th scope="col">{app.text('over.source')}</th>
        {order.map((seat) => (
          <th key={seat} scope="col" title={seats[seat]?.name}>
            <SeatMark seat={seat} size={20} />
            <span className="score-head">{seats[seat]?.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SourceProps extends Pick<TableProps, 'order'> {
  readonly part: ScorePart;
  readonly told: boolean;
}

function Source({ part, order, told }: SourceProps) {
  const app = useWords();
  const { kit, words, showRule } = useScene();
  return (
    <tr data-told={told}>
      <th scope="row">
        <button
          type="button"
          className="rule-link"
          title={ruleTitle(kit, words, part.rule)}
          data-rule={part.rule}
          onClick={() => showRule(part.rule)}
          tabindex={told ? 0 : -1}
        >
          {words.say(part.name)}
        </button>
      </th>
      {order.map((seat) => (
        <td key={seat} data-none={part.points[seat] === 0}>
          {app.text('chart.tick', { points: part.points[seat] ?? 0 })}
        </td>
      ))}
    </tr>
  );
}

const sumOf = (parts: readonly ScorePart[], seat: number): number => parts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);

/** How many sources have been told; calls `onTold` once, when all are. */
function useTelling(count: number, still: boolean, onTold: () => void): readonly [number, (told: number) => void] {
  const [told, tell] = useState(still ? count : 0);
  useEffect(() => {
    if (told >= count) {
      onTold();
      return undefined;
    }
    const next = window.setTimeout(() => tell(told + 1), STEP);
    return () => window.clearTimeout(next);
  }, [told, count, onTold]);
  return [told, tell];
}
