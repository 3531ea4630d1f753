import { inSentences } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { at, has, playerOf, type Seat } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import type { Area } from '../../components/words.ts';
import { EMPTY, HIDDEN, type Player, RESEARCH, ROWS, type Row, type SiberiaMove, TILE } from '../../rules/index.ts';
import { readyRows } from '../../rules/rounds/personal-board.ts';
import { isVain } from '../../rules/sense/vain.ts';
import { areaText, say as how } from '../../text/names.ts';
import { ROW_ACTIONS, useHow } from '../about.ts';
import { areaWords } from '../describe.ts';
import { Counter, RowGlyph, Tile } from '../pieces/glyphs.tsx';
import { keptPart, useAimed, usePiece, useSay, useTable } from '../table.tsx';

interface MatPart {
  readonly player: Player;
  readonly seat: Seat;
  /** Whether it answers: the acting seat's own mat on the board. */
  readonly answers: boolean;
}

/** The ten rows of a mat: five persons, five resources. */
export function Rows({ seat, answers }: MatPart) {
  const comingOf = useComing(answers);
  const vain = useVain(answers);
  return (
    <div className="rows">
      {ROWS.map((row, index) => (
        <RowCell key={row} row={row} index={index} seat={seat} answers={answers} coming={comingOf(row)} vain={vain.includes(row)} />
      ))}
    </div>
  );
}

interface RowProps extends Omit<MatPart, 'player'> {
  readonly row: Row;
  readonly index: number;
  readonly coming: Coming;
  /** It can be performed, and would bring nothing. */
  readonly vain: boolean;
}

const spacesOf = ({ spaces }: Player, index: number): readonly number[] => [2 * index, 2 * index + 1].map((space) => at(spaces, space));

/** All that shows of a row beside what would come there. */
const rowLooks = (player: Player, index: number, isSelling: boolean): readonly unknown[] => [
  ...[areaWords(player, index), has(readyRows(player), index), spacesOf(player, index), isSelling],
];

const RowCell = keptPart(
  ({ view, sale }, { row, index, seat }) => rowLooks(playerOf(view, seat), index, sale?.resource === row),
  function RowCell({ row, index, seat, answers, coming, vain }: RowProps) {
    const { view, sale } = useTable();
    const player = playerOf(view, seat);
    const say = useSay();
    const plain = say(areaWords(player, index));
    const words = vain ? inSentences([plain, say('siberia.board.vain')]) : plain;
    const [does, rule] = ROW_ACTIONS[row];
    const piece = usePiece(`area:${row}`, words, answers, useHow()(words, [does, how('siberia.how.row')], rule));
    const ready = has(readyRows(player), index);
    const spaces = spacesOf(player, index);
    return (
      <div
        className="row-cell"
        data-anchor={`mat:${seat}:${row}`}
        data-ready={ready}
        data-vain={vain}
        data-selling={answers && sale?.resource === row}
        {...piece}
      >
        <RowGlyph row={row} size={22} />
        <span className="row-name">{say(areaText(row))}</span>
        <span className="spaces">
          {inPlace(spaces, (thing, space) => (
            <Space thing={thing} row={row} coming={coming !== null && space === spaces.indexOf(EMPTY) ? coming : null} />
          ))}
        </span>
      </div>
    );
  },
);

/** The rows and the research that are offered although they would change nothing (SIB-ACT-09). */
function useVain(answers: boolean): readonly Area[] {
  const { view, props } = useTable();
  const { decision } = props;
  return useMemo(() => {
    if (!answers || !decision) return [];
    return decision.moves.flatMap((move) => (move.kind === 'perform' && isVain(view, decision.seat, move) ? [move.area] : []));
  }, [answers, decision, view]);
}

/** What would lie in a row's free space: the tile that may be taken for it (faint), or that is pointed at, also before its row is performed. */
function useComing(answers: boolean): (row: Row) => Coming {
  const { props } = useTable();
  const aimed = useAimed();
  return (row) => {
    if (!answers) return null;
    const isTile = (move: SiberiaMove): boolean => move.kind === 'invest' && move.row === row;
    if (aimed && isTile(aimed.move)) return 'pointed';
    return props.decision?.moves.some(isTile) ? 'offered' : null;
  };
}

type Coming = 'offered' | 'pointed' | null;

interface SpaceProps {
  readonly thing: number;
  readonly row: Row;
  readonly coming: Coming;
}

/** One of a row's two spaces: free, a counter, or the row's tile; a free one may show the tile that would come. */
function Space({ thing, row, coming }: SpaceProps) {
  if (thing === EMPTY && coming)
    return (
      <span className="space space-coming" data-coming={coming} aria-hidden="true">
        <Tile row={row} height={26} />
      </span>
    );
  if (thing === EMPTY) return <span className="space space-free" />;
  return <span className="space">{thing === TILE ? <Tile row={row} height={26} /> : <Counter counter={thing} width={34} />}</span>;
}

/** The research area: any number of counters; while research runs, those still to be used. */
export function Research({ player, seat, answers }: MatPart) {
  const { props, view } = useTable();
  const say = useSay();
  const top = view.agenda.at(-1);
  const asked = props.decision?.task ?? top;
  const left = asked?.task === 'research' && asked.seat === seat ? researchLeft(asked) : player.research;
  const vain = useVain(answers).includes('research');
  const plain = say(areaWords(player, RESEARCH));
  const words = vain ? inSentences([plain, say('siberia.board.vain')]) : plain;
  const piece = usePiece('area:research', words, answers, useHow()(words, [how('siberia.how.research')], 'SIB-RESEARCH-03'));
  return (
    <div className="research" data-anchor={`mat:${seat}:research`} data-vain={vain} {...piece}>
      <span className="research-name">{say(areaText('research'))}</span>
      <span className="research-counters">
        {inPlace(left, (counter) => (
          <Counter counter={counter === HIDDEN ? -1 : counter} width={34} />
        ))}
      </span>
    </div>
  );
}

/** The counters that a running research has still to use. */
const researchLeft = (task: object): readonly number[] =>
  'left' in task && Array.isArray(task.left) ? task.left.filter((counter): counter is number => typeof counter === 'number') : [];
