import { percent } from '../figures.ts';
import type { Round } from '../rounds.ts';
import { useTelling } from '../telling.ts';
import type { Chance } from './ChanceGraph.tsx';

interface TableProps {
  readonly chances: readonly Chance[];
  readonly rounds: readonly Round[];
  readonly length: number;
}

/** The graph in figures: how all stood where each round began, and at the end. */
export function ChanceTable({ chances, rounds, length }: TableProps) {
  const { app, seats } = useTelling();
  const rows = [
    ...rounds.map(({ round, from }) => ({ name: app.text('analysis.round', { round }), at: from })),
    { name: app.text('analysis.end'), at: length },
  ];
  return (
    <details className="chance-table">
      <summary>{app.text('analysis.table')}</summary>
      <div>
        <table>
          <thead>
            <tr>
              <td />
              {seats.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, at }) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {seats.map(({ seat }) => (
                  <td key={seat}>{chanceAt(chances, at, seat, (share) => app.text('analysis.chance', { share }))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** How a seat stood at the first choice from that step on. */
function chanceAt(chances: readonly Chance[], at: number, seat: number, say: (share: string) => string): string {
  const share = (chances.find((one) => one.at >= at) ?? chances.at(-1))?.shares[seat];
  return share === undefined ? '–' : say(percent(share));
}
