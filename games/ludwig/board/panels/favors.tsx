import { Panel, SeatMark, seatInfo, useAbout, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { memo } from 'preact/compat';
import { MEASURES, type Measure } from '../../components/index.ts';
import { type Ranking, rankingOf } from '../../rules/index.ts';
import { favorWord } from '../../rules/spelling.ts';
import { favorText } from '../../text/names.ts';
import { Niche } from '../rooms/niche.tsx';
import { TypeGlyph } from '../rooms/signs.tsx';
import { keptPart, useSay, useTable } from '../table.tsx';
import { useScrolls } from '../use-scrolls.ts';

/** The king's favors with the ranking as it is now. */
export const Favors = memo(function Favors() {
  const scrolls = useScrolls<HTMLElement>();
  const { view } = useTable();
  const say = useSay();
  if (view.favors.length === 0) return null;
  return (
    <Panel {...scrolls} className="favors" tab="favors" label={say('favors')}>
      <h3>{say('favors')}</h3>
      <ol>
        {view.favors.map((favor) => (
          <Favor key={favor} ranking={rankingOf(view, favor)} />
        ))}
      </ol>
    </Panel>
  );
});

/** The rule of each way to compare. */
const RULES: Readonly<Record<Measure['measure'], string>> = {
  count: 'LUD-FAVOR-06',
  area: 'LUD-FAVOR-07',
  money: 'LUD-FAVOR-08',
  entrances: 'LUD-FAVOR-09',
  completed: 'LUD-FAVOR-10',
  incomplete: 'LUD-FAVOR-11',
  sizes: 'LUD-FAVOR-12',
};

/** One favor: who has how much of what it compares, most first, and the points that this brings now. */
const Favor = keptPart(
  () => [],
  function Favor({ ranking: { favor, values, points } }: { readonly ranking: Ranking }) {
    const { props } = useTable();
    const say = useSay();
    const printed = usePrinted();
    const measure = MEASURES[favor];
    const about = useAbout(() => ({
      title: say(favorText(favorWord(favor))),
      lines: [...(measure ? [say(`favor-${measure.measure}`)] : []), say('favorPoints')],
      rule: measure ? RULES[measure.measure] : null,
    }));
    const seats = values.map((_, seat) => seat).toSorted((a, b) => at(values, b) - at(values, a));
    return (
      <li className="favor" data-anchor={`favor:${favorWord(favor)}`} {...about}>
        <span className="favor-name">
          {measure && <Niche counted={measure} />}
          {measure && 'type' in measure && !printed && <TypeGlyph type={measure.type} size={12} />}
          {say(favorText(favorWord(favor)))}
        </span>
        <span className="favor-ranks">
          {seats.map((seat) => {
            const info = seatInfo(props.seats, seat);
            const words = say('favorOf', { name: info.name, value: at(values, seat), points: at(points, seat) });
            return (
              <span key={seat} className="favor-rank" role="img" aria-label={words} data-says={words} data-none={at(points, seat) === 0}>
                <SeatMark seat={info} size={14} />
                {say('figure', { figure: at(values, seat) })}
                <b className="favor-points">{at(points, seat) > 0 ? `+${at(points, seat)}` : '–'}</b>
              </span>
            );
          })}
        </span>
      </li>
    );
  },
);
