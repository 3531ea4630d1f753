/** The eight room types (LUD-TILE-02). Their index is the type's number everywhere. */
export const ROOM_TYPES = ['living', 'activity', 'sleeping', 'outdoor', 'utility', 'food', 'corridor', 'downstairs'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** The ten sizes of room tiles, in printed square feet: one stack each (LUD-SETUP-05). Their index is the stack's number. */
export const ROOM_SIZES = [100, 150, 200, 250, 300, 350, 400, 450, 500, 600] as const;
export type RoomSize = (typeof ROOM_SIZES)[number];

/** The sides of a tile, clockwise; a quarter turn takes each to the next. Their index is the side's number. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** Clockwise turns of a tile in degrees (LUD-PLACE-03). Their index, the quarter turns, is the rotation's number. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/**
 * One unit of a tile's outline on which an entrance or a wall lies: the side it faces, and its distance in units from the left (N, S)
 * or the top (E, W) of the unturned tile's bounding box.
 */
export type Facet = `${Side}${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
