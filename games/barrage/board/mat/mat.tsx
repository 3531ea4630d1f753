import { spell } from '@madang/kernel';
import { AUTOMA_LEVELS, EMPTY } from '../../rules/index.ts';
import { Held } from '../panels/held.tsx';
import '../styles/index.ts';
import { type BarrageMatProps, MatFrame, playerOf, useSay } from '../table.tsx';
import { Goods, Head, MatBody } from './own-mat.tsx';

/** One player: a line of figures, or the whole mat. */
export function Mat(props: BarrageMatProps) {
  const player = playerOf(props.view, props.player);
  const mat = { player, seat: props.player, answers: false };
  if (props.size === 'brief')
    return (
      <MatFrame props={props}>
        <Goods {...mat} />
      </MatFrame>
    );
  return (
    <MatFrame props={props} passed={player.passed}>
      <Head {...mat} />
      {player.level > 0 && <Automa level={player.level} />}
      {props.size === 'full' && player.company !== EMPTY && (
        <>
          <MatBody {...mat} />
          <Held {...mat} />
        </>
      )}
    </MatFrame>
  );
}

function Automa({ level }: { readonly level: number }) {
  const say = useSay();
  return <p className="mat-automa">{`${say('barrage.board.automa')} · ${say(`barrage.automa-level.${spell(AUTOMA_LEVELS, level - 1)}`)}`}</p>;
}
