import { Badge, Card, MatHead, Panel, range, seatInfo, useAbout } from '@madang/board-kit';
import { at, has, members, playerOf, type Seat, seatArgument } from '@madang/kernel';
import { abilityOf, usesAbilities } from '../../rules/company/company.ts';
import {
  ABILITY_FROM,
  COMPANY_BOARDS,
  CONSTRUCTION_SPACES,
  COPY_SIDES,
  COPY_SPACES,
  EMPTY,
  energyIncome,
  type Player,
  STRUCTURES,
  TILES,
} from '../../rules/index.ts';
import { companyWord, officerWord } from '../../rules/spelling.ts';
import { companyAbility, officerAbility } from '../../text/effects.ts';
import { amounts, companyText, goods, listed, officerText, sideText } from '../../text/names.ts';
import { constructionWords } from '../describe.ts';
import { Engineers, Standing } from '../panels/actions.tsx';
import { Effects } from '../pieces/effects.tsx';
import { Sign } from '../pieces/glyphs.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { Tile } from '../pieces/tile.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { Rows } from './rows.tsx';
import { Wheel } from './wheel.tsx';

interface OnMat {
  readonly player: Player;
  readonly seat: Seat;
  /** Whether its pieces answer: only on the mat of who looks. */
  readonly answers: boolean;
}

interface OfSeat {
  readonly seat: Seat;
}

/** All that shows of a seat's company and officer. */
function abilityLooks({ view }: ReturnType<typeof useTable>, { seat }: OfSeat): readonly unknown[] {
  const player = playerOf(view, seat);
  return [player.company, player.officer, player.copied, at(player.built, STRUCTURES.indexOf('powerhouse')), abilityOf(player) !== undefined];
}

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

/** The card of a company's ability: what it does, and whether it is active or how many powerhouses are built for it. */
function useAbility(player: Player) {
  const say = useSay();
  const active = abilityOf(player) !== undefined;
  const built = at(player.built, STRUCTURES.indexOf('powerhouse'));
  const words = say(companyAbility(player.company));
  const state = active ? say('barrage.board.abilityActive') : say('barrage.board.abilityWaits', { built, needed: ABILITY_FROM });
  const title = `${say(companyText(companyWord(player.company)))}: ${state}`;
  const about = useAbout(() => ({ title, lines: [words], rule: 'BAR-INC-05' }));
  return { about, active, built, words, state };
}

/** A company's ability in short: its sign, and the powerhouses that it still needs. */
const AbilityChip = keptPart(abilityLooks, function AbilityChip({ seat }: OfSeat) {
  const player = playerOf(useTable().view, seat);
  const { about, active, built, words, state } = useAbility(player);
  return (
    <span className="ability-chip" data-active={active} role="img" aria-label={`${state}: ${words}`} {...about}>
      <Effects effects={COMPANY_BOARDS[player.company]?.ability ?? []} size={13} />
      <AbilityState active={active} built={built} />
    </span>
  );
});

/** A check where the ability is active, else the powerhouses built of those needed. */
const AbilityState = ({ active, built }: { readonly active: boolean; readonly built: number }) => (
  <b className="ability-state" aria-hidden="true">
    {active ? (
      '✓'
    ) : (
      <>
        <Sign name="powerhouse" size={12} />
        {`${built}/${ABILITY_FROM}`}
      </>
    )}
  </b>
);

const Officer = keptPart(abilityLooks, function Officer({ seat }: OfSeat) {
  const player = playerOf(useTable().view, seat);
  if (player.officer === EMPTY) return null;
  return <OfficerName officer={officerWord(player.copied === EMPTY ? player.officer : player.copied)} />;
});

