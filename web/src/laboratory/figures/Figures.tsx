import { type Compared, type Comparison, MEASURES } from '@madang/bots/laboratory';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { type DifferenceRow, DifferenceTable } from './DifferenceTable.tsx';
import { scaleOf, type Telling, useTelling } from './telling.ts';

interface Props {
  readonly kit: LoadedGame;
  readonly comparison: Comparison;
}

/** Every figure of both arms and their difference, a table for each sort of figures. */
export function Figures({ kit, comparison: { figures } }: Props) {
  const telling = useTelling(kit);
  const { app } = telling;
  return MEASURES.map((measure) => {
    const rows = figures.filter((figure) => figure.measure === measure).map((figure) => rowOf(figure, telling, figures));
    if (rows.length === 0) return null;
    return <DifferenceTable key={measure} kit={kit} caption={app.text(`lab.measure.${measure}`)} first={app.text('lab.column.figure')} rows={rows} />;
  });
}

function rowOf(figure: Compared, { name, value, half }: Telling, all: readonly Compared[]): DifferenceRow {
  const told = (arm: Compared['a']) => [value(arm.value), half(arm)] as const;
  return { ...figure, key: figure.of, name: name(figure), arms: { a: told(figure.a), b: told(figure.b) }, scale: scaleOf(figure, all) };
}
