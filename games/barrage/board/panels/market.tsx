import { Gap, MarketRow, Panel, Pile } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { at, bitCount, playerOf } from '@madang/kernel';
import { COLOURS, EMPTY } from '../../rules/index.ts';
import { colourText } from '../../text/names.ts';
import { keptPart, useSay, useTable } from '../table.tsx';
import { AutomaDeck } from './automa-deck.tsx';
import { Contract } from './contract.tsx';
import { Held } from './held.tsx';

const PER_COLOUR = 2;

/** The contracts on offer: two of each colour with the pile's rest, and the national ones. */
export function Market() {
  const { view, props, owner } = useTable();
  const say = useSay();
  const player = playerOf(view, owner);
  return (
    <Panel data-area="market" tab="market" className="market on-paper" label={say('barrage.board.market')}>
      <h3>{say('barrage.board.market')}</h3>
      <div className="market-rows">
        {COLOURS.map((colour, i) => (
          <MarketRow key={colour} label={say(colourText(colour))} pile={<Rest colour={colour} count={bitCount(at(view.piles, i))} />}>
            <Offers contracts={view.market.slice(i * PER_COLOUR, (i + 1) * PER_COLOUR)} />
          </MarketRow>
        ))}
      </div>
      <h3>{say('barrage.board.national')}</h3>
      <MarketRow label={say('barrage.board.national')}>
        <Offers contracts={view.nationals} />
      </MarketRow>
      {player.company !== EMPTY && <Held player={player} seat={owner} answers={props.seat === owner} brief />}
      <AutomaDeck />
    </Panel>
  );
}

/** How many contracts of a colour are left. */
const Rest = keptPart(
  () => [],
  function Rest({ colour, count }: { readonly colour: string; readonly count: number }) {
    const say = useSay();
    return <Pile count={count} words={say('barrage.board.deck', { count })} data-anchor={`pile:${colour}`} />;
  },
);

const Offers = ({ contracts }: { readonly contracts: readonly number[] }) =>
  inPlace(contracts, (contract) => (contract === EMPTY ? <Gap className="contract-gone" /> : <Contract key={contract} contract={contract} />));
