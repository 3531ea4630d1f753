import { inSentences, Panel, useAbout } from '@madang/board-kit';
import { HIDDEN, playerOf } from '@madang/kernel';
import { memo } from 'preact/compat';
import { BONUSES, ROOM_TYPES } from '../../components/index.ts';
import { bonusPoints } from '../../rules/index.ts';
import { cardWord } from '../../rules/spelling.ts';
import { cardText, rewardText } from '../../text/names.ts';
import { countOf, figuresOf } from '../describe.ts';
import { Coin } from '../market/coin.tsx';
import { Supply } from '../market/supply.tsx';
import { Niche } from '../rooms/niche.tsx';
import { TypeGlyph } from '../rooms/signs.tsx';
import { keptPart, useSay, useTable } from '../table.tsx';
import { useScrolls } from '../use-scrolls.ts';
import { money, typeText } from '../words.ts';

/** What is one's own beside the castle: money, bonus cards with what they are worth now, rooms of each type. */
export const Own = memo(function Own() {
  const scrolls = useScrolls<HTMLElement>();
  const { view, owner } = useTable();
  const say = useSay();
  const player = playerOf(view, owner);
  const { rooms, completed, exits } = figuresOf(view, player);
  const about = useAbout(() => ({
    title: say('moneyOf', { money: money(player.money) }),
    lines: [say('figures', { rooms, completed, exits }), say('moneyHow')],
    rule: 'LUD-END-08',
  }));
  return (
    <Panel {...scrolls} data-area="own" className="own" tab="own" label={say('own')}>
      <div className="own-money" data-anchor={`own:${owner}`} {...about}>
        <span className="own-title">{say('money')}</span>
        <b className="price">
          <Coin size={22} />
          {say(money(player.money))}
        </b>
        <small>{say('figures', { rooms, completed, exits })}</small>
      </div>
      <Supply unit={11} />
      <BonusCards />
      <Types />
    </Panel>
  );
});

function BonusCards() {
  const { view, owner } = useTable();
  const say = useSay();
  const { bonus } = playerOf(view, owner);
  const scrolls = useScrolls<HTMLSpanElement>();
  const known = bonus.filter((card) => card !== HIDDEN);
  return (
    <fieldset className="bonus" aria-label={say('bonus')} data-anchor={`bonus:${owner}`} data-says={inSentences([say('bonus'), say('bonusHow')])}>
      <span className="own-title">{say('bonus')}</span>
      <span {...scrolls} className="bonus-cards">
        {known.map((card) => (
          <BonusCard key={card} card={card} points={bonusPoints(view, owner, card)} />
        ))}
        {known.length < bonus.length && <span className="bonus-hidden">{say('bonusHidden', { count: bonus.length - known.length })}</span>}
      </span>
    </fieldset>
  );
}

/** A bonus card and what it is worth now. */
export function BonusCard({ card, points }: { readonly card: number; readonly points: number }) {
  const say = useSay();
  const counted = BONUSES[card]?.of;
  const worth = { card: cardText(cardWord(card)), points };
  const about = useAbout(() => ({ title: say(worth.card), lines: [say('worthNow', worth), say('bonusHow')], rule: 'LUD-BONUS-01' }));
  return (
    <span className="bonus-card" {...about}>
      {counted && <Niche counted={counted} />}
      <span className="bonus-name">{say(cardText(cardWord(card)))}</span>
      <b className="bonus-worth">{say('worth', { points })}</b>
    </span>
  );
}

/** How many rooms of each type one's own castle has, whichever is looked at. */
const Types = keptPart(
  ({ view, owner }) => [ROOM_TYPES.map((type) => countOf(view, owner, type))],
  function Types() {
    const { view, owner } = useTable();
    const say = useSay();
    return (
      <ul className="types" aria-label={say('types')}>
        {ROOM_TYPES.map((type) => (
          <li
            key={type}
            className={`tone-${type}`}
            data-says={say('typeHow', { type: typeText(type), reward: rewardText(type) })}
            data-none={countOf(view, owner, type) === 0}
          >
            <TypeGlyph type={type} size={14} />
            <span>{say(typeText(type))}</span>
            <b>{countOf(view, owner, type)}</b>
          </li>
        ))}
      </ul>
    );
  },
);
