import { inSentences, range, seatInfo } from '@madang/board-kit';
import { has, members, playerOf, type Seat } from '@madang/kernel';
import { CONSTRUCTION_SPACES, COPY_SIDES, COPY_SPACES, EMPTY, type Player, TILES } from '../../rules/index.ts';
import { officerWord } from '../../rules/spelling.ts';
import { sideText } from '../../text/names.ts';
import { constructionWords } from '../describe.ts';
import { Engineers, Standing } from '../panels/actions.tsx';
import { Sign } from '../pieces/glyphs.tsx';
import { Tile } from '../pieces/tile.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { Abilities, Copyable } from './abilities.tsx';

/** The mat of a seat, on the board or in a dialog. */
export interface OnMat {
  readonly player: Player;
  readonly seat: Seat;
  /** Whether its pieces answer: only on the mat of who looks. */
  readonly answers: boolean;
}

/** Construction spaces, Mahiri Sekibo's spaces, and the tiles in supply. */
export function Workbench({ player, seat, answers }: OnMat) {
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
      <div className="tiles" data-anchor={`tiles:${seat}`} data-says={inSentences([say('barrage.board.tiles'), say('barrage.how.tile')])}>
        {members(player.tiles).map((tile) => (
          <Tile key={TILES[tile]} tile={tile} answers={answers} anchor={`tile:${TILES[tile]}:${seat}`} />
        ))}
      </div>
      <Abilities player={player} seat={seat} />
    </div>
  );
}

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
