import { SeatMark } from '@madang/board-kit';
import { has, members, type Seat, seatArgument } from '@madang/kernel';
import { CONSTRUCTION_SPACES, COPY_SIDES, COPY_SPACES, EMPTY, type Player, TILES } from '../rules/index.ts';
import { companyWord, officerWord } from '../rules/spelling.ts';
import { officerAbility } from '../text/effects.ts';
import { amounts, companyText, goods, officerText, say, sideText } from '../text/names.ts';
import { Engineers } from './actions.tsx';
import { constructionWords } from './describe.ts';
import { Sign } from './glyphs.tsx';
import { range } from './range.ts';
import { Rows } from './rows.tsx';
import { playerOf, seatInfo, usePiece, useTable } from './table.tsx';
import { Tile } from './tile.tsx';
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
  const player = playerOf(view, owner);
  return (
    <section className="own-mat" aria-label={props.say(say('barrage.board.mat', { name: seatArgument(owner) }))}>
      <MatHead player={player} seat={owner} answers={props.seat === owner} />
      <MatBody player={player} seat={owner} answers={props.seat === owner} />
    </section>
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
export function MatHead({ player, seat, answers }: OnMat) {
  const { props } = useTable();
  const info = seatInfo(props.seats, seat);
  return (
    <header className="mat-head">
      <SeatMark seat={info} size={20} />
      <strong className="mat-name">{info.name}</strong>
      {player.company !== EMPTY && (
        <span className="mat-company">
          {props.say(companyText(companyWord(player.company)))}
          <Officer player={player} />
        </span>
      )}
      {player.passed && <span className="mat-badge">{props.say(say('barrage.board.passed'))}</span>}
      <Goods player={player} seat={seat} answers={answers} />
    </header>
  );
}

function Officer({ player }: { readonly player: Player }) {
  const { props } = useTable();
  if (player.officer === EMPTY) return null;
  const officer = officerWord(player.copied === EMPTY ? player.officer : player.copied);
  return (
    <span className="officer" title={props.say(officerAbility(officer))}>
      {` · ${props.say(officerText(officer))}`}
    </span>
  );
}

/** Points, credits, machinery and engineers. */
export function Goods({ player, seat, answers }: OnMat) {
  const { props } = useTable();
  const { vp, credits, excavators, mixers, engineers, energy } = player;
  const words = props.say(amounts({ engineers, excavators, mixers, credits }));
  const machinery = usePiece('machinery', props.say(amounts({ excavators, mixers })), answers);
  return (
    <span className="goods">
      <span className="words-only">{`${words}, ${props.say(goods('energy', energy))}, ${props.say(goods('vp', vp))}`}</span>
      <span className="good" aria-hidden="true" title={props.say(goods('engineers', engineers))}>
        <Sign name="engineer" size={15} />
        <b>{engineers}</b>
      </span>
      <span className="good" data-anchor={`credits:${seat}`} aria-hidden="true" title={props.say(goods('credits', credits))}>
        <Sign name="credits" size={15} />
        <b>{credits}</b>
      </span>
      <span className="good machinery" data-anchor={`machinery:${seat}`} title={props.say(amounts({ excavators, mixers }))}>
        <span className="choose" {...machinery} />
        <Sign name="excavator" size={16} />
        <b aria-hidden="true">{excavators}</b>
        <Sign name="mixer" size={16} />
        <b aria-hidden="true">{mixers}</b>
      </span>
      <span className="good good-energy" aria-hidden="true" title={props.say(goods('energy', energy))}>
        <Sign name="energy" size={15} />
        <b>{energy}</b>
      </span>
      <span className="good vp" data-anchor={`vp:${seat}`} aria-hidden="true" title={props.say(goods('vp', vp))}>
        <Sign name="vp" size={16} />
        <b>{vp}</b>
      </span>
    </span>
  );
}

/** Construction spaces, Mahiri Sekibo's spaces, and the tiles in supply. */
function Workbench({ player, seat, answers }: OnMat) {
  const { props } = useTable();
  return (
    <div className="workbench">
      <h3>{props.say(say('barrage.board.construction'))}</h3>
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
      <h3>{props.say(say('barrage.board.tiles'))}</h3>
      <div className="tiles" data-anchor={`tiles:${seat}`}>
        {members(player.tiles).map((tile) => (
          <Tile key={TILES[tile]} tile={tile} answers={answers} anchor={`tile:${TILES[tile]}:${seat}`} />
        ))}
      </div>
    </div>
  );
}

/** The officers that Mahiri Sekibo may copy; the one of this turn stands out. */
function Copyable({ copied }: { readonly copied: number }) {
  const { view, props } = useTable();
  return (
    <ul className="copyable" aria-label={props.say(say('barrage.board.copyable'))}>
      {view.copyable.map((officer) => {
        const word = officerWord(officer);
        return (
          <li key={word} data-now={officer === copied} title={props.say(officerAbility(word))}>
            <Sign name="copied" size={11} />
            {props.say(officerText(word))}
          </li>
        );
      })}
    </ul>
  );
}

function ConstructionSpace({ player, seat, answers, space }: OnMat & { readonly space: number }) {
  const { props } = useTable();
  const words = props.say(constructionWords(player, space, seat));
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
      title={words}
      {...piece}
    >
      {used ? <SeatMark seat={seatInfo(props.seats, seat)} size={16} /> : <Engineers count={engineers} />}
    </span>
  );
}

function CopySpace({ player, seat, answers, number }: OnMat & { readonly number: number }) {
  const { props } = useTable();
  const side = COPY_SIDES[number] ?? 'left';
  const { engineers, redFee } = COPY_SPACES[number] ?? { engineers: 0, redFee: 0 };
  const words = props.say(say('barrage.board.copySpace', { side: sideText(side) }));
  const piece = usePiece(`copy:${side}`, words, answers);
  return (
    <span className="space" data-red={redFee > 0} data-taken={has(player.copies, number)} title={words} {...piece}>
      {has(player.copies, number) ? <SeatMark seat={seatInfo(props.seats, seat)} size={16} /> : <Engineers count={engineers} />}
      <Sign name="copied" size={12} />
    </span>
  );
}
