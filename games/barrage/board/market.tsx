import { at, bitCount } from '@madang/kernel';
import { COLOURS, EMPTY } from '../rules/index.ts';
import { colourText, say } from '../text/names.ts';
import { AutomaDeck } from './automa-deck.tsx';
import { Contract } from './contract.tsx';
import { Held } from './held.tsx';
import { playerOf, useTable } from './table.tsx';

const PER_COLOUR = 2;

/** The contracts on offer: two of each colour with the pile's rest, and the national ones. */
export function Market() {
  const { view, props, owner } = useTable();
  const player = playerOf(view, owner);
  return (
    <section className="market" aria-label={props.say(say('barrage.board.market'))}>
      <h3>{props.say(say('barrage.board.market'))}</h3>
      <div className="market-rows">
        {COLOURS.map((colour, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out on its own
          <div key={colour} className="market-row" data-kind={colour} role="group" aria-label={props.say(colourText(colour))}>
            <Offers contracts={view.market.slice(i * PER_COLOUR, (i + 1) * PER_COLOUR)} />
            <span
              className="pile"
              title={props.say(say('barrage.board.deck', { count: bitCount(at(view.piles, i)) }))}
              data-anchor={`pile:${colour}`}
            >
              <span aria-hidden="true">{bitCount(at(view.piles, i))}</span>
              <span className="words-only">{props.say(say('barrage.board.deck', { count: bitCount(at(view.piles, i)) }))}</span>
            </span>
          </div>
        ))}
      </div>
      <h3>{props.say(say('barrage.board.national'))}</h3>
      <div className="market-row">
        <Offers contracts={view.nationals} />
      </div>
      {player.company !== EMPTY && <Held player={player} seat={owner} answers={props.seat === owner} brief />}
      <AutomaDeck />
    </section>
  );
}

const Offers = ({ contracts }: { readonly contracts: readonly number[] }) =>
  contracts.map((contract, i) =>
    contract === EMPTY ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its index
      <span key={`gone ${i}`} className="contract-gone" />
    ) : (
      <Contract key={contract} contract={contract} />
    ),
  );
