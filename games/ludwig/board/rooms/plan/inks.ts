/** Inks of furniture: the tones of styles/printed/plan.css, which know day and night. `TONE` and `PALE` are those of the room's type. */
export const TONE = 'var(--plan-tone)';
export const PALE = 'var(--plan-pale)';
export const WOOD = 'var(--plan-wood)';
export const PLANK = 'var(--plan-plank)';
export const LINEN = 'var(--plan-linen)';
export const GOLD = 'var(--plan-gold)';
export const STONE = 'var(--plan-stone)';
export const IRON = 'var(--plan-iron)';
export const WATER = 'var(--plan-water)';
export const LEAF = 'var(--plan-leaf)';
export const LEAF2 = 'var(--plan-leaf-dark)';
export const RUNNER = 'var(--plan-runner)';
export const LANE = 'var(--plan-lane)';
export const LAWN = 'var(--plan-lawn)';
export const SOIL = 'var(--plan-soil)';
export const STRAW = 'var(--plan-straw)';
export const GRAVEL = 'var(--plan-gravel)';
export const GROTTO = 'var(--plan-grotto)';
export const CELL = 'var(--plan-cell)';
export const STAIR = 'var(--plan-stair)';
export const DARK = '#2b211a';
export const CANDLE = '#fff3c9';
/** The backs of books. */
export const SPINES = ['#a8423a', '#3d6ea0', '#d0a24a', '#5c7f4c', '#e8dcc2'] as const;
