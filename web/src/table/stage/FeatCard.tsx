import { inPlace } from '@madang/board-kit/in-place';
import type { Feat } from '@madang/kernel';
import { useRef } from 'preact/hooks';
import { SeatMark } from '../../art/SeatMark.tsx';
import { colourOf } from '../../art/seats.ts';
import { useScene } from '../../board-context/scene.tsx';
import { useClearPlace } from '../../page/toasts/clear-place.ts';
import './feat.css';

/** What a player has just achieved, over the head of the board. It takes no press; the log says it to those who listen. */
export function FeatCard({ feat: { seat, title, lines } }: { readonly feat: Feat }) {
  const { words, seats } = useScene();
  const box = useRef<HTMLDivElement>(null);
  useClearPlace(box, 1, false);
  return (
    <div ref={box} className="feat" aria-hidden="true" style={{ borderColor: colourOf(seat) }}>
      <SeatMark seat={seat} size={28} />
      <div>
        <small>{seats[seat]?.name}</small>
        <strong>{words.say(title)}</strong>
        {inPlace(lines, (line) => (
          <span>{words.say(line)}</span>
        ))}
      </div>
    </div>
  );
}
