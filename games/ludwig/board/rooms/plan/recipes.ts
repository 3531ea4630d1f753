import type { Face, FaceName, ShapeName } from '../../../components/index.ts';
import { flat, type Mark, type Motif, moved } from './marks.ts';
import { BELOW } from './motifs/below.ts';
import { GARDENS } from './motifs/gardens.ts';
import { HALLS } from './motifs/halls.ts';
import { INDOORS } from './motifs/indoors.ts';
import { LEISURE } from './motifs/leisure.ts';
import { SERVICE } from './motifs/service.ts';

const MOTIFS: Readonly<Record<string, Motif>> = { ...INDOORS, ...LEISURE, ...SERVICE, ...BELOW, ...GARDENS, ...HALLS };

type Place = readonly [x: number, y: number, width: number, height: number];

/** Where furniture may stand in a shape, clear of walls and doors, and the place that fills it. */
interface Places {
  readonly boxes: readonly Place[];
  readonly all?: Place;
}

const PLACES: Readonly<Record<ShapeName, Places>> = {
  square2: { boxes: [[20, 20, 30, 28]] },
  circle3: { boxes: [[30, 30, 40, 38]] },
  oblong4: {
    boxes: [
      [24, 20, 32, 28],
      [59, 20, 30, 28],
    ],
  },
  oblong5: {
    boxes: [
      [21, 20, 28, 28],
      [51, 20, 28, 28],
      [81, 20, 26, 28],
    ],
  },
  ell4: {
    boxes: [
      [20, 24, 29, 32],
      [20, 62, 29, 26],
      [60, 60, 32, 28],
    ],
  },
  oblong7: {
    boxes: [
      [22, 20, 30, 28],
      [54, 20, 28, 28],
      [86, 20, 28, 28],
      [118, 20, 30, 28],
    ],
    all: [70, 20, 128, 28],
  },
  square4: {
    boxes: [
      [40, 42, 48, 44],
      [56, 9, 36, 9],
      [13, 62, 16, 24],
      [67, 62, 16, 24],
    ],
    all: [40, 40, 68, 68],
  },
  oblong6: {
    boxes: [
      [60, 30, 46, 42],
      [20, 32, 28, 44],
      [100, 30, 28, 44],
    ],
    all: [60, 30, 108, 48],
  },
  circle5: {
    boxes: [
      [50, 50, 56, 54],
      [50, 13, 34, 10],
      [18, 56, 16, 26],
      [82, 56, 16, 26],
    ],
    all: [50, 50, 84, 84],
  },
  octagon7: {
    boxes: [
      [70, 40, 62, 56],
      [21, 40, 26, 40],
      [119, 40, 26, 40],
    ],
    all: [70, 40, 118, 64],
  },
  foyer: { boxes: [[30, 30, 40, 40]] },
  hallway: { boxes: [], all: [60, 10, 112, 12] },
  stairs: { boxes: [], all: [30, 10, 56, 14] },
};

/** What furnishes each face: a word for each place of its shape, `+` lays one upon another, `*` fills the room. */
const RECIPES: Readonly<Record<FaceName, string>> = {
  buttery: 'barrels',
  larder: 'crates',
  pantry: 'shelves',
  'focus-room': 'rugO+armchair',
  'lilac-cabinet': 'rugR+desk',
  'pink-cabinet': 'rugO+roundtable',
  'broom-closet': 'brooms',
  'cloak-room': 'coats',
  'powder-room': 'basin',
  'berchta-room': 'rugO+organ',
  'flute-room': 'rugO+flutes',
  'piano-room': 'rugO+piano',
  'bottomless-pit': 'pit',
  'fungus-room': 'mushrooms',
  'the-hole': 'pit+ladder',
  parlor: 'rugO+roundtable',
  'sitting-room': 'rugO+sofas',
  study: 'rugO+desk',
  anteroom: 'roundtable sideboard',
  'food-prep-room': 'counter crates',
  'meat-locker': 'meat meat',
  'dressing-room': 'wardrobe rugO+vanity',
  'nap-room': 'rugR+divan plant',
  solar: 'bed rugO+sun',
  'dirt-room': 'boots sink',
  'utility-room': 'shelves stove',
  washroom: 'tub basin',
  'billiards-room': 'cues rugR+billiard armchair',
  oratory: 'pews pews altar',
  'sewing-room': 'cloth sewing rugO+armchair',
  crypt: 'coffin coffin candles',
  'knight-room': 'armor roundtable swords',
  'mold-room': 'barrels mushrooms puddle',
  gatehouse: 'tower gate tower',
  porch: 'bed4 deck bed4',
  shed: 'shed crops crops',
  'dining-room': 'sideboard plant longtable',
  kitchen: 'hearth counter roundtable',
  scullery: 'shelves sink barrels',
  'guest-bedroom': 'wardrobe rugO+armchair bed',
  'queens-bedroom': 'vanity rugO+plant canopy',
  'tasso-room': 'shelves rugR+desk bed',
  'laundry-room': 'tub basket washing',
  'panic-room': 'crates chest safe',
  sauna: 'stove basin benches',
  '9-pin-alley': '*lane',
  'train-room': '*track',
  'great-hall': '*runner',
  'upper-hall': '*columns',
  'gallery-of-mirrors': '*mirrors',
  salon: 'sofas rugO+roundtable rugR+sofas piano',
  'east-tapestry-chamber': 'rugR+sofas tapestry plant plant',
  observatory: 'rugO+telescope shelf globe desk',
  'french-gazebo': 'gazebo bed4 trees trees',
  'pumpkin-garden': '*pumpkins',
  'grand-bedchamber': 'rugR+canopy tapestry chest plant',
  'servants-quarters': 'beds shelf chest chest',
  armory: 'shields swords armor',
  dungeon: '*cells',
  'drawing-room': 'rugR+sofas desk hearth',
  'west-tapestry-room': 'rugO+roundtable sofas armchair',
  'coach-house': 'coach stalls trees',
  'formal-gardens': 'fountain parterre parterre',
  forum: '*forum',
  theater: '*theatre',
  'secret-lair': 'rugO+roundtable candles chest swords',
  'venus-grotto': '*lake',
  'green-house': '*glasshouse',
  'hundings-hut': 'hut bed4 trees trees',
  'audience-room': 'rugR+throne pews pews',
  'singers-chamber': 'rugO+choir organ piano',
  'throne-room': 'rugR+throne armor armor',
  vestibule: 'rugO+fountain plant plant',
  stables: 'trees stalls stalls',
  'terrace-gardens': 'fountain parterre parterre',
  foyer: 'medallion',
  hallway: '*runner',
  'downstairs-hallway': '*runner',
  stairs: '*steps',
};

function fitted(word: string, [x, y, width, height]: Place): readonly Mark[] {
  const motif = MOTIFS[word];
  if (!motif) throw new Error(`no motif ${word}`);
  if (typeof motif === 'function') return flat(moved(x, y, 1, 0, motif(width, height)));
  const [own, high, marks] = motif;
  return flat(moved(x, y, Math.min(width / own, height / high) * 1.12, 0, marks));
}

/** The furniture of a face, piece by piece, in units of the unturned plan. */
export function furnitureOf({ name, shape }: Pick<Face, 'name' | 'shape'>): readonly (readonly Mark[])[] {
  const [recipe, { boxes, all }] = [RECIPES[name], PLACES[shape]];
  if (recipe.startsWith('*')) return all ? [fitted(recipe.slice(1), all)] : [];
  return recipe.split(' ').flatMap((words, i) => {
    const place = boxes[i];
    return place ? words.split('+').map((word) => fitted(word, place)) : [];
  });
}
