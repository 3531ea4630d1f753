import { ARMS, type Compared, type Comparison, MEASURES } from '@madang/bots/laboratory';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { Interval } from './Interval.tsx';
import { isShown, scaleOf, useTelling } from './telling.ts';

interface Props {
  readonly kit: LoadedGame;
  readonly comparison: Comparison;
}

/** Every figure of both arms and their difference, a table for each sort of figures. */
export function Figures({ kit, comparison: { figures } }: Props) {
  const { app } = useTelling(kit);
  return MEASURES.map((measure) => {
    const own = figures.filter((figure) => figure.measure === measure);
    return own.length === 0 ? null : (
      <div key={measure} className="figures lab-figures">
        <table>
          <caption>{app.text(`lab.measure.${measure}`)}</caption>
          <thead>
            <tr>
              {['figure', 'a', 'b', 'difference'].map((column) => (
                <th key={column} scope="col">
                  {app.text(`lab.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.map((figure) => (
              <Row key={figure.of} kit={kit} figure={figure} scale={scaleOf(figure, own)} />
            ))}
          </tbody>
        </table>
      </div>
    );
  });
}

function Row({ kit, figure, scale }: { readonly kit: LoadedGame; readonly figure: Compared; readonly scale: number }) {
  const { name, value, half, signed, chance } = useTelling(kit);
  const { difference, p } = figure;
  return (
    <tr data-shown={isShown(figure)}>
      <th scope="row">{name(figure)}</th>
      {ARMS.map((arm) => (
        <td key={arm}>
          {value(figure[arm].value)} <small>{half(figure[arm])}</small>
        </td>
      ))}
      <td>
        <div className="lab-difference">
          <Interval difference={difference} shown={isShown(figure)} scale={scale} />
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
