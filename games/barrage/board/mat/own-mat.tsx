import { Badge, Card, MatHead, Panel, range, seatInfo } from '@madang/board-kit';
import { has, members, playerOf, type Seat, seatArgument } from '@madang/kernel';
import { abilityOf } from '../../rules/company/company.ts';
import { ABILITY_FROM, CONSTRUCTION_SPACES, COPY_SIDES, COPY_SPACES, EMPTY, type Player, TILES } from '../../rules/index.ts';
import { companyWord, officerWord } from '../../rules/spelling.ts';
import { companyAbility, officerAbility } from '../../text/effects.ts';
import { amounts, companyText, goods, listed, officerText, sideText } from '../../text/names.ts';
import { constructionWords } from '../describe.ts';
import { Engineers, Standing } from '../panels/actions.tsx';
import { Sign } from '../pieces/glyphs.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { Tile } from '../pieces/tile.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';
import { Rows } from './rows.tsx';
import { Wheel } from './wheel.tsx';

interface OnMat {
  readonly player: Player;
  readonly seat: Seat;
  /** Whether its pieces answer: only on the mat of who looks. */
  readonly answers: boolean;
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
    <Wheel {...mat} />
    <Workbench {...mat} />
    <Rows {...mat} />
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
          <Officer player={player} />
        </span>
      )}
      {player.passed && <Badge>{say('barrage.board.passed')}</Badge>}
      <Goods player={player} seat={seat} answers={answers} />
    </MatHead>
  );
}

function Officer({ player }: { readonly player: Player }) {
  const say = useSay();
  if (player.officer === EMPTY) return null;
  const officer = officerWord(player.copied === EMPTY ? player.officer : player.copied);
  return (
    <span className="officer" data-says={say(officerAbility(officer))}>
      {' · '}
      <Portrait officer={officer} size={21} />
      {` ${say(officerText(officer))}`}
    </span>
  );
}

/** Points, credits, machinery and engineers. */
export function Goods({ player, seat, answers }: OnMat) {
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
      <span className="good vp" data-anchor={`vp:${seat}`} aria-hidden="true" data-says={say(goods('vp', vp))}>
        <Sign name="vp" size={16} />
        <b>{vp}</b>
      </span>
    </span>
  );
}

/** Construction spaces, Mahiri Sekibo's spaces, and the tiles in supply. */
function Workbench({ player, seat, answers }: OnMat) {
  const say = useSay();
  return (
    <div className="workbench">
      <h3>{say('barrage.board.construction')}</h3>
      <div className="construction">
        {range(CONSTRUCTION_SPACES.length).map((i) => (
          <ConstructionSpace key={i} player={player} seat={seat} answers={answers} space={i} />
        ))}
      </div>
      {player.officer !== EMPTY && officerWord(player.officer) === 'mahiri-sekibo' && (
        <>
          <div className="construction">
            {COPY_SIDES.map((side, i) => (
              <CopySpace key={side} player={player} seat={seat} answers={answers} number={i} />
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
      <Abilities player={player} />
    </div>
  );
}

/** What company and officer can; the company's is faint until enough powerhouses are built. Mahiri Sekibo has her list. */
function Abilities({ player }: { readonly player: Player }) {
  const say = useSay();
  if (player.company === EMPTY) return null;
  const active = abilityOf(player) !== undefined;
  const officer = player.officer === EMPTY ? null : officerWord(player.officer);
  const words = say(companyAbility(player.company));
  return (
    <ul className="abilities">
      <li data-active={active} data-says={active ? words : `${say('barrage.board.abilityFrom')}: ${words}`}>
        {active ? null : (
          <>
            <span className="words-only">{`${say('barrage.board.abilityFrom')}: `}</span>
            <span aria-hidden="true">
              <Sign name="powerhouse" size={12} />
              {`×${ABILITY_FROM}: `}
            </span>
          </>
        )}
        {words}
      </li>
      {officer === null || officer === 'mahiri-sekibo' ? null : <li>{say(officerAbility(officer))}</li>}
    </ul>
  );
}

/** The officers that Mahiri Sekibo may copy; the one of this turn stands out. */
function Copyable({ copied }: { readonly copied: number }) {
  const { view } = useTable();
  const say = useSay();
  return (
    <ul className="copyable" aria-label={say('barrage.board.copyable')}>
      {view.copyable.map((officer) => {
        const word = officerWord(officer);
        return (
          <li key={word} data-now={officer === copied} data-says={say(officerAbility(word))}>
            <Portrait officer={word} size={18} />
            {say(officerText(word))}
          </li>
        );
      })}
    </ul>
  );
}

function ConstructionSpace({ player, seat, answers, space }: OnMat & { readonly space: number }) {
  const { props } = useTable();
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
}

function CopySpace({ player, seat, answers, number }: OnMat & { readonly number: number }) {
  const { props } = useTable();
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
}
