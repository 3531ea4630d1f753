import { Effects } from '../pieces/effects.tsx';
import { Sign, Worth } from '../pieces/glyphs.tsx';
import { MiniWheel } from './mini-wheel.tsx';
import { Machines, Row } from './parts.tsx';
import type { Building } from './prospect.ts';

/** A construction: the ways to pay it, the red site's fee, the income uncovered; beside it the wheel as it will stand. */
export const Construction = ({ building: { payments, after, filled, fee, incomes } }: { readonly building: Building }) => (
  <span className="picture-construction">
    <span className="picture-lines">
      {payments.map(({ excavators, mixers, credits }) => (
        <Row key={`${excavators} ${mixers} ${credits}`} sign="−">
          {excavators > 0 && <Machines name="excavator" n={excavators} />}
          {mixers > 0 && <Machines name="mixer" n={mixers} />}
          {credits > 0 && <Worth name="credits">{credits}</Worth>}
          {excavators + mixers + credits === 0 && <b>0</b>}
        </Row>
      ))}
      {fee > 0 && (
        <Row sign="−">
          <span className="picture-fee">
            <Worth name="credits">{fee}</Worth>
          </span>
        </Row>
      )}
      {incomes.length > 0 && (
        <Row sign={<Sign name="special" size={15} />}>
          <span className="picture-income">
            <Effects effects={incomes} />
          </span>
        </Row>
      )}
    </span>
    <MiniWheel player={after} filled={filled} />
  </span>
);
