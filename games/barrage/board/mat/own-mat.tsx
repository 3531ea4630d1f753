import { Badge, Card, MatHead, Panel, seatInfo } from '@madang/board-kit';
import { playerOf, seatArgument } from '@madang/kernel';
import { usesAbilities } from '../../rules/company/company.ts';
import { EMPTY, energyIncome, type Player } from '../../rules/index.ts';
import { companyWord } from '../../rules/spelling.ts';
import { amounts, companyText, goods, listed } from '../../text/names.ts';
import { Sign } from '../pieces/glyphs.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { AbilityChip, Officer } from './abilities.tsx';
import { Rows } from './rows.tsx';
import { Wheel } from './wheel.tsx';
import { type OnMat, Workbench } from './workbench.tsx';

/** The mat of the seat that looks: what it has, its wheel, its construction, its rows, its contracts. */
export function OwnMat() {
  const { view, props, owner } = useTable();
  const say = useSay();
  const player = playerOf(view, owner);
  return (
    <Panel data-area="own" tab="mat" className="own-mat on-wood" label={say('barrage.board.mat', { name: seatArgument(owner) })}>
      <Head player={player} seat={owner} answers={props.seat === owner} />
      <MatBody player={player} seat={owner} answers={props.seat === owner} />
    </Panel>
  );
}

/** Wheel, construction, rows. */
export const MatBody = (mat: OnMat) => (
  <div className="mat-body">
    <Wheel seat={mat.seat} answers={mat.answers} />
    <Workbench {...mat} />
    <Rows seat={mat.seat} answers={mat.answers} />
  </div>
);

/** Name, company, officer; then what it has. */
export function Head({ player, seat, answers }: OnMat) {
  const { props } = useTable();
  const say = useSay();
  return (
    <MatHead seat={seatInfo(props.seats, seat)}>
      {player.company !== EMPTY && (
        <span className="mat-company">
          {say(companyText(companyWord(player.company)))}
          {usesAbilities(player) && <AbilityChip seat={seat} />}
          <Officer seat={seat} />
        </span>
      )}
      {player.passed && <Badge>{say('barrage.board.passed')}</Badge>}
      <Goods player={player} seat={seat} answers={answers} />
    </MatHead>
  );
}

/** BAR-SCORE-05: what a round without energy costs, said before it ends. */
function NoEnergy({ player }: { readonly player: Player }) {
  const { view } = useTable();
  const say = useSay();
  const vp = -energyIncome(view, 0).vp;
  if (player.energy > 0 || view.round === 0 || view.over) return null;
  return (
    <span className="good no-energy" data-says={say('barrage.board.noEnergyHow', { vp })}>
      <Sign name="energy" size={15} />
      <b aria-hidden="true">{say('barrage.board.noEnergy', { vp })}</b>
      <span className="words-only">{say('barrage.board.noEnergyHow', { vp })}</span>
    </span>
  );
}

/** Points, credits, machinery and engineers. */
export const Goods = keptPart(
  ({ view }) => [view.round, view.over, energyIncome(view, 0)],
  function Goods({ player, seat, answers }: OnMat) {
    const say = useSay();
    const { vp, credits, excavators, mixers, engineers, energy } = player;
    const words = say(listed([amounts({ engineers, excavators, mixers, credits }), goods('energy', energy), goods('vp', vp)]));
    const machinery = usePiece('machinery', say(amounts({ excavators, mixers })), answers);
    return (
      <span className="goods">
        <span className="words-only">{words}</span>
        <span className="good" aria-hidden="true" data-says={say(goods('engineers', engineers))}>
          <Sign name="engineer" size={15} />
          <b>{engineers}</b>
        </span>
        <span className="good" data-anchor={`credits:${seat}`} aria-hidden="true" data-says={say(goods('credits', credits))}>
          <Sign name="credits" size={15} />
          <b>{credits}</b>
        </span>
        <Card piece={machinery} className="good machinery" data-anchor={`machinery:${seat}`}>
          <Sign name="excavator" size={16} />
          <b aria-hidden="true">{excavators}</b>
          <Sign name="mixer" size={16} />
          <b aria-hidden="true">{mixers}</b>
        </Card>
        <span className="good good-energy" aria-hidden="true" data-says={say(goods('energy', energy))}>
          <Sign name="energy" size={15} />
          <b>{energy}</b>
        </span>
        <NoEnergy player={player} />
        <span className="good vp" data-anchor={`vp:${seat}`} aria-hidden="true" data-says={say(goods('vp', vp))}>
          <Sign name="vp" size={16} />
          <b>{vp}</b>
        </span>
      </span>
    );
  },
);
