/** Bounds of what is saved of one article. */
export const OFFLINE_LIMITS = {
  /** Of its map's tiles; deep zooms are left out before more is loaded. */
  mapBytes: 60 * 1024 ** 2,
  tiles: 3000,
  /** The deepest zoom that is saved. */
  zoom: 15,
  /** How far around the route the map is saved. */
  marginMeters: 1000,
  /** Tiles and pictures that are loaded at a time. */
  atOnce: 6,
  /** Routes in progress that are kept on the device though the server has them. */
  drafts: 20,
} as const
