import { SeatMark, useTarget } from '@madang/board-kit';
import { say as text } from '../text/names.ts';
import { amount } from './describe.ts';
import { Figures } from './figures.tsx';
import { Hand } from './hand.tsx';
import { Research, Rows } from './rows.tsx';
import { seatInfo, useMovesAt, useTable } from './table.tsx';
import { WORDS } from './words.ts';

/** The mat of the seat that looks, where rows are performed and counters placed. */
export function OwnMat() {
  const { view, props, owner } = useTable();
  const player = view.players[owner];
  if (!player) return null;
  const seat = seatInfo(props.seats, owner);
  const mat = { player, seat: owner, answers: props.seat === owner };
  return (
    <section className="own-mat" aria-label={props.say({ key: WORDS.mat, args: { name: seat.name } })}>
      <header className="own-head">
        <SeatMark seat={seat} size={20} />
        <strong className="own-name">{seat.name}</strong>
        <span className="own-money" data-anchor={`own:${owner}`}>
          {props.say(amount(player.money))}
        </span>
        <Supply />
      </header>
      <Rows {...mat} />
      <div className="own-foot">
        <Research {...mat} />
        <Hand {...mat} />
      </div>
    </section>
  );
}

function Supply() {
  const { view, props, owner } = useTable();
  const supply = view.players[owner]?.supply ?? 0;
  const words = props.say(text('siberia.board.pieces', { name: { key: WORDS.supply }, count: supply }));
  const moves = useMovesAt('supply');
  const target = useTarget(moves, words);
  const still = 'role' in target ? {} : { role: 'img', 'aria-label': words, title: words };
  return (
    <span className="supply" data-anchor={`supply:${owner}`} {...still} {...target}>
      <Figures seat={seatInfo(props.seats, owner)} count={supply} />
    </span>
  );
}
