import { inSentences, useSpoken } from '@madang/board-kit';
import { isPressing } from '@madang/board-kit/keys';
import type { KeyboardEvent } from 'preact/compat';
import { tileText } from '../../text/names.ts';
import { lyingOf, outlinePath } from '../rooms/drawing.ts';
import { Cast } from '../rooms/plan/plan.tsx';
import { Room } from '../rooms/room.tsx';
import { useSay, useTable } from '../table.tsx';
import { Figure } from './gains.tsx';
import type { Placing } from './use-placing.ts';

/** The sum stands so far in from the tile's corner, in pixels: a tile at the edge of the sheet shows it whole. */
const SUM_INSET = 14;

/** The tile that is placed, where it would lie; by keyboard the arrows take it to the next place, r turns, Enter lays it. */
export function Ghost({ placing, unit }: { readonly placing: Placing; readonly unit: number }) {
  const { props } = useTable();
  const say = useSay();
  const { ghost, move, placed, refused, byKeys } = placing;
  const { drawing, x, y } = lyingOf(ghost);
  const name = say(tileText(drawing.face.name));
  const explained = move && props.explain(move);
  const words = inSentences(explained ? [explained.label, explained.forecast] : [name, refused?.why]);
  useSpoken(byKeys ? words : null);
  const onKeyDown = (event: KeyboardEvent<Element>): void => {
    const done = isPressing(event) ? put(placing) : placing.step(event.key);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g className="ghost" data-legal={move !== null} transform={`translate(${x * unit} ${y * unit})`}>
      <g>
        <Cast drawing={drawing} unit={unit} />
        <path className="ghost-halo" d={outlinePath(drawing, unit, -3)} />
        <Room drawing={drawing} unit={unit} name={name} />
      </g>
      <path role="button" tabindex={0} aria-label={words} className="ghost-edge" d={outlinePath(drawing, unit)} onKeyDown={onKeyDown} />
      {placed && <Figure points={placed.total} x={drawing.width * unit - SUM_INSET} y={0} isSum />}
    </g>
  );
}

/** Enter is the ghost's own, also where it cannot lie. */
function put(placing: Placing): boolean {
  placing.put();
  return true;
}
