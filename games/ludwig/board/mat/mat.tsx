import { Badge, Counts, Facts, MatHead, seatInfo } from '@madang/board-kit';
import { HIDDEN, type Message, playerOf, type Seat } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import { ROOM_TYPES } from '../../components/index.ts';
import { bonusPoints, type Ludwig, type Parts, parts } from '../../rules/index.ts';
import { isSolo } from '../../rules/rule.ts';
import { countOf, figuresOf } from '../describe.ts';
import { Crown } from '../market/crown.tsx';
import { BonusCard } from '../panels/own.tsx';
import { Miniature } from '../rooms/miniature.tsx';
import { CastlePicture } from '../rooms/planned.tsx';
import { CountGlyph, TypeGlyph } from '../rooms/signs.tsx';
import '../styles/index.ts';
import { keptPart, type LudwigMatProps, MatFrame, pointsOf, useSay, useTable } from '../table.tsx';
import { money, typeText, word } from '../words.ts';

/** A player's mat: the castle as a small picture with its figures, or everything that is known of the player. */
export function Mat(props: LudwigMatProps) {
  const { size, player: seat } = props;
  const facts = factsOf(props.view, seat).map(props.say);
  if (size === 'brief')
    return (
      <MatFrame props={props} facts={facts}>
        <Brief seat={seat} />
      </MatFrame>
    );
  if (size === 'picture')
    return (
      <MatFrame props={props} facts={facts}>
        <CastlePicture tiles={playerOf(props.view, seat).castle.tiles} />
      </MatFrame>
    );
  return (
    <MatFrame props={props} facts={facts}>
      <Head seat={seat} whole={size !== 'line'} />
      {size === 'line' ? <Line seat={seat} /> : <Whole seat={seat} />}
    </MatFrame>
  );
}

/** Points, money, and what everybody counts in a castle. */
function factsOf(view: Ludwig, seat: Seat): readonly Message[] {
  const player = playerOf(view, seat);
  return [
    word('points', { points: pointsOf(view, seat) }),
    word('moneyOf', { money: money(player.money) }),
    word('figures', { ...figuresOf(view, player) }),
  ];
}

interface OfSeat {
  readonly seat: Seat;
}

/** The player's name and points, and the Master Builder in words where there is room for them. */
const Head = keptPart(
  ({ view }, { seat }) => [view.builder === seat, pointsOf(view, seat)],
  function Head({ seat, whole }: OfSeat & { readonly whole: boolean }) {
    const { view, props } = useTable();
    const say = useSay();
    const builder = view.builder === seat && !isSolo(view) ? say('builderShort') : null;
    return (
      <MatHead seat={seatInfo(props.seats, seat)}>
        {builder && whole && <Badge>{builder}</Badge>}
        {builder && !whole && (
          <span role="img" aria-label={builder} data-says={builder}>
            <Crown />
          </span>
        )}
        <b className="mat-points">{say('points', { points: pointsOf(view, seat) })}</b>
      </MatHead>
    );
  },
);

/** Money and points. */
const Brief = keptPart(
  ({ view }, { seat }) => [playerOf(view, seat).money, pointsOf(view, seat)],
  function Brief({ seat }: OfSeat) {
    const { view } = useTable();
    const say = useSay();
    const { money: held } = playerOf(view, seat);
    return (
      <>
        <b className="price">{say(money(held))}</b>
        <b className="mat-points">{say('points', { points: pointsOf(view, seat) })}</b>
      </>
    );
  },
);

/** The castle, the money and what everybody counts. */
const Line = keptPart(
  ({ view }, { seat }) => [
    playerOf(view, seat).money,
    playerOf(view, seat).castle.tiles,
    figuresOf(view, playerOf(view, seat)),
    view.over,
    parts(view)[seat],
  ],
  function Line({ seat }: OfSeat) {
    const { view } = useTable();
    const say = useSay();
    const player = playerOf(view, seat);
    const { rooms, completed, exits } = figuresOf(view, player);
    return (
      <div className="mat-castle">
        <Miniature tiles={player.castle.tiles} width={138} height={76} />
        <span className="mat-figures">
          <span className="mat-purse">
            <b className="price">{say(money(player.money))}</b>
            <EndNow seat={seat} />
          </span>
          <Counts
            of={[
              { name: say('rooms'), sign: <CountGlyph of="rooms" />, value: rooms },
              { name: say('completed'), sign: <CountGlyph of="completed" />, value: completed },
              { name: say('exitsName'), sign: <CountGlyph of="exits" />, value: exits },
            ]}
          />
        </span>
      </div>
    );
  },
);

/** All points that are known of a player, if the game ended now: with favors, empty stacks, bonus cards that are open, and money. */
function EndNow({ seat }: OfSeat) {
  const { view } = useTable();
  const say = useSay();
  const total = useMemo(() => parts(view)[seat]?.total, [view, seat]);
  if (total === undefined || view.over) return null;
  return (
    <span className="mat-end-now" data-says={say('endNowHow')}>
      <CountGlyph of="endNow" />
      <span className="mat-count-name">{say('endNow', { points: total })}</span>
      <b aria-hidden="true">{total}</b>
    </span>
  );
}

function Whole({ seat }: OfSeat) {
  const { view } = useTable();
  const say = useSay();
  const player = playerOf(view, seat);
  const { rooms, completed, exits } = figuresOf(view, player);
  return (
    <div className="whole-mat">
      <div className="whole-castle">
        <Miniature tiles={player.castle.tiles} width={420} height={260} largest={20} />
      </div>
      <Facts
        of={{
          [say('money')]: say(money(player.money)),
          [say('rooms')]: rooms,
          [say('completed')]: completed,
          [say('exitsName')]: exits,
          [say('downstairs')]: player.downstairs,
        }}
      />
      <Facts
        of={Object.fromEntries(ROOM_TYPES.map((type) => [say(typeText(type)), <Counted key={type} type={type} count={countOf(view, seat, type)} />]))}
      />
      <Bonus seat={seat} />
      <IfNow of={parts(view)[seat]} />
    </div>
  );
}

const Counted = ({ type, count }: { readonly type: (typeof ROOM_TYPES)[number]; readonly count: number }) => (
  <>
    <TypeGlyph type={type} size={12} /> {count}
  </>
);

/** The bonus cards: their owner's open, of others how many. */
function Bonus({ seat }: OfSeat) {
  const { view } = useTable();
  const say = useSay();
  const { bonus } = playerOf(view, seat);
  const hidden = bonus.filter((card) => card === HIDDEN).length;
  return (
    <div className="bonus-cards">
      {bonus.map((card) => (card === HIDDEN ? null : <BonusCard key={card} card={card} points={bonusPoints(view, seat, card)} />))}
      {hidden > 0 && <span className="bonus-hidden">{say('bonusHidden', { count: hidden })}</span>}
    </div>
  );
}

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

/** Points by where they come from, if it ended now. */
function IfNow({ of }: { readonly of: Parts | undefined }) {
  const { view } = useTable();
  const say = useSay();
  if (!of) return null;
  const { track, favors, depleted, bonus, money: marks, total } = of;
  return (
    <Facts
      of={{
        [say('partTrack')]: track,
        [say('favors')]: sum(favors),
        [say('partDepleted')]: depleted.points,
        [say('bonus')]: sum(bonus),
        [say('money')]: marks,
        [say(view.over ? 'totalOver' : 'total')]: total,
      }}
    />
  );
}
