import { Panel, useAbout, usePrinted } from '@madang/board-kit';
import { at, playerOf, type Seat } from '@madang/kernel';
import {
  feedingOf,
  type Goods,
  type Produced,
  parts,
  productionOf,
  RESOURCES,
  SOURCES,
  type Source,
  sumOf,
  type Underwater,
  YIELDERS,
  type Yielder,
} from '../../rules/index.ts';
import { goods } from '../../text/names.ts';
import { useThingAbout } from '../about.ts';
import { GoodsRow } from '../pieces/goods.tsx';
import { ThingSign } from '../pieces/things/thing.tsx';
import type { ThingName } from '../pieces/things/things.ts';
import { keptPart, useSay, useTable } from '../table.tsx';
import { say as message } from '../words.ts';

/** What the next Production would yield by what yields it, what the cities would eat, and the points if the match ended now. */
export function Forecast() {
  const { owner } = useTable();
  const say = useSay();
  return (
    <Panel tab="cards" className="forecast on-paper" tabindex={0} label={say('underwater.board.forecast')}>
      <Production seat={owner} />
      <EndNow seat={owner} />
    </Panel>
  );
}

/** What yields, as a thing. */
const YIELDING: Readonly<Record<Yielder, ThingName>> = {
  farm: 'farm',
  desalination: 'desalination',
  laboratory: 'laboratory',
  tunnel: 'tunnel',
  city: 'city',
  pairBonus: 'buildingUp',
  tunnelPair: 'tunnelUp',
  metropolis: 'metropolis',
  card: 'production',
};

const SCORING: Readonly<Record<Source, ThingName>> = {
  track: 'points',
  brownMetropolis: 'brownMetropolis',
  endScoringCards: 'end',
  cities: 'city',
  resources: 'any',
};

/** What a line is about, as a thing; nothing in the plain look. */
const LineThing = ({ name }: { readonly name: ThingName }) => usePrinted() && <ThingSign name={name} size={17} />;

/** A sum of RESOURCES, then points, as goods. */
function goodsOf(sum: readonly number[]): Goods {
  const named = RESOURCES.flatMap((resource, i) => (at(sum, i) === 0 ? [] : [[resource, at(sum, i)] as const]));
  const points = at(sum, RESOURCES.length);
  return Object.fromEntries(points === 0 ? named : [...named, ['points', points] as const]);
}

/** What one kind of thing yields in all. */
const yieldBy = (list: readonly Produced[], by: Yielder): Goods => goodsOf(sumOf(list.filter((one) => one.by === by)));

/** What feeding takes of what there will be after Production. */
function feedingAfter(view: Underwater, seat: Seat, sum: readonly number[]): ReturnType<typeof feedingOf> {
  const me = playerOf(view, seat);
  const of = (resource: 'kelp' | 'biomatter'): number => at(me.goods, RESOURCES.indexOf(resource)) + at(sum, RESOURCES.indexOf(resource));
  return feedingOf(view, seat, me, of('kelp'), of('biomatter'));
}

/** The next Production by what yields it, and feeding. */
export const Production = keptPart(
  ({ view }, { seat }) => [productionOf(view, seat), feedingAfter(view, seat, sumOf(productionOf(view, seat)))],
  function Production({ seat }: { readonly seat: Seat }) {
    const { view } = useTable();
    const say = useSay();
    const list = productionOf(view, seat);
    const sum = sumOf(list);
    const feeding = feedingAfter(view, seat, sum);
    const about = useThingAbout(
      message('underwater.board.production'),
      () => [
        ...YIELDERS.filter((by) => list.some((one) => one.by === by)).map((by) =>
          message('underwater.board.sourceOf', { source: message(`underwater.board.by.${by}`), value: goods(yieldBy(list, by)) }),
        ),
        message(feeding.unfed > 0 ? 'underwater.board.hungry' : 'underwater.board.fed', { ...feeding }),
      ],
      'UWC-ERA-03',
    );
    return (
      <section className="production" data-anchor="production" {...useAbout(about)}>
        <span className="panel-title">{say('underwater.board.production')}</span>
        <span className="production-sum">
          <GoodsRow goods={goodsOf(sum)} size={17} always plus />
          <Eaten kelp={feeding.kelp} biomatter={feeding.biomatter} />
        </span>
        <span className="feeding" data-hungry={feeding.unfed > 0}>
          <LineThing name="food" />
          <span>{say(feeding.unfed > 0 ? 'underwater.board.hungry' : 'underwater.board.fed', { ...feeding })}</span>
        </span>
        <dl className="yields">
          {YIELDERS.filter((by) => list.some((one) => one.by === by)).map((by) => (
            <div key={by}>
              <dt>
                <LineThing name={YIELDING[by]} />
                <span>{say(`underwater.board.by.${by}`)}</span>
              </dt>
              <dd>
                <GoodsRow goods={yieldBy(list, by)} size={14} always />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  },
);

/** What the cities eat, at the end of the train; its words stand below. */
function Eaten({ kelp, biomatter }: { readonly kelp: number; readonly biomatter: number }) {
  if (!usePrinted() || kelp + biomatter === 0) return null;
  return (
    <span className="eaten" aria-hidden="true">
      <GoodsRow goods={{ kelp: -kelp, biomatter: -biomatter }} size={17} always />
    </span>
  );
}

/** Points by source if the match ended now. */
export const EndNow = keptPart(
  ({ view }, { seat }) => [parts(view)[seat], view.over],
  function EndNow({ seat }: { readonly seat: Seat }) {
    const { view } = useTable();
    const say = useSay();
    const points = parts(view)[seat] ?? [];
    const title = message(view.over ? 'underwater.board.score' : 'underwater.board.endNow');
    const about = useThingAbout(
      title,
      () =>
        SOURCES.map((source, i) =>
          message('underwater.board.sourceOf', { source: message(`underwater.board.source.${source}`), value: at(points, i) }),
        ),
      'UWC-SCORE-01',
    );
    return (
      <section className="end-now" data-anchor="end-now" {...useAbout(about)}>
        <span className="panel-title">{say(title)}</span>
        <dl className="yields">
          {SOURCES.map((source, i) => (
            <div key={source}>
              <dt>
                <LineThing name={SCORING[source]} />
                <span>{say(`underwater.board.source.${source}`)}</span>
              </dt>
              <dd>{at(points, i)}</dd>
            </div>
          ))}
          <div className="yields-total">
            <dt>{say('underwater.board.total')}</dt>
            <dd>{points.reduce((sum, part) => sum + part, 0)}</dd>
          </div>
        </dl>
      </section>
    );
  },
);
