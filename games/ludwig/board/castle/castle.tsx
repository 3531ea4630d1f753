import { BoardMap, RuleLink, SeatMark, seatInfo, useSpoken } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { playerOf, type Seat } from '@madang/kernel';
import { Crown } from '../market/crown.tsx';
import { Miniature } from '../rooms/miniature.tsx';
import { keptPart, pointsOf, useLive, useSay, useTable } from '../table.tsx';
import { Sheet } from './sheet.tsx';
import type { Placing } from './use-placing.ts';

interface CastleProps {
  /** The tile that is placed in the castle shown. */
  readonly placing: Placing | null;
  /** How many times larger the castles to choose from are on a large board. */
  readonly grow: number;
  /** Pixels at the foot that something covers. */
  readonly covered: number;
}

/** Pixels a unit of a castle at most; more on a large board. */
const LARGEST_UNIT = 34;

/** Below this width the row of castles has no pictures, and makes room for a tile that is placed. */
const NARROW = 560;

/** Room for the row of castles, in pixels. */
const headIn = (width: number, placing: boolean, grow: number): number => (placing && width < NARROW ? 0 : 48 * grow);

/** The castle that is seen large, with what is placed in it; the others as small pictures that open. */
export function Castle({ placing, grow, covered }: CastleProps) {
  const { shown, props, view } = useTable();
  const say = useSay();
  const name = seatInfo(props.seats, shown).name;
  return (
    <section className="castle" aria-label={say('castleOf', { name })} data-anchor={`castle:${shown}`} data-placing={placing !== null}>
      <BoardMap scene={`${shown} ${view.round}`}>
        {(size) => (
          <Sheet
            size={size}
            placing={placing}
            largest={LARGEST_UNIT * grow}
            head={view.players.length > 1 ? headIn(size.width, placing !== null, grow) : 0}
            foot={covered}
          />
        )}
      </BoardMap>
      {view.players.length > 1 && <Castles />}
      <Notice />
    </section>
  );
}

/** The castles to choose from. */
function Castles() {
  const { view } = useTable();
  const say = useSay();
  return (
    <fieldset className="castles" aria-label={say('castles')}>
      {inPlace(view.players, (_, seat) => (
        <CastleButton seat={seat} />
      ))}
    </fieldset>
  );
}

const CastleButton = keptPart(
  ({ view, shown }, { seat }) => [view.builder === seat, shown === seat, playerOf(view, seat).castle.tiles, pointsOf(view, seat)],
  function CastleButton({ seat }: { readonly seat: Seat }) {
    const { view, props, shown } = useTable();
    const live = useLive();
    const say = useSay();
    const { castle } = playerOf(view, seat);
    const points = pointsOf(view, seat);
    const info = seatInfo(props.seats, seat);
    const words = say('castlePoints', { name: info.name, points });
    return (
      <button type="button" className="castle-button" aria-current={shown === seat} data-says={words} onClick={() => live.current.show(seat)}>
        <span className="words-only">{view.builder === seat ? `${words} · ${say('builderShort')}` : words}</span>
        {view.builder === seat && <Crown anchor="builder" />}
        <Miniature tiles={castle.tiles} width={54} height={34} />
        <SeatMark seat={info} size={14} />
        <b aria-hidden="true">{points}</b>
      </button>
    );
  },
);

/** Why what was pressed is not possible; a press takes it away. */
function Notice() {
  const { notice, notify } = useTable();
  useSpoken(notice?.why ?? null);
  return (
    <div className="notice-place">
      {notice && (
        <div className="notice">
          <button type="button" onClick={() => notify(null)}>
            {notice.why}
          </button>
          <RuleLink rule={notice.rule} />
        </div>
      )}
    </div>
  );
}
