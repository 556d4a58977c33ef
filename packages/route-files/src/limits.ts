import { MAP_LIMITS } from '@mishiori/map-document'

/** What a file may hold before it is refused. They bound memory and time, whatever the file says. */
export const FILE_LIMITS = {
  points: MAP_LIMITS.linePoints.max,
  spots: 10_000,
  lines: 10_000,
  areas: 10_000,
  xmlDepth: 100,
  /** Collections within collections. */
  jsonDepth: 20,
  /** JSON is read as a whole: UTF-16 code units. */
  jsonLength: 100_000_000,
  /** One tag, comment or CDATA section, UTF-16 code units. */
  tokenLength: 1_000_000,
  /** Files that are read as a whole, bytes: KMZ, ZIP and FIT. */
  wholeBytes: 100_000_000,
  /** Of a KMZ or a ZIP: its entries, and what the one that is read may unpack to, in bytes and in relation to its packed size. */
  archiveEntries: 10_000,
  archiveBytes: 250_000_000,
  archiveRatio: 250,
  /** Of its pictures that spots show: how many, and the bytes of each and of all. */
  archivePictures: 50,
  archivePictureBytes: 12 * 1024 * 1024,
  archivePicturesBytes: 200_000_000,
  /** A name or description; the rest is cut. UTF-16 code units, before entities are replaced. */
  textLength: 65_536,
} as const
