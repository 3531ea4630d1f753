import type { Translator } from '@madang/text';
import type { Ladder } from '@madang/wire';
import { FigureTable } from '../chart/FigureTable.tsx';
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
  const figure = (points: number): string => words.text('chart.tick', { points });
  return (
    <FigureTable
      className="ladder-table"
      placed
      columns={['place', 'player', 'points', 'played', 'won'].map((column) => words.text(`ladder.${column}`))}
      rows={players.map((player, i) => ({
        key: `${player.kind} ${player.id ?? player.name}`,
        cells: [
          figure(i + 1),
          player.id === null ? (
            nameOf(words, player)
          ) : (
            <Link key="name" to={{ page: 'user', id: player.id }}>
              {player.name}
            </Link>
          ),
          figure(player.points),
          figure(player.played),
          words.text('ladder.share', { share: player.played === 0 ? 0 : player.won / player.played }),
        ],
      }))}
    />
  );
}
