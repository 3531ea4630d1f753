import type { DescribedArea, Message, Wording } from '@madang/kernel';

/** Lines of a position in words that belong together, under one heading. */
export interface WordsArea {
  readonly area: DescribedArea;
  /** The name of the player whose area it is; absent: the whole table's. */
  readonly player?: Message;
  readonly lines: readonly Message[];
}

/** The player of a line, as it names its seat. */
const playerOf = ({ args }: Message): Pick<WordsArea, 'player'> =>
  typeof args?.seat === 'object' && 'key' in args.seat ? { player: args.seat } : {};

/** The lines of a position by areas, in their order: a line begins one if its game says so, else it belongs to the one before. */
export function areasOf(lines: readonly Message[], areas: Wording['areas'] = {}): readonly WordsArea[] {
  const found: WordsArea[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const area = areas[line.key] ?? last?.area ?? 'table';
    const isPlayer = area === 'player';
    const goesOn = last?.area === area && (!isPlayer || areas[line.key] === undefined);
    if (goesOn) found[found.length - 1] = { ...last, lines: [...last.lines, line] };
    else found.push({ area, ...(isPlayer && playerOf(line)), lines: [line] });
  }
  return found;
}
