import { inPlace } from '@madang/board-kit/in-place';
import { translator } from '@madang/text';
import type { Ladder } from '@madang/wire';
import { useMemo } from 'preact/hooks';
import { SeatMark } from '../art/SeatMark.tsx';
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
      <div className="figures ladder-table">
        <table>
          <caption>{words.text('statistics.seats')}</caption>
          <thead>
            <tr>
              <th scope="col">{words.text('statistics.seat')}</th>
              <th scope="col">{words.text('ladder.points')}</th>
              <th scope="col">{words.text('ladder.won')}</th>
            </tr>
          </thead>
          <tbody>
            {inPlace(seats, ({ points, wins }, seat) => (
              <tr>
                <th scope="row">
                  <SeatMark seat={seat} size={18} /> {words.text('seat.free', { number: seat + 1 })}
                </th>
                <td>{figure(points)}</td>
                <td>{words.text('ladder.share', { share: wins / matches })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {parts.length > 0 ? (
        <div className="figures ladder-table">
          <table>
            <caption>{words.text('over.sources')}</caption>
            <thead>
              <tr>
                <th scope="col">{words.text('over.source')}</th>
                <th scope="col">{words.text('statistics.all')}</th>
                <th scope="col">{words.text('statistics.winners')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ name, rule, points, winners }) => (
                <tr key={`${name} ${rule}`}>
                  <th scope="row">{game.has(name) ? game.text(name) : name}</th>
                  <td>{figure(points)}</td>
                  <td>{figure(winners)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
