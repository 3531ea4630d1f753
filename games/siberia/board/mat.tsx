import { Choices, type MatProps, SeatMark } from '@madang/board-kit';
import type { ReactNode } from 'react';
import type { Player, Siberia, SiberiaMove } from '../rules/index.ts';
import { useOwnTable } from './board.tsx';
import { amount, counterTotal, sellerTotal, workerTotal } from './describe.ts';
import { Figures } from './figures.tsx';
import { Hand } from './hand.tsx';
import { Research, Rows } from './rows.tsx';
import './styles.ts';
import { StartMarker } from './stock.tsx';
import { seatInfo, TableProvider } from './table.tsx';
import { WORDS } from './words.ts';

type SiberiaMatProps = MatProps<Siberia, SiberiaMove>;

/** A player's mat: figures in one card, or the whole of it. */
export function Mat(props: SiberiaMatProps) {
  const table = useOwnTable(props);
  const player = props.view.players[props.player];
  if (!player) return null;
  return (
    <TableProvider value={table}>
      <Choices {...props} decision={null}>
        <div className={`siberia-mat siberia-mat-${props.size}`} data-anchor={`player:${props.player}`} data-passed={player.passed}>
          <MatHead {...props} one={player} />
          <MatFigures {...props} one={player} />
          {props.size === 'full' && <WholeMat {...props} one={player} />}
        </div>
      </Choices>
    </TableProvider>
  );
}

type WithPlayer = SiberiaMatProps & { readonly one: Player };

function MatHead({ seats, player, view, one, say }: WithPlayer) {
  const seat = seatInfo(seats, player);
  return (
    <div className="mat-head">
      <SeatMark seat={seat} size={22} />
      <strong className="mat-name">{seat.name}</strong>
      {view.start === player && (
        <span className="mat-start" role="img" aria-label={say({ key: WORDS.start })} title={say({ key: WORDS.start })}>
          <StartMarker size={16} />
        </span>
      )}
      {one.passed && <span className="mat-badge">{say({ key: WORDS.passed })}</span>}
      <span className="mat-money">{say(amount(one.money))}</span>
    </div>
  );
}

function MatFigures({ one, say }: WithPlayer) {
  return (
    <dl className="mat-figures">
      <Fact name={say({ key: WORDS.supply })}>{one.supply}</Fact>
      <Fact name={say({ key: WORDS.workers })}>{workerTotal(one)}</Fact>
      <Fact name={say({ key: WORDS.sellers })}>{sellerTotal(one)}</Fact>
      <Fact name={say({ key: WORDS.counters })}>{counterTotal(one)}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function WholeMat({ seats, player, one, say }: WithPlayer) {
  const mat = { player: one, seat: player, answers: false };
  return (
    <fieldset className="whole-mat" aria-label={say({ key: WORDS.mat, args: { name: seatInfo(seats, player).name } })}>
      <Rows {...mat} />
      <div className="own-foot">
        <Research {...mat} />
        <Hand {...mat} />
      </div>
      <span className="supply">
        <span className="research-name">{say({ key: WORDS.supply })}</span>
        <Figures seat={seatInfo(seats, player)} count={one.supply} size={24} />
      </span>
    </fieldset>
  );
}
