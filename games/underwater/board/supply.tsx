import { at, playerOf, type Seat } from '@madang/kernel';
import { productionOf, RESOURCES, type Resource, sumOf } from '../rules/index.ts';
import { useThingAbout } from './about.ts';
import { GoodGlyph } from './pieces/goods.tsx';
import { keptPart, usePiece, useSay, useTable } from './table.tsx';
import { say as message } from './words.ts';

interface SupplyProps {
  readonly seat: Seat;
  /** Whether it answers: the own one on the board. */
  readonly answers?: boolean;
}

/** What a player has: resources and points. */
export function Supply({ seat, answers = true }: SupplyProps) {
  const { view } = useTable();
  const say = useSay();
  const me = playerOf(view, seat);
  const points = say('underwater.goods.points', { n: me.points });
  return (
    <span className="supply" data-anchor={`supply:${seat}`}>
      {RESOURCES.map((resource, i) => (
        <Amount key={resource} seat={seat} resource={resource} n={at(me.goods, i)} answers={answers} />
      ))}
      <span className="supply-good" role="img" aria-label={points} data-says={points}>
        <GoodGlyph good="points" size={18} />
        <b>{me.points}</b>
      </span>
    </span>
  );
}

interface AmountProps {
  readonly resource: Resource;
  readonly n: number;
  readonly seat: Seat;
  readonly answers: boolean;
}

const Amount = keptPart(
  () => [],
  function Amount({ resource, n, seat, answers }: AmountProps) {
    const say = useSay();
    const { view } = useTable();
    const number = RESOURCES.indexOf(resource);
    const about = useThingAbout(
      { key: `underwater.resource.${resource}` },
      () => [
        message(`underwater.goods.${resource}`, { n }),
        message('underwater.board.nextYield', { goods: message(`underwater.goods.${resource}`, { n: at(sumOf(productionOf(view, seat)), number) }) }),
        message(`underwater.board.usedFor.${resource}`),
      ],
      resource === 'biomatter' ? 'UWC-RES-05' : 'UWC-RES-01',
      [
        { kind: 'spend', resource },
        { kind: 'gain', resource },
      ],
    );
    const piece = usePiece(`good:${resource}`, say(`underwater.goods.${resource}`, { n }), answers, about);
    return (
      <span className="supply-good" {...piece}>
        <GoodGlyph good={resource} size={18} />
        <b>{n}</b>
      </span>
    );
  },
);
