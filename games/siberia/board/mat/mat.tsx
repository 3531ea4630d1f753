import { Badge, Counts, Figure, MatHead, seatInfo } from '@madang/board-kit';
import { type Message, playerOf } from '@madang/kernel';
import type { Player, Row } from '../../rules/index.ts';
import { areaText, listed, say as message } from '../../text/names.ts';
import { amount, counterTotal, rowsReady, sellerTotal, workerTotal } from '../describe.ts';
import { StartMarker } from '../panels/stock.tsx';
import { CounterSign, RowGlyph, RowSign } from '../pieces/glyphs.tsx';
import '../styles/index.ts';
import { keptPart, MatFrame, type SiberiaMatProps, useSay, useTable } from '../table.tsx';
import { Figures } from './figures.tsx';
import { Hand } from './hand.tsx';
import { Research, Rows } from './rows.tsx';

/** A player's mat: figures in one card, or the whole of it. */
export function Mat(props: SiberiaMatProps) {
  const player = props.view.players[props.player];
  if (!player || props.size === 'picture') return null;
  const mat = { player, seat: props.player };
  const facts = factsOf(player).map(props.say);
  if (props.size === 'brief')
    return (
      <MatFrame props={props} facts={facts}>
        <Brief {...mat} />
      </MatFrame>
    );
  return (
    <MatFrame props={props} facts={facts} passed={player.passed}>
      <Head seat={props.player} />
      <Totals seat={props.player} />
      {props.size === 'full' && <WholeMat {...mat} />}
    </MatFrame>
  );
}

/** Money, then what is in supply, on the map and on the board. */
const factsOf = (player: Player): readonly Message[] => [
  amount(player.money),
  ...[
    [message('siberia.board.supply'), player.supply] as const,
    [message('siberia.board.workers'), workerTotal(player)] as const,
    [message('siberia.board.sellers'), sellerTotal(player)] as const,
    [message('siberia.board.counters'), counterTotal(player)] as const,
  ].map(([name, count]) => message('siberia.board.pieces', { name, count })),
  ...readyFact(player),
];

/** The rows that the player may perform next, told only where there are any. */
const readyFact = (player: Player): readonly Message[] => {
  const rows = rowsReady(player);
  return rows.length === 0 ? [] : [message('siberia.board.readyRows', { rows: listed(rows.map(areaText)) })];
};

interface OfSeat {
  readonly seat: number;
}

/** What is in supply, on the map, at the exchanges and on the board. */
const totalsOf = (player: Player) => [player.supply, workerTotal(player), sellerTotal(player), counterTotal(player)] as const;

interface OfPlayer {
  readonly player: Player;
  readonly seat: number;
}

const Head = keptPart(
  ({ view }, { seat }) => [view.start === seat, playerOf(view, seat).passed, playerOf(view, seat).money],
  function Head({ seat }: OfSeat) {
    const { view, props } = useTable();
    const player = playerOf(view, seat);
    const say = useSay();
    return (
      <MatHead seat={seatInfo(props.seats, seat)} size={22}>
        {view.start === seat && (
          <span className="mat-start" role="img" aria-label={say('siberia.board.start')} data-says={say('siberia.board.start')}>
            <StartMarker size={16} />
          </span>
        )}
        {player.passed && <Badge>{say('siberia.board.passed')}</Badge>}
        <span className="mat-money">{say(amount(player.money))}</span>
      </MatHead>
    );
  },
);

/** Money, and the figures that can still be sent out. */
function Brief({ player, seat }: OfPlayer) {
  const { props } = useTable();
  const say = useSay();
  return (
    <>
      <span className="mat-money">{say(amount(player.money))}</span>
      <Figures seat={seatInfo(props.seats, seat)} count={player.supply} size={18} />
    </>
  );
}

const Totals = keptPart(
  ({ view }, { seat }) => [totalsOf(playerOf(view, seat)), rowsReady(playerOf(view, seat))],
  function Totals({ seat }: OfSeat) {
    const say = useSay();
    const { view, props } = useTable();
    const player = playerOf(view, seat);
    const [supply, workers, sellers, counters] = totalsOf(player);
    const ready = rowsReady(player);
    return (
      <>
        <Counts
          of={[
            { name: say('siberia.board.supply'), sign: <Figure seat={seatInfo(props.seats, seat)} size={16} />, value: supply },
            { name: say('siberia.board.workers'), sign: <RowSign row="worker" />, value: workers },
            { name: say('siberia.board.sellers'), sign: <RowSign row="seller" />, value: sellers },
            { name: say('siberia.board.counters'), sign: <CounterSign />, value: counters },
          ]}
        />
        {ready.length > 0 && (
          <p className="mat-ready-rows">
            {say('siberia.board.ready')}
            <Ready rows={ready} />
          </p>
        )}
      </>
    );
  },
);

/** The signs of ready rows: what a rival may do next is seen without opening the mat. */
function Ready({ rows }: { readonly rows: readonly Row[] }) {
  const say = useSay();
  return (
    <span className="mat-ready" role="img" aria-label={say(listed(rows.map(areaText)))}>
      {rows.map((row) => (
        <RowGlyph key={row} row={row} size={15} />
      ))}
    </span>
  );
}

function WholeMat({ player, seat }: OfPlayer) {
  const { props } = useTable();
  const say = useSay();
  const info = seatInfo(props.seats, seat);
  const mat = { player, seat, answers: false };
  return (
    <fieldset className="whole-mat" aria-label={say('siberia.board.mat', { name: info.name })}>
      <Rows {...mat} />
      <div className="own-foot">
        <Research {...mat} />
        <Hand {...mat} />
      </div>
      <span className="supply">
        <span className="research-name">{say('siberia.board.supply')}</span>
        <Figures seat={info} count={player.supply} size={24} />
      </span>
    </fieldset>
  );
}
