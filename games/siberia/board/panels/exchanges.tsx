import { Figure, Panel, seatInfo } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { at } from '@madang/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { EMPTY, type Exchange, figuresOf, RESOURCES, TILE_SIDES } from '../../rules/index.ts';
import { exchangeWord } from '../../rules/spelling.ts';
import { exchangeText, say as how } from '../../text/names.ts';
import { useHow } from '../about.ts';
import { amount, exchangeWords, holders, sideWords } from '../describe.ts';
import { Cube } from '../pieces/glyphs.tsx';
import { Skyline } from '../pieces/skyline.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';

/** The six exchanges; a tile whose side is still to be chosen shows both. */
export function Exchanges() {
  const { view, props } = useTable();
  const say = useSay();
  const row = useRef<HTMLElement>(null);
  const { decision } = props;
  useEffect(() => {
    if (decision) row.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [decision]);
  return (
    <Panel data-area="market" tab="exchanges" ref={row} className="exchanges" label={say('siberia.board.exchanges')}>
      {inPlace(view.exchanges, (number, space) =>
        number === EMPTY ? <OpenTile space={space} /> : <ExchangeCard key={number} exchange={exchangeWord(number)} space={space} />,
      )}
    </Panel>
  );
}

const ExchangeCard = keptPart(
  ({ view, sale }, { exchange, space }) => [
    ...[exchangeWords(view, space), holders(view, (player) => at(player.sellers, space)), figuresOf(view).prices[exchange], figuresOf(view).names],
    sale?.exchange === exchange && sale.resource,
  ],
  function ExchangeCard({ exchange, space }: { readonly exchange: Exchange; readonly space: number }) {
    const { view, props, sale } = useTable();
    const say = useSay();
    const words = say(exchangeWords(view, space));
    const piece = usePiece(`exchange:${exchange}`, words, true, useHow()(words, [how('siberia.how.exchange')], 'SIB-EXTRACT-06'));
    const named = { ...piece, 'aria-label': 'data-lit' in piece ? undefined : words };
    return (
      <div className="exchange on-paper" data-anchor={`exchange:${exchange}`} data-selling={sale?.exchange === exchange} {...named}>
        <Skyline exchange={exchange} />
        <span className="exchange-name">{say(exchangeText(exchange))}</span>
        {'data-lit' in piece && <span className="words-only">{words}</span>}
        <Prices exchange={exchange} lit={sale?.exchange === exchange ? sale.resource : null} />
        <span className="sellers" aria-hidden="true">
          {holders(view, (player) => at(player.sellers, space)).map(({ seat, count }) => (
            <span key={seat} data-anchor={`seller:${exchange}:${seat}`}>
              <Figure seat={seatInfo(props.seats, seat)} count={count} size={24} />
            </span>
          ))}
        </span>
      </div>
    );
  },
);

function Prices({ exchange, lit }: { readonly exchange: Exchange; readonly lit: string | null }) {
  const say = useSay();
  const { prices } = figuresOf(useTable().view);
  return (
    <span className="prices" aria-hidden="true">
      {RESOURCES.map((resource) => {
        const price = prices[exchange][resource];
        return price === undefined ? null : (
          <span key={resource} className="price" data-paid={lit === resource}>
            <Cube resource={resource} size={17} />
            <span>{say(amount(price))}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A tile before its side is chosen. */
function OpenTile({ space }: { readonly space: number }) {
  const { view } = useTable();
  const say = useSay();
  const sides = TILE_SIDES[at(view.exchangeTiles, space - 1)] ?? [];
  return (
    <fieldset className="exchange exchange-open" data-anchor={`exchange-space:${space}`} aria-label={say('siberia.board.exchangeOpen')}>
      {sides.map((side) => (
        <Side key={side} exchange={exchangeWord(side)} />
      ))}
    </fieldset>
  );
}

function Side({ exchange }: { readonly exchange: Exchange }) {
  const say = useSay();
  const words = say(sideWords(useTable().view, exchange));
  const piece = usePiece(`exchange:${exchange}`, words);
  const named = { ...piece, 'aria-label': 'data-lit' in piece ? undefined : words };
  return (
    <div className="exchange-side" {...named}>
      <span className="exchange-name">{say(exchangeText(exchange))}</span>
      {'data-lit' in piece && <span className="words-only">{words}</span>}
      <Prices exchange={exchange} lit={null} />
    </div>
  );
}
