import { type About, type Reason, useAbout, useDrag } from '@madang/board-kit';
import { faceOf } from '../../components/index.ts';
import { EMPTY } from '../../rules/index.ts';
import { roomWord } from '../../rules/spelling.ts';
import { tileText } from '../../text/names.ts';
import { useFace } from '../about.tsx';
import { Tile } from '../rooms/miniature.tsx';
import { SymbolLine } from '../rooms/signs.tsx';
import { useLive, usePiece, useSay, useTable, useTakeUp } from '../table.tsx';

interface MarketTileProps {
  readonly tile: number;
  readonly unit: number;
  /** False while another tile may be laid on this space: then the space is pressed, not what lies there. */
  readonly answers: boolean;
}

type Props = ReturnType<typeof useTable>['props'];

/** Whether a tile can be bought now, and whether others could be: then it says why not. */
export function offerOf({ decision }: Props, tile: number) {
  const buying = tile === EMPTY ? undefined : buyingOf(decision, tile);
  return { buying, refused: !buying && decision?.moves.some(({ kind }) => kind === 'pass') };
}

const buyingOf = (decision: Props['decision'], tile: number) => decision?.moves.find((move) => move.kind === 'buy' && move.tile === roomWord(tile));

/** A room on the market: pressed or dragged into the castle it is bought; while prices are set it is taken up. */
export function MarketTile({ tile, unit, answers }: MarketTileProps) {
  const { props, takeable } = useTable();
  const live = useLive();
  const say = useSay();
  const face = faceOf(tile);
  const name = roomWord(tile);
  const id = `tile:${name}`;
  const { words, about } = useFace()(face);
  const takeUp = useTakeUp(id, words);
  const { buying, refused } = offerOf(props, tile);
  const pricing = takeable.includes(id);
  const isSet = props.decision?.task.task === 'prices' && !pricing;
  const isClosed = refused || isSet;
  const whyNot = () => {
    const { props: now } = live.current;
    if (isSet) return now.whyClosed((move) => move.kind === 'price' && move.tile === name);
    return refused ? now.whyNot({ kind: 'buy', tile: name }) : null;
  };
  const piece = usePiece(id, words, true, () => closed(about(), whyNot(), say));
  const reading = useAbout(about);
  const drag = useDrag({
    begin() {
      const { hold, carry, props: now } = live.current;
      const { buying: bought } = offerOf(now, tile);
      if (pricing) hold(id);
      if (!bought) return;
      carry(true);
      now.onMove(bought);
    },
    drop(under) {
      const price = under?.closest('[data-space]')?.getAttribute('data-space');
      const { decision, onMove } = live.current.props;
      const move = decision?.moves.find((one) => one.kind === 'price' && one.tile === name && String(one.price) === price);
      if (move) onMove(move);
    },
  });
  const acts = answers && (buying || pricing);
  return (
    <span className="market-tile" data-anchor={id} {...(acts ? drag : {})}>
      <span
        className="market-press"
        {...(pricing ? (answers ? { ...reading, ...takeUp } : {}) : piece)}
        {...(isClosed ? { 'data-why': true, onClick: () => live.current.notify(whyNot()) } : {})}
      />
      <Tile face={tile} unit={unit} points />
      <span className="market-name">{say(tileText(name))}</span>
      <SymbolLine face={face} />
    </span>
  );
}

/** What a tile is, and why it cannot be bought now. */
const closed = (about: About, reason: Reason | null, say: ReturnType<typeof useSay>): About =>
  reason ? { ...about, lines: [...about.lines, say('notNow', { why: reason.why })], rule: reason.rule } : about;
