import { type Block, type Point, type Size, spread } from '@madang/board-kit/layout';
import { PLACES, type Place, POSITIONS } from '../../rules/index.ts';

/** How large a place is drawn, in CSS pixels. */
export interface PlaceStyle {
  readonly name: 'vast' | 'grand' | 'roomy' | 'middle' | 'low' | 'flat' | 'upright' | 'small' | 'tiny';
  readonly card: Size;
  readonly font: number;
  readonly cube: number;
  /** Scale of the figures, which are 26 high at 1. */
  readonly figure: number;
  /** Least distance between two places. */
  readonly gap: number;
}

const STYLES: readonly (PlaceStyle & { readonly from: Size })[] = [
  { name: 'vast', from: { width: 1700, height: 720 }, card: { width: 164, height: 82 }, font: 21, cube: 27, figure: 1.45, gap: 22 },
  { name: 'grand', from: { width: 1240, height: 560 }, card: { width: 132, height: 66 }, font: 17, cube: 22, figure: 1.18, gap: 18 },
  { name: 'roomy', from: { width: 880, height: 400 }, card: { width: 108, height: 54 }, font: 14, cube: 18, figure: 0.96, gap: 14 },
  { name: 'middle', from: { width: 600, height: 340 }, card: { width: 90, height: 45 }, font: 13, cube: 15.5, figure: 0.8, gap: 8 },
  { name: 'low', from: { width: 600, height: 240 }, card: { width: 82, height: 36 }, font: 12.5, cube: 13.5, figure: 0.68, gap: 8 },
  { name: 'flat', from: { width: 600, height: 0 }, card: { width: 60, height: 30 }, font: 11.5, cube: 10.4, figure: 0.5, gap: 0 },
  { name: 'upright', from: { width: 380, height: 400 }, card: { width: 78, height: 44 }, font: 13, cube: 15, figure: 0.76, gap: 4 },
  { name: 'small', from: { width: 366, height: 296 }, card: { width: 66, height: 36 }, font: 12, cube: 11.6, figure: 0.62, gap: 4 },
  { name: 'tiny', from: { width: 0, height: 0 }, card: { width: 54, height: 30 }, font: 11, cube: 9.6, figure: 0.5, gap: 1 },
];

/** The largest style for which a map of that size has room. */
export function placeStyle(size: Size): PlaceStyle {
  const style = STYLES.find(({ from }) => size.width >= from.width && size.height >= from.height) ?? STYLES.at(-1);
  if (!style) throw new Error('no style for places');
  return style;
}

const FIGURE_HEIGHT = 24;

/** The height that figures on the edge of a card take above it. */
export const headroom = (style: PlaceStyle): number => FIGURE_HEIGHT * style.figure - 3;

/** About how wide a name is, in units of its font size: Han and Hangul fill a square, Latin letters about half of one. */
const nameWidth = (name: string): number => [...name].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x1100 ? 1 : 0.57), 0);

const NAME_MARGIN = 6;
const NAME_MARGIN_TINY = 3;

/** The card of a place with that name: the style's, or wider if the name needs it. */
export const cardFor = (style: PlaceStyle, name: string): Size => ({
  ...style.card,
  width: Math.max(style.card.width, ribbonFor(style, name)),
});

/** How wide the ribbon with that name is. */
export const ribbonFor = (style: PlaceStyle, name: string): number =>
  Math.ceil(nameWidth(name) * style.font) + 2 * (style.name === 'tiny' ? NAME_MARGIN_TINY : NAME_MARGIN);

/** Share of the map kept free of places. */
const MARGIN = { left: 0.012, right: 0.012, top: 0.045, bottom: 0.03 };

type PerPlace<T> = Readonly<Record<Place, T>>;

/** For maps that are small and nearly square: the same places, moved apart where the east is crowded. */
const COMPACT: PerPlace<Point> = {
  vladivostok: { x: 0.79, y: 0.95 },
  khabarovsk: { x: 0.745, y: 0.55 },
  amur: { x: 0.615, y: 0.74 },
  sakhalin: { x: 0.92, y: 0.74 },
  aldan: { x: 0.5, y: 0.47 },
  transbaikal: { x: 0.45, y: 0.76 },
  kolyma: { x: 0.7, y: 0.31 },
  kamchatka: { x: 0.92, y: 0.36 },
  chukotka: { x: 0.9, y: 0.09 },
  lena: { x: 0.53, y: 0.14 },
  baikal: { x: 0.24, y: 0.93 },
  evenkia: { x: 0.28, y: 0.5 },
  taymyr: { x: 0.3, y: 0.1 },
  kuzbass: { x: 0.1, y: 0.82 },
  ob: { x: 0.1, y: 0.44 },
};

/** True for a map that is small and nearly square, or higher than wide. */
export const isCompact = ({ name }: PlaceStyle): boolean => name === 'upright' || name === 'small' || name === 'tiny';

/** The tables' positions, or the compact ones, stretched over the whole map: 0 … 1 both ways. */
function shares(style: PlaceStyle): PerPlace<Point> {
  const at = isCompact(style) ? COMPACT : POSITIONS;
  const x = extent(PLACES.map((place) => at[place].x));
  const y = extent(PLACES.map((place) => at[place].y));
  return perPlace((place) => ({ x: share(x, at[place].x), y: share(y, at[place].y) }));
}

const extent = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });
const share = ({ low, high }: { readonly low: number; readonly high: number }, value: number): number => (value - low) / (high - low);

/** Where the middle of each place's card lies on a map of that size, so that cards and the figures above them never overlap. */
export function placeMap(size: Size, style: PlaceStyle, cards: PerPlace<Size>): PerPlace<Point> {
  const above = headroom(style);
  const area = { width: size.width * (1 - MARGIN.left - MARGIN.right), height: size.height * (1 - MARGIN.top - MARGIN.bottom) };
  const home = shares(style);
  const blocks: Block[] = PLACES.map((place) => {
    const block = { width: cards[place].width, height: cards[place].height + above };
    return {
      ...block,
      x: block.width / 2 + home[place].x * (area.width - block.width),
      y: block.height / 2 + home[place].y * (area.height - block.height),
    };
  });
  const found = spread(blocks, area, style.gap);
  return perPlace((_, index) => {
    const at = found[index] ?? { x: 0, y: 0 };
    return { x: at.x + size.width * MARGIN.left, y: at.y + size.height * MARGIN.top + above / 2 };
  });
}

/** A record of something for every place. */
export function perPlace<T>(make: (place: Place, index: number) => T): PerPlace<T> {
  const at = (place: Place): T => make(place, PLACES.indexOf(place));
  return {
    vladivostok: at('vladivostok'),
    khabarovsk: at('khabarovsk'),
    amur: at('amur'),
    sakhalin: at('sakhalin'),
    aldan: at('aldan'),
    transbaikal: at('transbaikal'),
    kolyma: at('kolyma'),
    kamchatka: at('kamchatka'),
    chukotka: at('chukotka'),
    lena: at('lena'),
    baikal: at('baikal'),
    evenkia: at('evenkia'),
    taymyr: at('taymyr'),
    kuzbass: at('kuzbass'),
    ob: at('ob'),
  };
}
