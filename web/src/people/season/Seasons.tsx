import './seasons.css';
import type { PlayerReport } from '@madang/wire';
import { percent, points, signed } from '../../analysis/figures.ts';
import { GameTitle } from '../../words/marks/GameTitle.tsx';
import { useWords } from '../../words/useWords.tsx';

/** What the person's analysed matches came to, game by game. */
export function Seasons({ seasons }: { readonly seasons: readonly PlayerReport[] }) {
  const words = useWords();
  return (
    <section className="seasons">
      <h2>{words.text('season.title')}</h2>
      <ul>
        {seasons.map((season) => (
          <OneSeason key={`${season.game} ${season.seats}`} season={season} />
        ))}
      </ul>
    </section>
  );
}

function OneSeason({ season }: { readonly season: PlayerReport }) {
  const { text, number } = useFigures();
  const { game, seats, matches, won, lost, error, faults, luck, trend } = season;
  const rows = [
    { key: 'won', value: text('season.share', { share: percent(won), par: percent(1 / seats) }) },
    {
      key: 'lost',
      value: error === null ? text('season.points', { points: points(lost) }) : text('season.within', { points: points(lost), error: points(error) }),
    },
    { key: 'faults', value: [faults.inaccuracy, faults.mistake, faults.blunder].map(number).join(' · ') },
    { key: 'luck', value: text('season.points', { points: signed(luck) }) },
  ] as const;
  return (
    <li>
      <h3>
        <GameTitle game={game} />
        <small>{text('season.of', { seats, matches })}</small>
      </h3>
      <dl>
        {rows.map(({ key, value }) => (
          <div key={key}>
            <dt>{text(`season.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {trend ? (
          <div>
            <dt>{text('season.trend', { last: trend.last.matches, before: trend.before.matches })}</dt>
            <dd>{text('season.change', { last: points(trend.last.lost), before: points(trend.before.lost) })}</dd>
          </div>
        ) : null}
      </dl>
    </li>
  );
}

function useFigures() {
  const words = useWords();
  const format = new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { text: words.text, number: (value: number): string => format.format(value) };
}
