import { Badge, Facts, MatHead, seatInfo } from '@madang/board-kit';
import { bitCount } from '@madang/kernel';
import { connectedCities, productionOf, sumOf } from '../../rules/index.ts';
import { CardLists } from '../cards/owned.tsx';
import { MatMap } from '../map/map.tsx';
import '../styles/index.ts';
import { Supply } from '../supply.tsx';
import { MatFrame, playerOf, type UnderwaterMatProps, useSay, useTable } from '../table.tsx';
import { EndNow, Production } from './forecast.tsx';

/** A player's mat: figures in one card, or the whole of it. */
export function Mat(props: UnderwaterMatProps) {
  if (!props.view.players[props.player]) return null;
  if (props.size === 'brief')
    return (
      <MatFrame props={props}>
        <Supply seat={props.player} answers={false} />
      </MatFrame>
    );
  return (
    <MatFrame props={props}>
      <Head seat={props.player} />
      <Supply seat={props.player} answers={false} />
      <Figures seat={props.player} />
      {props.size === 'full' && <WholeMat seat={props.player} />}
    </MatFrame>
  );
}

function Head({ seat }: { readonly seat: number }) {
  const { view, props } = useTable();
  const say = useSay();
  const turn = view.order.indexOf(seat) + 1;
  return (
    <MatHead seat={seatInfo(props.seats, seat)} size={22}>
      {view.round > 0 && <Badge>{say('underwater.board.turnOrder', { n: turn })}</Badge>}
    </MatHead>
  );
}

function Figures({ seat }: { readonly seat: number }) {
  const { view } = useTable();
  const say = useSay();
  const me = playerOf(view, seat);
  const sum = sumOf(productionOf(view, seat));
  return (
    <Facts
      of={{
        [say('underwater.board.cities')]: bitCount(connectedCities(me)),
        [say('underwater.board.tunnels')]: bitCount(me.tunnels),
        [say('underwater.board.hand')]: me.hand.length + me.shown.length,
        [say('underwater.board.nextPoints')]: sum.at(-1) ?? 0,
      }}
    />
  );
}

function WholeMat({ seat }: { readonly seat: number }) {
  const { view, props } = useTable();
  const say = useSay();
  return (
    <fieldset className="whole-mat" aria-label={say('underwater.board.mat', { name: seatInfo(props.seats, seat).name })}>
      <MatMap seat={seat} />
      <div className="own-cards">
        <CardLists player={playerOf(view, seat)} seat={seat} answers={false} />
      </div>
      <div className="forecast">
        <Production seat={seat} />
        <EndNow seat={seat} />
      </div>
    </fieldset>
  );
}
