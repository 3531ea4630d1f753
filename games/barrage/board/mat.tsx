import { Choices, type MatProps } from '@madang/board-kit';
import { AUTOMA_LEVELS, type Barrage, type BarrageMove, EMPTY } from '../rules/index.ts';
import { spell } from '../rules/spelling.ts';
import { say } from '../text/names.ts';
import { useOwnTable } from './board.tsx';
import { Held } from './held.tsx';
import { MatBody, MatHead } from './own-mat.tsx';
import './styles.ts';
import { playerOf, TableProvider } from './table.tsx';

type BarrageMatProps = MatProps<Barrage, BarrageMove>;

/** One player: a line of figures, or the whole mat. */
export function Mat(props: BarrageMatProps) {
  const table = useOwnTable(props);
  const player = playerOf(props.view, props.player);
  const mat = { player, seat: props.player, answers: false };
  return (
    <TableProvider value={table}>
      <Choices {...props} decision={null}>
        <div className={`barrage-mat barrage-mat-${props.size}`} data-anchor={`player:${props.player}`} data-passed={player.passed}>
          <MatHead {...mat} />
          {player.level > 0 && (
            <p className="mat-automa">{`${props.say(say('barrage.board.automa'))} · ${props.say(say(`barrage.automa-level.${spell(AUTOMA_LEVELS, player.level - 1)}`))}`}</p>
          )}
          {props.size === 'full' && player.company !== EMPTY && (
            <>
              <MatBody {...mat} />
              <Held {...mat} />
            </>
          )}
        </div>
      </Choices>
    </TableProvider>
  );
}
