import { type BoardProps, boardTable, type MatProps, ownerOf, type Reason, saying, useStaging } from '@madang/board-kit';
import { playerOf, type Seat } from '@madang/kernel';
import { useState } from 'preact/hooks';
import { type Ludwig, type LudwigEvent, type LudwigMove, parts } from '../rules/index.ts';
import { ANSWERING } from './targets.ts';
import { word } from './words.ts';

export type LudwigProps = BoardProps<Ludwig, LudwigMove, LudwigEvent>;
export type LudwigMatProps = MatProps<Ludwig, LudwigMove, LudwigEvent>;

interface More {
  /** The seat whose castle is seen large: whose turn is shown, else one's own; and another to be seen until the next decision. */
  readonly shown: Seat;
  show(seat: Seat): void;
  /** The held tile follows the pointer and is put down where it is let go. */
  readonly carrying: boolean;
  carry(on: boolean): void;
  /** Why what was pressed last is not possible. */
  readonly notice: Reason | null;
  notify(reason: Reason | null): void;
}

/** What lasts as long as a decision does. */
interface Asked {
  readonly of: LudwigProps['decision'];
  readonly shown: Seat | null;
  readonly carrying: boolean;
  readonly notice: Reason | null;
  /** The view before what was tried when the notice came: once that is confirmed or taken back, the notice is gone. */
  readonly noticed: Ludwig | null;
}

function useMore({ view, seat, decision, rest = null }: LudwigProps): More {
  const staging = useStaging();
  const [last, setLast] = useState<Asked>({ of: decision, shown: null, carrying: false, notice: null, noticed: null });
  // a tile that is dragged is bought on the way: it is carried on into the next decision
  const now = last.of === decision ? last : { of: decision, shown: null, carrying: last.carrying && decision !== null, notice: null, noticed: null };
  return {
    shown: now.shown ?? staging.seat ?? ownerOf(view, seat),
    show: (shown) => setLast({ ...now, shown }),
    carrying: now.carrying,
    carry: (carrying) => setLast({ ...now, carrying }),
    notice: now.noticed === rest ? now.notice : null,
    notify: (notice) => setLast({ ...now, notice, noticed: rest }),
  };
}

export const { Frame, MatFrame, keptPart, useLive, useTable, usePiece, useTakeUp } = boardTable<Ludwig, LudwigMove, LudwigEvent, More>({
  ...ANSWERING,
  game: 'ludwig',
  isPrinted: true,
  useMore,
});

/** Says messages, or the board's own words by their name, in the reader's words. */
export const useSay = saying(useTable, word);

/** A seat's points: those of the track, and when it is over what they came to. */
export const pointsOf = (view: Ludwig, seat: Seat): number => (view.over ? parts(view)[seat]?.total : undefined) ?? playerOf(view, seat).points;
