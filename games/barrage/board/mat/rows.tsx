import { Card, inSentences, range, seatInfo, usePrinted } from '@madang/board-kit';
import { at, playerOf, type Seat } from '@madang/kernel';
import {
  ABILITY_FROM,
  COMPANY_BOARDS,
  type Effect,
  INCOME_ROWS,
  INCOME_STEPS,
  PIECES,
  type Player,
  PRODUCTION_BONUS,
  STRUCTURES,
  type Structure,
} from '../../rules/index.ts';
import { companyAbility, effectsText } from '../../text/effects.ts';
import { structureText } from '../../text/names.ts';
import { Effects } from '../pieces/effects.tsx';
import { Sign } from '../pieces/glyphs.tsx';
import { PieceModel } from '../pieces/models.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';

interface RowsProps {
  readonly seat: Seat;
  readonly answers: boolean;
}

/** The four rows of a company: pieces still here, and the incomes under them, covered or not. */
export const Rows = ({ seat, answers }: RowsProps) => (
  <div className="rows">
    {STRUCTURES.map((structure, i) => (
      <Row key={structure} seat={seat} answers={answers} structure={structure} all={at(PIECES, i)} />
    ))}
  </div>
);

interface RowProps extends RowsProps {
  readonly structure: Structure;
  readonly all: number;
}

const builtOf = ({ built }: Player, structure: Structure): number => at(built, STRUCTURES.indexOf(structure));

/** All that shows of a row. */
const rowLooks = (player: Player, structure: Structure): readonly unknown[] => [player.company, builtOf(player, structure)];

const Row = keptPart(
  ({ view }, { seat, structure }) => rowLooks(playerOf(view, seat), structure),
  function Row({ seat, answers, structure, all }: RowProps) {
    const { view, props } = useTable();
    const player = playerOf(view, seat);
    const built = builtOf(player, structure);
    const say = useSay();
    const income = incomesOf(player.company, structure);
    const words = inSentences([
      say('barrage.board.piecesOf', { structure: structureText(structure), left: all - built, all }),
      ...income.flatMap(({ count, effects }) =>
        count > built
          ? [say('barrage.board.incomeAt', { count, structure: structureText(structure), income: effectsText(effects) })]
          : [say('barrage.board.incomeUncovered', { income: effectsText(effects) })],
      ),
      ...(structure === 'powerhouse' ? powerhouseWords(player, say) : []),
    ]);
    const piece = usePiece(`row:${structure}`, words, answers);
    const owner = seatInfo(props.seats, seat);
    const printed = usePrinted();
    return (
      <Card piece={piece} className="row" data-anchor={`row:${structure}:${seat}`}>
        {range(all).map((i) => {
          const count = i + 1;
          const gone = count <= built;
          const effects = income.find((one) => one.count === count)?.effects ?? [];
          return (
            <span key={count} className="slot" data-gone={gone} data-income={effects.length > 0 || structure === 'powerhouse'}>
              {!gone && (
                <span className="slot-piece" style={{ color: owner.colour }}>
                  {printed ? <PieceModel structure={structure} seat={owner} width={30} /> : <Sign name={structure} size={18} />}
                </span>
              )}
              <Effects effects={effects} size={signSize(gone)} />
              {structure === 'powerhouse' && <PowerhouseStep player={player} count={count} gone={gone} />}
            </span>
          );
        })}
      </Card>
    );
  },
);

/** An uncovered income has its space for itself. */
const signSize = (gone: boolean): number => (gone ? 18 : 13);

/** What the third and the other powerhouses give: the company's ability, a bonus for every production. */
function PowerhouseStep({ player, count, gone }: { readonly player: Player; readonly count: number; readonly gone: boolean }) {
  const bonus = at(PRODUCTION_BONUS, count);
  return (
    <>
      {count === ABILITY_FROM ? (
        <Effects effects={COMPANY_BOARDS[player.company]?.ability ?? []} size={signSize(gone)} />
      ) : (
        bonus > 0 && (
          <span className="effects" aria-hidden="true">
            <span className="effect">
              <Sign name="energy" size={signSize(gone)} />
              <b>{`+${bonus}`}</b>
            </span>
          </span>
        )
      )}
    </>
  );
}

const incomesOf = (company: number, structure: Structure): readonly { readonly count: number; readonly effects: readonly Effect[] }[] => {
  const row = INCOME_ROWS.find((one) => one === structure);
  const income = row && COMPANY_BOARDS[company]?.income[row];
  return income ? INCOME_STEPS.map((count) => ({ count, effects: income[count] })) : [];
};

const powerhouseWords = (player: Player, say: ReturnType<typeof useSay>): readonly string[] => [
  say('barrage.board.productionBonus', { bonus: at(PRODUCTION_BONUS, builtOf(player, 'powerhouse')) }),
  `${say('barrage.board.abilityFrom')}: ${say(companyAbility(player.company))}`,
];
