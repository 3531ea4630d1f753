import { type CardReport, foundAt, isFound } from '@madang/bots/laboratory';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
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
  const { app, card, signed } = useTelling(kit);
  const { judged } = report;
  const found = judged.filter(isFound).map((one) => card(one.card));
  const power = Math.abs(points) || USUAL_CHANGE;
  const shown = judged.slice(0, MOST_ROWS);
  const scale = Math.max(...shown.map(({ difference }) => endOf(difference)));
  const told = (effect: number, count: number) => [signed(effect), app.text('lab.cards.played', { count })] as const;
  return (
    <>
      <p className="lab-shown">{found.length === 0 ? app.text('lab.cards.none') : app.text('lab.cards.found', { names: app.list(found) })}</p>
      <p>{app.text('lab.cards.power', { points: power, reached: foundAt(report, power), count: judged.length })}</p>
      <DifferenceTable
        kit={kit}
        caption={app.text('lab.measure.cards')}
        first={app.text('lab.column.card')}
        rows={shown.map((one) => ({
          ...{ key: one.card, name: card(one.card), difference: one.difference, p: one.p, scale },
          arms: { a: told(one.effects.a, one.played.a), b: told(one.effects.b, one.played.b) },
        }))}
      />
    </>
  );
}
