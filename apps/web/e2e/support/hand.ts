/** Pixels from the map's top left corner. */
export type Point = readonly [x: number, y: number]
