import { BoardMap, InBar, RuleLink, SeatMark, type Size, seatInfo, useSpoken } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { Seat } from '@madang/kernel';
import { Crown } from '../market/crown.tsx';
import { keptPart, pointsOf, useLive, useSay, useTable } from '../table.tsx';
import { Turns } from './dock.tsx';
import { Sheet } from './sheet.tsx';
import type { Placing, Turning } from './use-placing.ts';

interface CastleProps {
  /** The tile that is placed in the castle shown. */
  readonly placing: Placing | null;
  /** A tile was laid and waits to be confirmed: nothing moves. */
  readonly laid: boolean;
  /** The laid tile while it can be turned. */
  readonly turning: Turning | null;
  /** How many times larger the castles to choose from are on a large board. */
  readonly grow: number;
  /** Pixels at the foot that something covers. */
  readonly covered: number;
  /** On a phone a castle has the room of all else while it is built; null: this is no phone. */
  readonly phone: 'building' | 'watching' | null;
}

/** Pixels a unit of a castle at most; more on a large board. */
const LARGEST_UNIT = 44;

/** Pixels a unit of a castle at least, when it is looked at first on a phone. */
const LEAST_UNIT = { building: 16, watching: 13 } as const;

/** Below this width the row of castles makes room for a tile that is placed. */
const NARROW = 560;

/** Pixels of a button in the row of castles, with the gap before the next. */
const BUTTON = { width: 66, height: 38 } as const;
/** Where fingers press it. */
const TALL = 50;

/** The corner that the row of castles covers; nothing for a lone player. */
function cornerOf({ width }: Size, players: number, placing: boolean, grow: number): Size {
  if (players === 1 || (placing && width < NARROW)) return { width: 0, height: 0 };
  return { width: 8 + players * BUTTON.width * grow, height: (width < NARROW ? TALL : BUTTON.height) * grow };
}

/** The castle that is seen large, with what is placed in it; the others open by the buttons in its corner. */
export function Castle({ placing, laid, turning, grow, covered, phone }: CastleProps) {
  const { shown, props, view } = useTable();
  const say = useSay();
  const name = seatInfo(props.seats, shown).name;
  const edges = { left: say('edge-left'), right: say('edge-right'), top: say('edge-top'), bottom: say('edge-bottom') };
  return (
    <section className="castle" aria-label={say('castleOf', { name })} data-anchor={`castle:${shown}`} data-placing={placing !== null}>
      <BoardMap scene={`${shown} ${view.round} ${phone}`} edges={edges}>
        {(size) => (
          <Sheet
            size={size}
            placing={placing}
            laid={laid}
            turning={turning}
            largest={LARGEST_UNIT * grow}
            head={cornerOf(size, view.players.length, placing !== null || laid, grow)}
            foot={covered}
            least={phone && LEAST_UNIT[phone]}
          />
        )}
      </BoardMap>
      {view.players.length > 1 && <Castles />}
      {turning && (
        <div className="laid-turns">
          <InBar bar={(props.decision === null && props.bar) || null}>
            <Turns turning={turning} />
          </InBar>
        </div>
      )}
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
  ({ view, shown }, { seat }) => [view.builder === seat, shown === seat, pointsOf(view, seat)],
  function CastleButton({ seat }: { readonly seat: Seat }) {
    const { view, props, shown } = useTable();
    const live = useLive();
    const say = useSay();
    const points = pointsOf(view, seat);
    const info = seatInfo(props.seats, seat);
    const words = say('castlePoints', { name: info.name, points });
    return (
      <button type="button" className="castle-button" aria-current={shown === seat} data-says={words} onClick={() => live.current.show(seat)}>
        <span className="words-only">{view.builder === seat ? `${words} · ${say('builderShort')}` : words}</span>
        {view.builder === seat && <Crown anchor="builder" />}
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
