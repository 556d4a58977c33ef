import { MAP_LIMITS } from '@mishiori/map-document'
import { FILE_LIMITS } from '../../limits.ts'
import type { ReadLine, ReadSpot } from '../../read-result.ts'
import type { ZipEntry } from '../../zip/zip-directory.ts'

/** Kinds that browsers show, and hosts can be expected to store. */
const SHOWN = /\.(?:png|jpe?g|gif|webp)$/i

/** Spots, and stops of lines, with the pictures of the archive that they show, by the names of these. */
export interface ArchivePictures {
  readonly lines: readonly ReadLine[]
  readonly spots: readonly ReadSpot[]
  readonly names: ReadonlySet<string>
}

/**
 * Finds what spots show among the entries of an archive: at most five a spot, as the map has it, and {@link
 * FILE_LIMITS} of them all, none of which may be large or packed beyond belief. Addresses on the web are none of the
 * archive, and are not fetched.
 *
 * @param folder of the main map, to which addresses in it are relative; '' for the root.
 */
export function findArchivePictures(
  { lines, spots }: { readonly lines: readonly ReadLine[]; readonly spots: readonly ReadSpot[] },
  { entries, folder }: { readonly entries: readonly ZipEntry[]; readonly folder: string },
): ArchivePictures {
  const shown = new Map(entries.filter(isShown).map((entry) => [entry.name, entry]))
  const names = new Set<string>()
  let bytes = 0
  const take = (name: string): boolean => {
    const size = shown.get(name)?.originalSize ?? 0
    const isFull = names.size >= FILE_LIMITS.archivePictures || bytes + size > FILE_LIMITS.archivePicturesBytes
    if (!names.has(name) && isFull) return false
    if (!names.has(name)) bytes += size
    names.add(name)
    return true
  }
  const withKnown = ({ pictures = [], ...spot }: ReadSpot): ReadSpot => {
    const known = new Set(pictures.flatMap((address) => nameInArchive(address, folder) ?? []))
    const taken = [...known]
      .filter((name) => shown.has(name))
      .slice(0, MAP_LIMITS.spotImages)
      .filter(take)
    return taken.length > 0 ? { ...spot, pictures: taken } : spot
  }
  const withStops = (line: ReadLine): ReadLine => ({ ...line, stops: line.stops.map(withKnown) })
  return { spots: spots.map(withKnown), lines: lines.map(withStops), names }
}

/** Whether an entry is a picture by its name. */
export const isPictureName = (name: string): boolean => SHOWN.test(name)

/** Whether an entry is a picture that may be unpacked. */
export function isShown({ name, size, originalSize }: ZipEntry): boolean {
  const isBomb = originalSize > Math.max(size, 4096) * FILE_LIMITS.archiveRatio
  return isPictureName(name) && originalSize > 0 && originalSize <= FILE_LIMITS.archivePictureBytes && !isBomb
}

/** Whether an address says where it is by itself: on the web, or in the machine that wrote it. */
export const isOnWeb = (address: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)

/** The name of the entry that an address means; null for one on the web, and one that leaves the archive. */
export function nameInArchive(address: string, folder: string): string | null {
  if (isOnWeb(address)) return null
  const parts: string[] = []
  for (const part of `${folder}${decoded(address)}`.replaceAll('\\', '/').split('/')) {
    if (part === '..' && parts.length === 0) return null
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
