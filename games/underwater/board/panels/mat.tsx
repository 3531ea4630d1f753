import { Badge, Counts, MatHead, seatInfo } from '@madang/board-kit';
import { at, bitCount, type Message, playerOf, type Seat } from '@madang/kernel';
import { connectedCities, type Player, productionOf, RESOURCES, sumOf, type Underwater } from '../../rules/index.ts';
import { goods } from '../../text/names.ts';
import { CardLists } from '../cards/owned.tsx';
import { MatMap } from '../map/map.tsx';
import { GoodGlyph } from '../pieces/goods.tsx';
import { ThingSign } from '../pieces/things/thing.tsx';
import '../styles/index.ts';
import { Supply } from '../supply.tsx';
import { keptPart, MatFrame, type UnderwaterMatProps, useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';
import { EndNow, Production } from './forecast.tsx';

/** A player's mat: figures in one card, or the whole of it. */
export function Mat(props: UnderwaterMatProps) {
  const me = props.view.players[props.player];
  if (!me) return null;
  const facts = factsOf(me).map(props.say);
  if (props.size === 'brief')
    return (
      <MatFrame props={props} facts={facts}>
        <Supply seat={props.player} answers={false} />
      </MatFrame>
    );
  if (props.size === 'picture')
    return (
      <MatFrame props={props} facts={facts}>
        <MatMap seat={props.player} />
      </MatFrame>
    );
  return (
    <MatFrame props={props} facts={facts}>
      <Head seat={props.player} />
      <Supply seat={props.player} answers={false} />
      <Figures seat={props.player} />
      {props.size === 'full' && <WholeMat seat={props.player} />}
    </MatFrame>
  );
}

/** Resources and points, then what has been built. */
const factsOf = (me: Player): readonly Message[] => [
  goods({ ...Object.fromEntries(RESOURCES.flatMap((resource, i) => (at(me.goods, i) > 0 ? [[resource, at(me.goods, i)]] : []))), points: me.points }),
  message('underwater.board.built', { cities: bitCount(connectedCities(me)), tunnels: bitCount(me.tunnels) }),
];

const Head = keptPart(
  ({ view }, { seat }) => [view.order.indexOf(seat), view.round > 0],
  function Head({ seat }: { readonly seat: number }) {
    const { view, props } = useTable();
    const say = useSay();
    const turn = view.order.indexOf(seat) + 1;
    return (
      <MatHead seat={seatInfo(props.seats, seat)} size={22}>
        {view.round > 0 && <Badge says={say('underwater.board.turnOrder', { n: turn })}>{say('underwater.board.turnOrderShort', { n: turn })}</Badge>}
      </MatHead>
    );
  },
);

/** Connected cities, tunnels, cards in hand, points of the next production. */
function figuresOf(view: Underwater, seat: Seat) {
  const me = playerOf(view, seat);
  return [
    bitCount(connectedCities(me)),
    bitCount(me.tunnels),
    me.hand.length + me.shown.length,
    sumOf(productionOf(view, seat)).at(-1) ?? 0,
  ] as const;
}

const Figures = keptPart(
  ({ view }, { seat }) => [figuresOf(view, seat)],
  function Figures({ seat }: { readonly seat: number }) {
    const { view } = useTable();
    const say = useSay();
    const [cities, tunnels, hand, points] = figuresOf(view, seat);
    return (
      <Counts
        of={[
          { name: say('underwater.board.cities'), sign: <ThingSign name="city" size={20} />, value: cities },
          { name: say('underwater.board.tunnels'), sign: <ThingSign name="tunnel" size={20} />, value: tunnels },
          { name: say('underwater.board.hand'), sign: <ThingSign name="cards" size={18} />, value: hand },
          { name: say('underwater.board.nextPoints'), sign: <NextPoints />, value: points },
        ]}
      />
    );
  },
);

/** Points that come with the next production. */
const NextPoints = () => (
  <span className="next-points">
    <ThingSign name="production" size={17} />
    <GoodGlyph good="points" size={16} />
  </span>
);

function WholeMat({ seat }: { readonly seat: number }) {
  const { view, props } = useTable();
  const say = useSay();
  return (
    <fieldset className="whole-mat" aria-label={say('underwater.board.mat', { name: seatInfo(props.seats, seat).name })}>
      <MatMap seat={seat} />
      <div className="own-cards">
        <CardLists player={playerOf(view, seat)} seat={seat} answers={false} />
      </div>
      <div className="forecast">
        <Production seat={seat} />
        <EndNow seat={seat} />
      </div>
    </fieldset>
  );
}
