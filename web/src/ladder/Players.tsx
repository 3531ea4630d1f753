import type { Translator } from '@madang/text';
import type { Ladder } from '@madang/wire';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';

type Player = Ladder['players'][number];

/** What a player of the ladder is called. */
function nameOf(words: Translator, { kind, name }: Player): string {
  if (kind === 'bot') return words.text('seat.bot', { level: words.text(`level.${name}`) });
  return kind === 'automa' ? `${words.text('seat.automa')} (${name})` : name;
}

/** The rated players, best first, and programs' accounts apart. */
export function Players({ players, programs }: Pick<Ladder, 'players' | 'programs'>) {
  const words = useWords();
  return (
    <>
      <section>
        <h2>{words.text('ladder.title')}</h2>
        {players.length === 0 ? <p className="empty">{words.text('ladder.empty')}</p> : <Standings players={players} />}
        {players.length === 0 ? null : <p className="note">{words.text('ladder.note')}</p>}
      </section>
      {programs.length === 0 ? null : (
        <section>
          <h2>{words.text('ladder.programs')}</h2>
          <Standings players={programs} />
          <p className="note">{words.text('ladder.programsNote')}</p>
        </section>
      )}
    </>
  );
}

function Standings({ players }: { readonly players: readonly Player[] }) {
  const words = useWords();
  return (
    <div className="figures ladder-table" data-placed="true">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text('ladder.place')}</th>
            <th scope="col">{words.text('ladder.player')}</th>
            <th scope="col">{words.text('ladder.points')}</th>
            <th scope="col">{words.text('ladder.played')}</th>
            <th scope="col">{words.text('ladder.won')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player, i) => (
            <tr key={`${player.kind} ${player.id ?? player.name}`}>
              <td>{words.text('chart.tick', { points: i + 1 })}</td>
              <th scope="row">{player.id === null ? nameOf(words, player) : <Link to={{ page: 'person', id: player.id }}>{player.name}</Link>}</th>
              <td>{words.text('chart.tick', { points: player.points })}</td>
              <td>{words.text('chart.tick', { points: player.played })}</td>
              <td>{words.text('ladder.share', { share: player.played === 0 ? 0 : player.won / player.played })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
