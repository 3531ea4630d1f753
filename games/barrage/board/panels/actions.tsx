import { Panel, Pawn, range, type SeatInfo, SeatMark, seatInfo, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { memo } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import { EMPTY, MANAGEMENT_SPACES, type Section, SPACES, spacesOf } from '../../rules/index.ts';
import { say as how, sectionText } from '../../text/names.ts';
import { useHow } from '../about.ts';
import { spaceWords } from '../describe.ts';
import { Effects } from '../pieces/effects.tsx';
import { Sign, Worth } from '../pieces/glyphs.tsx';
import { SectionScene } from '../pieces/scenes.tsx';
import { Tile } from '../pieces/tile.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { type ActionRow, actionRows } from './action-rows.ts';
import { Offices, useOpenOffice } from './offices.tsx';

/** The sections side by side, as they stand on the board. */
const COLUMNS: readonly (readonly Section[])[] = [
  ['turbine', 'water'],
  ['workshop', 'machineryShop', 'contractOffice'],
];

/** The action board: section by section, row by row, with a space to the left and to the right of what it does. */
export function Actions() {
  const { view, targets } = useTable();
  const say = useSay();
  // while a space is asked for, those that cannot be used step back
  const asked = SPACES.some((space) => targets.has(`space:${space}`));
  const rows = useMemo(() => actionRows(spacesOf(view)), [view]);
  const patents = rows.filter(({ section }) => section === 'patentOffice');
  const [open, show] = useOpenOffice();
  return (
    // on a phone it scrolls, and keys must reach what lies below
    <Panel
      data-area="actions"
      tab="actions"
      className="actions on-paper"
      data-asked={asked}
      data-open={open ?? 'none'}
      label={say('barrage.board.actions')}
      tabindex={0}
    >
      <Offices open={open} show={show} />
      {COLUMNS.map((sections, i) => (
        <div key={sections.join()} className="actions-column">
          {sections.map((section) => (
            <Rows key={section} section={section} rows={rows.filter((row) => row.section === section)} />
          ))}
          {i === 0 && <Bank />}
        </div>
      ))}
      {patents.length > 0 && <Patents rows={patents} />}
    </Panel>
  );
}

const Rows = keptPart(
  () => [],
  function Rows({ section, rows }: { readonly section: Section; readonly rows: readonly ActionRow[] }) {
    const say = useSay();
    const name = say(sectionText(section));
    return (
      <div className={`section section-${section}`} role="group" aria-label={name}>
        <h3>
          <SectionScene section={section} />
          {name}
        </h3>
        {rows.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </div>
    );
  },
);

const Row = memo(function Row({ row }: { readonly row: ActionRow }) {
  const { cost, effect } = MANAGEMENT_SPACES[row.spaces[0] ?? 0] ?? { cost: 0, effect: [] };
  const [left, right] = row.spaces;
  return (
    <div className="action-row">
      {left !== undefined && <Space space={left} />}
      <span className="action" aria-hidden="true">
        {cost > 0 && (
          <span className="price">
            <Worth name="credits" size={17}>
              {cost}
            </Worth>
            <i>›</i>
          </span>
        )}
        <Effects effects={effect} size={16} />
      </span>
      {right !== undefined && <Space space={right} />}
    </div>
  );
});

/** One action space: the engineers it needs on red where it costs a fee, or who stands there. */
const Space = keptPart(
  ({ view }, { space }) => [at(view.spaces, space)],
  function Space({ space }: { readonly space: number }) {
    const { view, props } = useTable();
    const say = useSay();
    const { engineers, redFee } = MANAGEMENT_SPACES[space] ?? { engineers: 0, redFee: 0 };
    const words = say(spaceWords(view, space));
    const name = `space:${SPACES[space]}`;
    const owner = at(view.spaces, space);
    const piece = usePiece(name, words, true, useHow()(words, [how('barrage.how.space')], 'BAR-ACT-02'));
    return (
      <span className="space" data-red={redFee > 0} data-taken={owner !== EMPTY} data-engineers={engineers} data-anchor={name} {...piece}>
        {owner === EMPTY ? <Engineers count={engineers} /> : <Standing seat={seatInfo(props.seats, owner)} count={engineers} size={18} />}
      </span>
    );
  },
);

/** The engineers that stand on a space, or in the plain look their player's mark. */
export function Standing({ seat, count, size }: { readonly seat: SeatInfo; readonly count: number; readonly size: number }) {
  if (!usePrinted()) return <SeatMark seat={seat} size={size} />;
  return (
    <span className="pawns">
      {range(count).map((i) => (
        <Pawn key={i} seat={seat} height={size + 5} />
      ))}
    </span>
  );
}

/** As many engineers as are needed. */
export const Engineers = ({ count }: { readonly count: number }) => range(count).map((i) => <Sign key={i} name="engineer" size={12} />);

/** The bank: as many engineers as are set there, one at first, go with one press. */
const Bank = keptPart(
  ({ props, targets }) => [props.decision, targets.get('bank')],
  function Bank() {
    const { targets, props } = useTable();
    const say = useSay();
    const words = `${say('barrage.board.bank')}: ${say('barrage.board.bankRule')}`;
    const moves = targets.get('bank') ?? [];
    const [set, setTo] = useState({ decision: props.decision, at: 0 });
    const at = set.decision === props.decision ? set.at : 0;
    const move = moves[at];
    const engineers = move?.kind === 'bank' ? move.engineers : 1;
    const step = (by: number, label: string, sign: string) => (
      <button
        type="button"
        className="space bank-step"
        aria-label={label}
        data-says={label}
        disabled={moves[at + by] === undefined}
        onClick={() => setTo({ decision: props.decision, at: at + by })}
      >
        {sign}
      </button>
    );
    const piece = usePiece('bank', words, move ?? true, useHow()(words, [how('barrage.how.bank')], 'BAR-BANK-01'));
    return (
      <div className="section section-bank" role="group" aria-label={say('barrage.board.bank')}>
        <h3>
          <SectionScene section="bank" />
          {say('barrage.board.bank')}
        </h3>
        <div className="action-row">
          <span className="space space-bank" data-anchor="bank" {...piece}>
            {engineers > 1 && <b>{engineers}</b>}
            <Sign name="engineer" size={13} />
          </span>
          <span className="action" aria-hidden="true">
            <Worth name="credits" size={17}>
              {engineers}
            </Worth>
          </span>
          {moves.length > 1 ? (
            <span className="bank-steps">
              {step(-1, say('barrage.board.bankLess'), '−')}
              {step(1, say('barrage.board.bankMore'), '+')}
            </span>
          ) : (
            <span className="space space-none" />
          )}
        </div>
      </div>
    );
  },
);

/** The patent office: the advanced tiles on offer above their spaces. */
const Patents = keptPart(
  ({ view }) => [view.patents],
  function Patents({ rows }: { readonly rows: readonly ActionRow[] }) {
    const { view } = useTable();
    const say = useSay();
    const cost = MANAGEMENT_SPACES[rows[0]?.spaces[0] ?? 0]?.cost ?? 0;
    return (
      <div className="section section-patentOffice" role="group" aria-label={say(sectionText('patentOffice'))}>
        <h3>
          <SectionScene section="patentOffice" />
          {say(sectionText('patentOffice'))}
          <Worth name="credits" size={17}>
            {cost}
          </Worth>
        </h3>
        <div className="action-row">
          {rows.map(({ row, spaces: [space = 0] }, i) => {
            const tile = at(view.patents, i);
            return (
              <span key={row} className="patent">
                <Space space={space} />
                {tile === EMPTY ? <span className="tile tile-gone" /> : <Tile tile={tile} answers={false} anchor={`patent:${i}`} />}
              </span>
            );
          })}
        </div>
      </div>
    );
  },
);
