/** Limits of the data stored on a device. */
export const DEVICE_LIMITS = {
  /** Tiles of the map of one article, in bytes; deep zooms are left out before more is loaded. */
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
  /** Photos of guests that wait on the device for an account, and the bytes of all of them. */
  guestPhotos: 60,
  guestPhotoBytes: 60 * 1024 ** 2,
  /** Files of other apps that wait at a time, and the bytes of all of them. */
  sharedFiles: 50,
  sharedBytes: 500 * 1024 ** 2,
  /** How long shared files wait for a log-in. */
  sharedHours: 24,
} as const
