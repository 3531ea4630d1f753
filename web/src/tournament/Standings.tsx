import type { TournamentView } from '@madang/wire';
import { Fragment } from 'preact';
import { FigureTable } from '../chart/FigureTable.tsx';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';

type Player = TournamentView['players'][number];

/** Lists the players of a tournament, with their standing once it runs. */
export function Standings({ cup }: { readonly cup: TournamentView }) {
  const words = useWords();
  const name = (player: Player) =>
    player.id === null ? player.name || words.text('cup.gone') : <Link to={{ page: 'user', id: player.id }}>{player.name}</Link>;
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
      <FigureTable
        className="cup-table"
        placed
        columns={['ladder.place', 'ladder.player', 'ladder.points', 'cup.opponents', 'cup.share', 'cup.played'].map((column) => words.text(column))}
        rows={cup.players.map((player, i) => ({
          key: player.id ?? i,
          cells: [
            figure(player.place),
            <Fragment key="name">
              {name(player)}
              {player.missed > 0 ? <small>{words.text('cup.missed', { count: player.missed })}</small> : null}
            </Fragment>,
            <strong key="points">{figure(player.points)}</strong>,
            figure(player.opponents),
            words.text('ladder.share', { share: player.share }),
            figure(player.played),
          ],
        }))}
      />
      <p className="note">{words.text('cup.tieBreak')}</p>
    </section>
  );
}
