import { Figure, useTarget } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { useEffect, useRef } from 'react';
import { EMPTY, type Exchange, PRICES, RESOURCES, TILE_SIDES } from '../rules/index.ts';
import { exchangeWord } from '../rules/spelling.ts';
import { exchangeText } from '../text/names.ts';
import { amount, exchangeWords, holders, sideWords } from './describe.ts';
import { Cube } from './glyphs.tsx';
import { seatInfo, useMovesAt, useTable } from './table.tsx';
import { WORDS } from './words.ts';

/** The six exchanges; a tile whose side is still to be chosen shows both. */
export function Exchanges() {
  const { view, props } = useTable();
  const row = useRef<HTMLElement>(null);
  const { decision } = props;
  useEffect(() => {
    if (decision) row.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [decision]);
  return (
    <section ref={row} className="exchanges" aria-label={props.say({ key: WORDS.exchanges })}>
      {view.exchanges.map((number, space) =>
        number === EMPTY ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space keeps its place
          <OpenTile key={`open ${space}`} space={space} />
        ) : (
          <ExchangeCard key={number} exchange={exchangeWord(number)} space={space} />
        ),
      )}
    </section>
  );
}

function ExchangeCard({ exchange, space }: { readonly exchange: Exchange; readonly space: number }) {
  const { view, props, sale } = useTable();
  const words = props.say(exchangeWords(view, space));
  const target = useTarget(useMovesAt(`exchange:${exchange}`), words);
  const lit = 'role' in target;
  return (
    <div
      role="img"
      className="exchange"
      data-anchor={`exchange:${exchange}`}
      title={lit ? undefined : words}
      data-wide={exchange === 'frankfurt'}
      data-selling={sale?.exchange === exchange}
      {...target}
      aria-label={lit ? undefined : words}
    >
      <span className="exchange-name">{props.say(exchangeText(exchange))}</span>
      {lit && <span className="words-only">{words}</span>}
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
}

function Prices({ exchange, lit }: { readonly exchange: Exchange; readonly lit: string | null }) {
  const { say } = useTable().props;
  return (
    <span className="prices" aria-hidden="true">
      {RESOURCES.map((resource) => {
        const price = PRICES[exchange][resource];
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
  const { view, props } = useTable();
  const sides = TILE_SIDES[at(view.exchangeTiles, space - 1)] ?? [];
  return (
    <fieldset className="exchange exchange-open" data-anchor={`exchange-space:${space}`} aria-label={props.say({ key: WORDS.exchangeOpen })}>
      {sides.map((side) => (
        <Side key={side} exchange={exchangeWord(side)} />
      ))}
    </fieldset>
  );
}

function Side({ exchange }: { readonly exchange: Exchange }) {
  const { props } = useTable();
  const words = props.say(sideWords(exchange));
  const target = useTarget(useMovesAt(`exchange:${exchange}`), words);
  return (
    <div role="img" className="exchange-side" {...target} aria-label={'role' in target ? undefined : words}>
      <span className="exchange-name">{props.say(exchangeText(exchange))}</span>
      {'role' in target && <span className="words-only">{words}</span>}
      <Prices exchange={exchange} lit={null} />
    </div>
  );
}