/** An officer, whose card says the ability. */
function OfficerName({ officer }: { readonly officer: ReturnType<typeof officerWord> }) {
  const say = useSay();
  const about = useAbout(() => ({ title: say(officerText(officer)), lines: [say(officerAbility(officer))], rule: null }));
  return (
    <span className="officer" {...about}>
      <span className="officer-dot">{' · '}</span>
      <Portrait officer={officer} size={21} />
      {` ${say(officerText(officer))}`}
    </span>
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

/** Construction spaces, Mahiri Sekibo's spaces, and the tiles in supply. */
function Workbench({ player, seat, answers }: OnMat) {
  const say = useSay();
  const copies = player.officer !== EMPTY && officerWord(player.officer) === 'mahiri-sekibo';
  return (
    <div className="workbench" data-copies={copies}>
      <h3>{say('barrage.board.construction')}</h3>
      <div className="construction">
        {range(CONSTRUCTION_SPACES.length).map((i) => (
          <ConstructionSpace key={i} seat={seat} answers={answers} space={i} />
        ))}
      </div>
      {copies && (
        <>
          <div className="construction">
            {COPY_SIDES.map((side, i) => (
              <CopySpace key={side} seat={seat} answers={answers} space={i} />
            ))}
          </div>
          <Copyable copied={player.copied} />
        </>
      )}
      <h3>{say('barrage.board.tiles')}</h3>
      <div className="tiles" data-anchor={`tiles:${seat}`} data-says={`${say('barrage.board.tiles')}. ${say('barrage.how.tile')}`}>
        {members(player.tiles).map((tile) => (
          <Tile key={TILES[tile]} tile={tile} answers={answers} anchor={`tile:${TILES[tile]}:${seat}`} />
        ))}
      </div>
      <Abilities player={player} seat={seat} />
    </div>
  );
}

/** What company and officer can, and whether the company can already. Mahiri Sekibo has her list. */
const Abilities = ({ player, seat }: Pick<OnMat, 'player' | 'seat'>) =>
  player.company === EMPTY || !usesAbilities(player) ? null : <AbilityList seat={seat} />;

const AbilityList = keptPart(abilityLooks, function AbilityList({ seat }: OfSeat) {
  const say = useSay();
  const player = playerOf(useTable().view, seat);
  const { about, active, built, words, state } = useAbility(player);
  const officer = player.officer === EMPTY ? null : officerWord(player.officer);
  return (
    <ul className="abilities">
      <li data-active={active} {...about}>
        <span className="words-only">{`${state}: `}</span>
        <AbilityState active={active} built={built} />
        <span>{words}</span>
      </li>
      {officer === null || officer === 'mahiri-sekibo' ? null : <li>{say(officerAbility(officer))}</li>}
    </ul>
  );
});

/** The officers that Mahiri Sekibo may copy; the one of this turn stands out. */
const Copyable = keptPart(
  ({ view }) => [view.copyable],
  function Copyable({ copied }: { readonly copied: number }) {
    const { view } = useTable();
    const say = useSay();
    return (
      <ul className="copyable" aria-label={say('barrage.board.copyable')}>
        {view.copyable.map((officer) => {
          const word = officerWord(officer);
          return (
            <li key={word} data-now={officer === copied} data-says={`${say(officerText(word))}: ${say(officerAbility(word))}`}>
              <Portrait officer={word} size={18} />
              <span className="copyable-name">{say(officerText(word))}</span>
            </li>
          );
        })}
      </ul>
    );
  },
);

interface SpaceProps extends Omit<OnMat, 'player'> {
  readonly space: number;
}

const ConstructionSpace = keptPart(
  ({ view }, { seat }) => [playerOf(view, seat).constructions],
  function ConstructionSpace({ seat, answers, space }: SpaceProps) {
    const { view, props } = useTable();
    const player = playerOf(view, seat);
    const say = useSay();
    const words = say(constructionWords(player, space, seat));
    const { engineers, redFee } = CONSTRUCTION_SPACES[space] ?? { engineers: 0, redFee: 0 };
    const used = space < player.constructions;
    const piece = usePiece('construct', words, answers && space === Math.min(3, player.constructions));
    return (
      <span
        className="space"
        data-red={redFee > 0}
        data-taken={used}
        data-engineers={engineers}
        data-anchor={`construct:${seat}:${space + 1}`}
        {...piece}
      >
        {used ? <Standing seat={seatInfo(props.seats, seat)} count={engineers} size={16} /> : <Engineers count={engineers} />}
      </span>
    );
  },
);

const CopySpace = keptPart(
  ({ view }, { seat }) => [playerOf(view, seat).copies],
  function CopySpace({ seat, answers, space: number }: SpaceProps) {
    const { view, props } = useTable();
    const player = playerOf(view, seat);
    const say = useSay();
    const side = COPY_SIDES[number] ?? 'left';
    const { engineers, redFee } = COPY_SPACES[number] ?? { engineers: 0, redFee: 0 };
    const words = say('barrage.board.copySpace', { side: sideText(side) });
    const piece = usePiece(`copy:${side}`, words, answers);
    return (
      <span className="space" data-red={redFee > 0} data-taken={has(player.copies, number)} {...piece}>
        {has(player.copies, number) ? <Standing seat={seatInfo(props.seats, seat)} count={engineers} size={16} /> : <Engineers count={engineers} />}
        <Sign name="copied" size={12} />
      </span>
    );
  },
);
