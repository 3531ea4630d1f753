import { Card } from '@madang/board-kit';
import { askedTask, HIDDEN, playerOf } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { faceOf, HALLWAY, ROOM_TYPES, STAIRS } from '../../components/index.ts';
import { bonusPoints, EMPTY } from '../../rules/index.ts';
import { cardWord, roomWord } from '../../rules/spelling.ts';
import { rewardText, tileText } from '../../text/names.ts';
import { useFace } from '../about.tsx';
import { CorridorTile } from '../market/supply.tsx';
import { Tile } from '../rooms/miniature.tsx';
import { SymbolLine, TypeGlyph } from '../rooms/signs.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';
import { useScrolls } from '../use-scrolls.ts';
import { typeText } from '../words.ts';
import { ActionButton } from './action-button.tsx';
import { BonusCard } from './own.tsx';

/** What lies in the tray while something is chosen that has no place on the board. */
type Content = 'stack' | 'put-back' | 'keep' | 'rewards' | 'corridor';

/** Cards to choose from, over the foot of the castle: a stack looked through, bonus cards, rewards, a free corridor tile. */
export function Tray() {
  const scrolls = useScrolls<HTMLDivElement>();
  const content = useContent();
  const say = useSay();
  if (content === null) return null;
  return (
    <section className="tray" data-content={content} aria-label={say(`tray-${content}`)}>
      <header>
        <strong>{say(`tray-${content}`)}</strong>
        <ActionButton piece="done" label={say('doneLook')} />
        <ActionButton piece="decline" label={say('decline')} />
      </header>
      <div {...scrolls} className="tray-list">
        {parts(content)}
      </div>
    </section>
  );
}

function parts(content: Content): ReactNode {
  switch (content) {
    case 'stack':
      return <LookedThrough />;
    case 'put-back':
    case 'keep':
      return <Drawn />;
    case 'rewards':
      return <Rewards />;
    case 'corridor':
      return [HALLWAY, STAIRS].map((tile) => <CorridorTile key={tile} tile={tile} unit={15} />);
  }
}

/** What the tray holds now; null: there is none. */
export function useContent(): Content | null {
  const { targets, props } = useTable();
  const { decision } = props;
  if (!decision) return null;
  const { task } = askedTask(decision.task);
  if (task === 'look') return 'stack';
  if (task === 'put-back' || task === 'keep' || task === 'corridor') return task;
  return [...targets.keys()].some((piece) => piece.startsWith('reward:')) ? 'rewards' : null;
}

/** The tiles of the stack that is looked through, all to one scale. */
function LookedThrough() {
  const { view, owner } = useTable();
  const { looking } = playerOf(view, owner);
  if (looking === EMPTY) return null;
  return (view.stacks[looking] ?? []).filter((tile) => tile !== HIDDEN).map((tile) => <LookedAt key={tile} tile={tile} />);
}

function LookedAt({ tile }: { readonly tile: number }) {
  const say = useSay();
  const face = faceOf(tile);
  const { words, about } = useFace()(face);
  return (
    <Card piece={usePiece(`look:${roomWord(tile)}`, words, true, about)} className="tray-tile" data-anchor={`look:${roomWord(tile)}`}>
      <Tile face={tile} unit={14} points />
      <span className="market-name">{say(tileText(face.name))}</span>
      <SymbolLine face={face} />
    </Card>
  );
}

/** The bonus cards to choose from. */
function Drawn() {
  const { view, owner } = useTable();
  return playerOf(view, owner)
    .drawn.filter((card) => card !== HIDDEN)
    .map((card) => <DrawnCard key={card} card={card} />);
}

function DrawnCard({ card }: { readonly card: number }) {
  const { view, owner } = useTable();
  const say = useSay();
  const words = say({ key: `ludwig.bonus.${cardWord(card)}` });
  return (
    <Card piece={usePiece(`card:${cardWord(card)}`, words)} className="tray-card">
      <BonusCard card={card} points={bonusPoints(view, owner, card)} />
    </Card>
  );
}

/** Rewards that wait for each other, or that a downstairs room may choose. */
function Rewards() {
  const { targets } = useTable();
  return ROOM_TYPES.filter((type) => targets.has(`reward:${type}`)).map((type) => <RewardCard key={type} type={type} />);
}

function RewardCard({ type }: { readonly type: (typeof ROOM_TYPES)[number] }) {
  const say = useSay();
  const words = `${say(typeText(type))}: ${say(rewardText(type))}`;
  return (
    <Card piece={usePiece(`reward:${type}`, words)} className={`tray-card tray-reward tone-${type}`}>
      <TypeGlyph type={type} size={22} />
      <span>{say(rewardText(type))}</span>
    </Card>
  );
}
