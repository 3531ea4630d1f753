import { ARMS, type Compared, type Comparison, MEASURES } from '@madang/bots/laboratory';
import type { LoadedGame } from '../words/loaded-game.ts';
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

/** The least that is told of a probability. */
const LEAST = 0.001;

function Row({ kit, figure, scale }: { readonly kit: LoadedGame; readonly figure: Compared; readonly scale: number }) {
  const { app, name, value, half, signed } = useTelling(kit);
  const { difference, p } = figure;
  const chance = p < LEAST ? app.text('lab.p.small') : app.text('lab.p', { value: Number(p.toPrecision(2)) });
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
          <Interval figure={figure} scale={scale} />
          <span>
            <strong>{signed(difference.value)}</strong>
            <small>{half(difference)}</small>
            <small>{chance}</small>
          </span>
        </div>
      </td>
    </tr>
  );
}
