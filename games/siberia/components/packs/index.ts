import { packContents, packsRead } from '@madang/kernel';
import { type Figures, OURS } from './figures.ts';
import { parseFigures } from './parse.ts';

export { type Figures, type FiguresDocument, type Names, OURS } from './figures.ts';
export { parseFigures } from './parse.ts';

/** The values of the option that chooses the figures: without a pack they are ours. */
export const FIGURE_IDS: readonly string[] = [`${OURS.name}-${OURS.version}`];

/** What tells the figures of a match: its options, and the text of the pack that they name. */
export interface Played {
  readonly options: { readonly figures: string };
  readonly pack?: string;
}

const figuresOfPack = packContents(parseFigures);

/** The figures that a match is played with: ours where it has no pack. */
export const figuresOf = ({ options, pack }: Played): Figures => (pack === undefined ? OURS : figuresOfPack(options.figures, pack));

/** Figures that owners type. */
export const FIGURE_PACKS = packsRead('figures', 'siberia-figures', parseFigures);
