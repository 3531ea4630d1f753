import { MatHead, Panel, seatInfo, useAbout, usePrinted } from '@madang/board-kit';
import { say as how } from '../../text/names.ts';
import { useHow } from '../about.ts';
import { amount } from '../describe.ts';
import { CoinStack } from '../pieces/glyphs.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';
import { Figures } from './figures.tsx';
import { Hand } from './hand.tsx';
import { Research, Rows } from './rows.tsx';

/** The mat of the seat that looks, where rows are performed and counters placed. */
export function OwnMat() {
  const { view, props, owner } = useTable();
  const say = useSay();
  const player = view.players[owner];
  if (!player) return null;
  const seat = seatInfo(props.seats, owner);
  const mat = { player, seat: owner, answers: props.seat === owner };
  return (
    <Panel data-area="own" tab="mat" className="own-mat on-wood" label={say('siberia.board.mat', { name: seat.name })}>
      <MatHead seat={seat}>
        <Money money={player.money} />
        <Supply count={player.supply} />
      </MatHead>
      <Rows {...mat} />
      <div className="own-foot">
        <Research {...mat} />
        <Hand {...mat} />
      </div>
    </Panel>
  );
}

function Money({ money }: { readonly money: number }) {
  const { owner } = useTable();
  const say = useSay();
  const words = say('siberia.board.moneyOf', { money: amount(money) });
  const printed = usePrinted();
  return (
    <span className="mat-money" data-anchor={`own:${owner}`} {...useAbout(useHow()(words, [how('siberia.how.money')], 'SIB-END-04'))}>
      {printed && <CoinStack />}
      {say(amount(money))}
    </span>
  );
}

function Supply({ count }: { readonly count: number }) {
  const { props, owner } = useTable();
  const say = useSay();
  const words = say('siberia.board.pieces', { name: { key: 'siberia.board.supply' }, count });
  const piece = usePiece('supply', words, true, useHow()(words, [how('siberia.how.supply')], 'SIB-COMP-07'));
  return (
    <span className="supply" data-anchor={`supply:${owner}`} {...piece}>
      <Figures seat={seatInfo(props.seats, owner)} count={count} />
    </span>
  );
}
