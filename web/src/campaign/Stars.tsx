import { useWords } from '../words/useWords.tsx';

const STAR = 'M10 2.2l2.4 5.1 5.5.7-4 3.9 1 5.6-4.9-2.7-4.9 2.7 1-5.6-4-3.9 5.5-.7z';
const WIDTH = 20;

/** Stars that are reached, of three. */
export function Stars({ reached }: { readonly reached: number }) {
  const words = useWords();
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${3 * WIDTH} 20`}
      width={3 * 18}
      height="18"
      role="img"
      aria-label={words.text('campaign.stars', { stars: reached })}
    >
      {[0, 1, 2].map((star) => (
        <path key={star} transform={`translate(${star * WIDTH})`} d={STAR} data-reached={star < reached} />
      ))}
    </svg>
  );
}
