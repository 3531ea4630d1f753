import { translator } from '@madang/text';
import type { Ladder } from '@madang/wire';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { SeatMark } from '../art/SeatMark.tsx';
import { FigureTable } from '../chart/FigureTable.tsx';
import type { LoadedGame } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What the last matches came to: by seat, and by where points came from. */
export function Statistics({ ladder, kit }: { readonly ladder: Ladder; readonly kit: LoadedGame }) {
  const words = useWords();
  const { matches, steps, seats, parts } = ladder;
  const game = useMemo(() => translator(words.language, kit.catalogue), [words.language, kit]);
  if (matches === 0) return null;
  const figure = (points: number): string => words.text('chart.tick', { points: tenth(points) });
  return (
    <section>
      <h2>{words.text('statistics.title')}</h2>
      <p>{words.text('statistics.matches', { count: matches, moves: Math.round(steps) })}</p>
      <FigureTable
        className="ladder-table"
        caption={words.text('statistics.seats')}
        columns={['statistics.seat', 'ladder.points', 'ladder.won'].map((column) => words.text(column))}
        rows={seats.map(({ points, wins }, seat) => ({
          key: seat,
          cells: [
            <Fragment key="seat">
              <SeatMark seat={seat} size={18} /> {words.text('seat.free', { number: seat + 1 })}
            </Fragment>,
            figure(points),
            words.text('ladder.share', { share: wins / matches }),
          ],
        }))}
      />
      {parts.length > 0 ? (
        <FigureTable
          className="ladder-table"
          caption={words.text('over.sources')}
          columns={['over.source', 'statistics.all', 'statistics.winners'].map((column) => words.text(column))}
          rows={parts.map(({ name, rule, points, winners }) => ({
            key: `${name} ${rule}`,
            cells: [game.has(name) ? game.text(name) : name, figure(points), figure(winners)],
          }))}
        />
      ) : null}
    </section>
  );
}
