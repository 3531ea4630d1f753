import { Card, usePrinted } from '@madang/board-kit';
import { at } from '@madang/kernel';
import { CONTRACT_TILES, CONTRACTS, contractsOf } from '../../rules/index.ts';
import { contractLine } from '../../text/effects.ts';
import { say as how } from '../../text/names.ts';
import { useHow } from '../about.ts';
import { Effects } from '../pieces/effects.tsx';
import { Sign } from '../pieces/glyphs.tsx';
import { Vignette } from '../pieces/vignette.tsx';
import { keptPart, usePiece, useSay, useTable } from '../table.tsx';

interface ContractProps {
  readonly contract: number;
  readonly answers?: boolean;
  readonly fulfilled?: boolean;
  /** Only what it requires. */
  readonly brief?: boolean;
}

/** A contract: the energy it requires on the colour of its back, then its reward. */
export const Contract = keptPart(
  ({ view }, { contract }) => [contractsOf(view), view.market.includes(contract)],
  function Contract({ contract, answers = true, fulfilled = false, brief = false }: ContractProps) {
    const { view } = useTable();
    const printed = usePrinted();
    const kind = CONTRACT_TILES[contract]?.kind;
    const say = useSay();
    const id = CONTRACTS[contract] ?? '';
    const words = say(contractLine(view, contract));
    const offered = view.market.includes(contract);
    const piece = usePiece(
      `contract:${id}`,
      words,
      answers,
      useHow()(words, [...(offered ? [how('barrage.how.offered')] : []), how('barrage.how.contract')], 'BAR-PROD-14'),
    );
    const { requires, rewards } = contractsOf(view);
    const energy = at(requires, contract);
    return (
      <Card piece={piece} className="contract" data-kind={kind} data-fulfilled={fulfilled} data-brief={brief} data-anchor={`contract:${id}`}>
        {printed && kind && !brief && <Vignette kind={kind} contract={contract} energy={energy} />}
        <b className="contract-energy" aria-hidden="true">
          {printed && !brief && <Sign name="energy" size={12} />}
          {energy}
        </b>
        {!brief && <Effects effects={rewards[contract] ?? []} size={15} />}
      </Card>
    );
  },
);
