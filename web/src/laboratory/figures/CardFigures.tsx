import { type CardReport, foundAt, isFound, type JudgedCard } from '@madang/bots/laboratory';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { Interval } from './Interval.tsx';
import { endOf, useTelling } from './telling.ts';

interface Props {
  readonly kit: LoadedGame;
  readonly report: CardReport;
  /** Points by which a card is changed, or 0. */
  readonly points: number;
}

/** Cards that are shown: those that differ most surely. */
const MOST_ROWS = 12;

/** The change in points for which the power is told where no card is changed. */
const USUAL_CHANGE = 3;

/** What every card is worth in both arms, the surest difference first. */
export function CardFigures({ kit, report, points }: Props) {
  const { judged } = report;
  const { app, card } = useTelling(kit);
  const power = Math.abs(points) || USUAL_CHANGE;
  const shown = judged.slice(0, MOST_ROWS);
  const found = judged.filter(isFound);
  const scale = Math.max(...shown.map(({ difference }) => endOf(difference)));
  return (
    <>
      <p className="lab-shown">
        {found.length === 0 ? app.text('lab.cards.none') : app.text('lab.cards.found', { names: app.list(found.map((one) => card(one.card))) })}
      </p>
      <p>{app.text('lab.cards.power', { points: power, reached: foundAt(report, power), count: judged.length })}</p>
      <div className="figures lab-figures">
        <table>
          <caption>{app.text('lab.measure.cards')}</caption>
          <thead>
            <tr>
              {['card', 'a', 'b', 'difference'].map((column) => (
                <th key={column} scope="col">
                  {app.text(`lab.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <Row key={one.card} kit={kit} judged={one} scale={scale} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  readonly kit: LoadedGame;
  readonly judged: JudgedCard;
  readonly scale: number;
}

function Row({ kit, judged, scale }: RowProps) {
  const { app, card, signed, half, chance } = useTelling(kit);
  const { played, effects, difference, p } = judged;
  return (
    <tr data-shown={isFound(judged)}>
      <th scope="row">{card(judged.card)}</th>
      {(['a', 'b'] as const).map((arm) => (
        <td key={arm}>
          {signed(effects[arm])} <small>{app.text('lab.cards.played', { count: played[arm] })}</small>
        </td>
      ))}
      <td>
        <div className="lab-difference">
          <Interval difference={difference} shown={isFound(judged)} scale={scale} />
          <span>
            <strong>{signed(difference.value)}</strong>
            <small>{half(difference)}</small>
            <small>{chance(p)}</small>
          </span>
        </div>
      </td>
    </tr>
  );
}
