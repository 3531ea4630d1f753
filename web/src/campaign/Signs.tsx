import { type BoardView, GameRoot } from '@madang/board-kit';

interface SignsProps {
  readonly game: string;
  readonly board: Pick<BoardView, 'Sign'>;
  readonly signs: readonly string[];
}

/** What a challenge is about, as the board draws it; its words say the same. */
export const Signs = ({ game, board, signs }: SignsProps) => (
  <span className="challenge-signs" aria-hidden="true">
    {signs.map((id) => (
      <GameRoot key={id} name={game}>
        <board.Sign id={id} />
      </GameRoot>
    ))}
  </span>
);
