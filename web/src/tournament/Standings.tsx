import type { CupView } from '@madang/wire';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';

type Player = CupView['players'][number];

/** Lists the players of a tournament, with their standing once it runs. */
export function Standings({ cup }: { readonly cup: CupView }) {
  const words = useWords();
  const name = (player: Player) =>
    player.id === null ? player.name || words.text('cup.gone') : <Link to={{ page: 'person', id: player.id }}>{player.name}</Link>;
  if (cup.status === 'gathering') {
    return (
      <ul className="cup-people">
        {cup.players.map((player) => (
          <li key={player.id}>{name(player)}</li>
        ))}
      </ul>
    );
  }
  const figure = (points: number): string => words.text('chart.tick', { points });
  return (
    <section>
      <h2>{words.text(cup.status === 'over' ? 'cup.end' : 'cup.table')}</h2>
      <div className="figures cup-table" data-placed="true">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.text('ladder.place')}</th>
              <th scope="col">{words.text('ladder.player')}</th>
              <th scope="col">{words.text('ladder.points')}</th>
              <th scope="col">{words.text('cup.opponents')}</th>
              <th scope="col">{words.text('cup.share')}</th>
              <th scope="col">{words.text('cup.played')}</th>
            </tr>
          </thead>
          <tbody>
            {cup.players.map((player, i) => (
              <tr key={player.id ?? i}>
                <td>{figure(player.place)}</td>
                <th scope="row">
                  {name(player)}
                  {player.missed > 0 ? <small>{words.text('cup.missed', { count: player.missed })}</small> : null}
                </th>
                <td>
                  <strong>{figure(player.points)}</strong>
                </td>
                <td>{figure(player.opponents)}</td>
                <td>{words.text('ladder.share', { share: player.share })}</td>
                <td>{figure(player.played)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">{words.text('cup.tieBreak')}</p>
    </section>
  );
}
