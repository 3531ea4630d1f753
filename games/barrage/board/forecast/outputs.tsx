import { SeatMark, useShortCut, type Way } from '@madang/board-kit';
import { at, type Seat } from '@madang/kernel';
import { type CSSProperties, Fragment, type ReactNode } from 'preact/compat';
import { type BarrageMove, CONTRACT_TILES, contractsOf } from '../../rules/index.ts';
import { systemText } from '../../text/labels.ts';
import { Sign, Worth } from '../pieces/glyphs.tsx';
import { useTable } from '../table.tsx';
import { Disc, Row } from './parts.tsx';
import type { Output, Prospect } from './prospect.ts';

interface OutputsProps {
  readonly outputs: readonly Output[];
  readonly fees: Prospect['fees'];
  readonly seat: Seat;
}

const positive = (n: number): number => Math.max(0, n);
const lengthOf = ({ gross, bonus, companyBonus }: Output): number => gross + positive(bonus) + positive(companyBonus);

/** A production for each system and number of drops: drops × conduit, a bar of the energy's parts, the total, the contracts it meets. Then who is paid. */
export function Outputs({ outputs, fees, seat }: OutputsProps) {
  const { props } = useTable();
  const longest = Math.max(1, ...outputs.map(lengthOf));
  const payer = props.seats[seat];
  const groups = [...Map.groupBy(outputs, ({ system }) => system)];
  const isPaidBelow = fees.length > 0 && groups.length < 2;
  return (
    <>
      {groups.map(([system, own]) => (
        <Fragment key={system?.id ?? -1}>
          {system && (groups.length > 1 || own[0]?.way[0] !== system) && <span className="picture-system">{props.say(systemText(system))}</span>}
          {own.map((one) => (
            <OutputRow key={`${one.drops} ${one.total}`} output={one} longest={longest} isPaidBelow={isPaidBelow} />
          ))}
        </Fragment>
      ))}
      {isPaidBelow &&
        fees.map(({ to, credits, paid, gained, vp }) => {
          const owner = props.seats[to];
          return (
            <Row key={to} sign={payer && <SeatMark seat={payer} size={16} />}>
              {outputs.length > 1 && <i>≤</i>}
              <Worth name={paid}>{credits}</Worth>
              <i>→</i>
              {owner && <SeatMark seat={owner} size={16} />}
              {gained === 'credits' && <Worth name="credits">{`+${credits}`}</Worth>}
              <Worth name="vp">{`+${gained === 'vp' ? credits + vp : vp}`}</Worth>
            </Row>
          );
        })}
    </>
  );
}

interface OutputRowProps {
  readonly output: Output;
  readonly longest: number;
  /** The fee stands below all rows. */
  readonly isPaidBelow: boolean;
}

/** One production. In the dock it is pressed, or with a contract that it meets. */
function OutputRow({ output, longest, isPaidBelow }: OutputRowProps) {
  const { view, props } = useTable();
  const { seats } = props;
  const { drops, conduit, value, total, fees, contracts, fulfils } = output;
  return (
    <span className="picture-output">
      <Pressed way={output.way} className="picture-made">
        <span className="picture-drops">
          <b>{drops}</b>
          <Sign name="now" size={15} />
          <i>×</i>
          <Disc conduit={conduit} value={value} />
        </span>
        <Bar output={output} longest={longest} />
        <b className="picture-total">
          <Sign name="energy" size={15} />
          {total}
        </b>
      </Pressed>
      <span className="picture-met">
        {isPaidBelow
          ? null
          : fees.map(({ to, paid, credits }) => {
              const owner = seats[to];
              return (
                <span key={to} className="picture-owed">
                  <Worth name={paid}>{`−${credits}`}</Worth>
                  <i>→</i>
                  {owner && <SeatMark seat={owner} size={16} />}
                </span>
              );
            })}
        {contracts.map((contract, i) => (
          <Pressed key={contract} way={[...output.way, ...fulfils.slice(i, i + 1)]} className="contract" kind={CONTRACT_TILES[contract]?.kind}>
            <b className="contract-energy">{at(contractsOf(view).requires, contract)}</b>
          </Pressed>
        ))}
      </span>
    </span>
  );
}

interface PressedProps {
  readonly way: Way<BarrageMove>;
  readonly className: string;
  readonly kind?: string | undefined;
  readonly children: ReactNode;
}

/** Answers with all its moves where it lies in the dock and they can be tried; else it is only looked at. */
function Pressed({ way, className, kind, children }: PressedProps) {
  const short = useShortCut(way);
  if (!short)
    return (
      <span className={className} data-kind={kind}>
        {children}
      </span>
    );
  return (
    <button type="button" className={className} data-kind={kind} {...short}>
      {children}
    </button>
  );
}

const part = (n: number, longest: number): CSSProperties => ({ width: `${(100 * n) / longest}%` });
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The parts of the energy side by side: conduit, space or tile, powerhouses; what is taken off stands behind them. */
function Bar({ output, longest }: { readonly output: Output; readonly longest: number }) {
  const { gross, bonus, companyBonus } = output;
  return (
    <span className="picture-bar">
      <span className="picture-part" style={part(gross, longest)}>
        {gross}
      </span>
      {bonus > 0 && (
        <span className="picture-part" data-part="action" style={part(bonus, longest)}>
          {signed(bonus)}
        </span>
      )}
      {companyBonus > 0 && (
        <span className="picture-part" data-part="company" style={part(companyBonus, longest)}>
          {signed(companyBonus)}
        </span>
      )}
      {bonus < 0 && <b className="picture-less">{signed(bonus)}</b>}
    </span>
  );
}
