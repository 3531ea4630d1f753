import { SeatMark } from '@madang/board-kit';
import { at, type Seat } from '@madang/kernel';
import type { CSSProperties } from 'react';
import { CONTRACT_TILES, REQUIRES } from '../../rules/index.ts';
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

/** A production for each number of drops: drops × conduit, a bar of the energy's parts, the total, the contracts it meets. Then who is paid. */
export function Outputs({ outputs, fees, seat }: OutputsProps) {
  const { props } = useTable();
  const longest = Math.max(1, ...outputs.map(lengthOf));
  const payer = props.seats[seat];
  return (
    <>
      {outputs.map((one) => (
        <span key={`${one.drops} ${one.total}`} className="picture-output">
          <span className="picture-drops">
            <b>{one.drops}</b>
            <Sign name="now" size={15} />
            <i>×</i>
            <Disc conduit={one.conduit} value={one.value} />
          </span>
          <Bar output={one} longest={longest} />
          <b className="picture-total">
            <Sign name="energy" size={15} />
            {one.total}
          </b>
          <Met contracts={one.contracts} />
        </span>
      ))}
      {fees.map(({ to, credits, paid, gained, vp }) => {
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

/** The contracts that the energy meets, by what they require on their colour. */
const Met = ({ contracts }: { readonly contracts: readonly number[] }) => (
  <span className="picture-met">
    {contracts.map((contract) => (
      <span key={contract} className="contract" data-kind={CONTRACT_TILES[contract]?.kind}>
        <b className="contract-energy">{at(REQUIRES, contract)}</b>
      </span>
    ))}
  </span>
);
