import { SeatMark } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { Seat } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { type BarrageMove, TECHNOLOGY_TILES, TILES } from '../../rules/index.ts';
import { Effects } from '../pieces/effects.tsx';
import { Sign, Worth } from '../pieces/glyphs.tsx';
import { TileFace } from '../pieces/tile.tsx';
import { useTable } from '../table.tsx';
import { Construction } from './construction.tsx';
import { Ends } from './ends.tsx';
import { Outputs } from './outputs.tsx';
import { Machines, Row } from './parts.tsx';
import { type Climb, type Gains, type Prospect, prospectOf } from './prospect.ts';

/** Answers whose words say more than a drawing could, or that do nothing yet. */
const WORDED: readonly BarrageMove['kind'][] = ['company', 'copy', 'pass', 'discard', 'take', 'starting-contract'];

/** An advanced tile's effect is told in words. */
const hasEffect = (move: BarrageMove): boolean =>
  (move.kind === 'tile' || move.kind === 'copy-tile') && (TECHNOLOGY_TILES[TILES.indexOf(move.tile)]?.effect.length ?? 0) > 0;

/** What a move would do, drawn; null where its words say it better. */
export function pictureOf(view: Parameters<typeof prospectOf>[0], seat: Seat | null, move: BarrageMove): ReactNode {
  if (seat === null || WORDED.includes(move.kind) || hasEffect(move)) return null;
  const prospect = prospectOf(view, seat, move);
  return isEmpty(prospect) ? null : <Picture prospect={prospect} seat={seat} />;
}

function isEmpty({ cost, effects, options, outputs, building, returned, gains, climbs, ends }: Prospect): boolean {
  const lists: readonly (readonly unknown[])[] = [effects, options, outputs, returned, gains, climbs, ends];
  return cost.engineers + cost.credits === 0 && building === null && lists.every((list) => list.length === 0);
}

/** Line by line: what it costs, what it makes, what it moves. */
function Picture({ prospect, seat }: { readonly prospect: Prospect; readonly seat: Seat }) {
  const { cost, effects, options, outputs, fees, building, returned, gains, climbs, ends } = prospect;
  return (
    <span className="picture">
      {(cost.engineers > 0 || cost.credits > 0) && (
        <Row sign="−">
          {cost.engineers > 0 && <Machines name="engineer" n={cost.engineers} />}
          {cost.credits > 0 && <Worth name="credits">{cost.credits}</Worth>}
          {effects.length > 0 && <i>→</i>}
          <Effects effects={effects} />
        </Row>
      )}
      {options.length > 0 && (
        <Row>
          {options.map(({ structure, machines, least }) => (
            <span key={structure} className="picture-option">
              <Sign name={structure} size={17} />
              <i>≥</i>
              <Machines name={machines === 'excavators' ? 'excavator' : 'mixer'} n={least} />
            </span>
          ))}
        </Row>
      )}
      <Outputs outputs={outputs} fees={fees} seat={seat} />
      {building && <Construction building={building} />}
      {returned.length > 0 && (
        <Row sign={<Sign name="turn" size={16} />}>
          <i>→</i>
          {inPlace(returned, ({ tile, excavators, mixers }) => (
            <span className="picture-option">
              {tile !== null && (
                <span className="tile">
                  <TileFace tile={TILES.indexOf(tile)} />
                </span>
              )}
              {excavators > 0 && <Machines name="excavator" n={excavators} />}
              {mixers > 0 && <Machines name="mixer" n={mixers} />}
            </span>
          ))}
        </Row>
      )}
      {gains.map((one) => (
        <Gained key={one.seat} gains={one} />
      ))}
      {climbs.map((one) => (
        <Climbing key={one.seat} climb={one} />
      ))}
      <Ends ends={ends} />
    </span>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What can be gained or paid, with its sign and the sign's size. */
const GOODS = [
  ['credits', 'credits', 15],
  ['vp', 'vp', 15],
  ['excavators', 'excavator', 16],
  ['mixers', 'mixer', 16],
] as const;

function Gained({ gains }: { readonly gains: Gains }) {
  const { props } = useTable();
  const seat = props.seats[gains.seat];
  return (
    <Row sign={seat && <SeatMark seat={seat} size={16} />}>
      {GOODS.map(
        ([good, sign, size]) =>
          gains[good] !== 0 && (
            <span key={good}>
              <Sign name={sign} size={size} /> {signed(gains[good])}
            </span>
          ),
      )}
    </Row>
  );
}

/** A marker's climb on the energy track. */
function Climbing({ climb: { seat, from, to } }: { readonly climb: Climb }) {
  const { props } = useTable();
  const info = props.seats[seat];
  const [least, most] = [Math.min(...to), Math.max(...to)];
  return (
    <Row sign={info && <SeatMark seat={info} size={16} />}>
      <Sign name="energy" size={15} />
      {from}
      <i>→</i>
      <b>{least === most ? most : `${least}–${most}`}</b>
    </Row>
  );
}
