import { inSentences, Medal, Panel, range, SeatMark, seatInfo, usePrinted } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import type { CSSProperties } from 'preact/compat';
import { BONUS, BONUS_TILES, ENERGY_MAX, energyIncome, OBJECTIVE_TILES, objectiveCount, SECTION } from '../../rules/index.ts';
import { bonusLine } from '../../text/effects.ts';
import { bonusShortText, objectiveText, seatList } from '../../text/names.ts';
import type { SignName } from '../pieces/effect-signs.ts';
import { Sign } from '../pieces/glyphs.tsx';
import { keptPart, useSay, useTable } from '../table.tsx';
import { energyCell } from './energy-cell.ts';

const ENERGIES = range(ENERGY_MAX + 1);

/** The energy track: the markers, what each energy pays, each round's bonus tile up to the energy that earns it whole; the objective. */
export function Track() {
  const { view } = useTable();
  const say = useSay();
  const now = say('barrage.board.bonusNow', { energy: view.round * SECTION });
  return (
    <Panel tab="track" className="track on-brass" label={say('barrage.board.energyTrack')}>
      <div className="track-head">
        <strong>{view.round === 0 ? say('barrage.board.setup') : say('barrage.board.round', { round: view.round })}</strong>
        <Order />
        {view.round > 0 && <span className="words-only">{now}</span>}
      </div>
      <Cells />
      <Bonuses />
      <Objective />
    </Panel>
  );
}

/** The seats in turn order; who has passed is faint. */
const Order = keptPart(
  ({ view }) => [view.order, view.players.map(({ passed }) => passed)],
  function Order() {
    const { view, props } = useTable();
    const say = useSay();
    const words = say('barrage.describe.order', { order: seatList(view.order) });
    return (
      <span className="order" role="img" aria-label={words} data-says={words}>
        {view.order.map((seat) => (
          <span key={seat} data-passed={playerOf(view, seat).passed}>
            <SeatMark seat={seatInfo(props.seats, seat)} size={13} />
          </span>
        ))}
      </span>
    );
  },
);

const Cells = keptPart(
  ({ view }) => [view.round, view.players.map(({ energy }) => energy), energyIncome(view, 0)],
  function Cells() {
    const { view, props } = useTable();
    const printed = usePrinted();
    const say = useSay();
    return (
      <ol className="cells">
        {ENERGIES.map((energy) => {
          const here = props.seats.filter(({ seat }) => energyCell(view.players[seat]?.energy ?? 0).cell === energy);
          const { credits } = energyIncome(view, energy);
          const more = energy === 0 || credits !== energyIncome(view, energy - 1).credits;
          const words = inSentences([
            say('barrage.board.creditsAt', { energy, credits }),
            ...(energy === 0 ? [say('barrage.board.noEnergyHow', { vp: -energyIncome(view, 0).vp })] : []),
            ...here.map(({ seat, name }) => say('barrage.board.energyOf', { name, energy: view.players[seat]?.energy ?? 0 })),
          ]);
          return (
            <li
              key={energy}
              className="cell"
              data-goal={energy > 0 && energy === view.round * SECTION}
              data-mark={energy % SECTION === 0}
              data-anchor={`energy:${energy}`}
              data-says={inSentences([words, say('barrage.how.energy')])}
            >
              <span className="cell-number">{energy}</span>
              {more && <span className="cell-credits">{credits}</span>}
              <span className="markers" data-count={here.length}>
                {here.map((seat) => (
                  <span key={seat.seat} data-anchor={`marker:${seat.seat}`}>
                    {printed ? <Medal seat={seat} size={20} /> : <SeatMark seat={seat} size={16} />}
                    <Beyond energy={view.players[seat.seat]?.energy ?? 0} />
                  </span>
                ))}
              </span>
              {(more || here.length > 0) && <span className="words-only">{words}</span>}
            </li>
          );
        })}
      </ol>
    );
  },
);

/** What a marker counts beside its cell, once it has passed the track's end. */
function Beyond({ energy }: { readonly energy: number }) {
  const { beyond } = energyCell(energy);
  return beyond > 0 && <i className="marker-beyond" aria-hidden="true">{`+${beyond}`}</i>;
}

const BONUS_SIGNS: Readonly<Record<(typeof BONUS)[keyof typeof BONUS]['per'], SignName>> = {
  contract: 'contract',
  powerhouse: 'powerhouse',
  base: 'base',
  conduit: 'conduit',
  elevation: 'elevation',
  'advanced-tile': 'patent',
};

/** Tells the style sheet in which round's column a bonus tile lies. */
const roundColumn = (round: number): CSSProperties & Readonly<Record<'--round', number>> => ({ '--round': round });

const Bonuses = keptPart(
  ({ view }) => [view.bonus, view.round],
  function Bonuses() {
    const { view } = useTable();
    const say = useSay();
    return (
      <ol className="bonuses">
        {view.bonus.map((tile, i) => {
          const word = BONUS_TILES[tile];
          if (word === undefined) return null;
          const round = i + 1;
          const words = say('barrage.board.bonusOfRound', { round, tile: bonusLine(word) });
          return (
            <li
              key={word}
              className="bonus"
              data-now={round === view.round}
              data-past={round < view.round}
              style={roundColumn(round)}
              data-says={inSentences([words, say('barrage.how.bonus', { energy: SECTION * round })])}
              data-anchor={`bonus:${round}`}
            >
              <span className="words-only">{words}</span>
              <span aria-hidden="true">{round}</span>
              <Counted word={word} />
              <b aria-hidden="true">{`×${BONUS[word].vp}`}</b>
              <Sign name="vp" size={14} />
              <small aria-hidden="true">
                <Sign name="energy" size={12} />
                {`${SECTION * round}+`}
              </small>
            </li>
          );
        })}
      </ol>
    );
  },
);

/** What a bonus tile counts, as a sign and by a short name: the style sheet shows the name where there is room. */
function Counted({ word }: { readonly word: keyof typeof BONUS }) {
  const name = useSay()(bonusShortText(word));
  return (
    <span className="bonus-counted" aria-hidden="true">
      <Sign name={BONUS_SIGNS[BONUS[word].per]} size={16} />
      <span className="bonus-name">{name}</span>
    </span>
  );
}

/** The objective, and how far each has come. */
const Objective = keptPart(
  ({ view, props }) => [view.objective, props.seats.map(({ seat }) => objectiveCount(view, seat, view.objective))],
  function Objective() {
    const { view, props } = useTable();
    const say = useSay();
    const word = OBJECTIVE_TILES[view.objective];
    if (word === undefined) return null;
    const counts = props.seats.map((seat) => ({ seat, count: objectiveCount(view, seat.seat, view.objective) }));
    const text = say(objectiveText(word));
    return (
      <div
        className="objective"
        data-anchor="objective"
        data-says={inSentences([`${say('barrage.board.objective')}: ${text}`, say('barrage.how.objective')])}
      >
        <span className="objective-text">{text}</span>
        <span className="objective-counts">
          {counts.map(({ seat, count }) => (
            <span key={seat.seat} className="objective-count" data-says={say('barrage.board.objectiveOf', { name: seat.name, count })}>
              <SeatMark seat={seat} size={13} />
              <b>{count}</b>
            </span>
          ))}
        </span>
      </div>
    );
  },
);
