import type { Message } from '@madang/kernel';
import { SIDES } from '../components/words.ts';
import { type Castle, doorSide, doorsMet, doorTile, faceAt, type Placement } from '../rules/castle/index.ts';
import { faceWord } from '../rules/spelling.ts';
import { listed, say, tileText } from './names.ts';

/** The entrances of the castle that a tile laid there would be connected to: "north entrance of the Buttery, …". */
export const doorsText = (castle: Castle, placement: Placement): Message =>
  listed(
    doorsMet(castle, placement).map((door) =>
      say('ludwig.label.door', {
        side: say(`ludwig.side.${SIDES[doorSide(door)] ?? 'N'}`),
        tile: tileText(faceWord(faceAt(castle, doorTile(door)))),
      }),
    ),
  );
