import type { TileAddress } from '../elevation-source.ts'

/** Where pictures of elevations are kept. */
export interface TileStore {
  /** What it is called where an operator reads of a trouble. */
  readonly label: string
  /** The deepest zoom that it holds. */
  readonly maxZoom: number
  /** Null for a tile that it does not hold. @throws when it cannot be read now. */
  read(tile: TileAddress, signal: AbortSignal): Promise<Uint8Array | null>
  close(): Promise<void>
}

/** Bytes of the largest picture that is read: several times a tile of 512 pixels in PNG. */
export const MAX_TILE_BYTES = 4 * 1024 ** 2

/** Fills `{z}`, `{x}` and `{y}` with numbers of our own. */
export function fillTemplate(template: string, { z, x, y }: TileAddress): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}
