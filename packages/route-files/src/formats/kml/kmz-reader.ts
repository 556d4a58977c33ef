import { type UnzipFileInfo, unzipSync } from 'fflate'
import { FILE_LIMITS } from '../../limits.ts'
import { RefusedError } from '../../refused-error.ts'
import { ByteCollector } from '../../source/byte-collector.ts'
import type { FormatReader } from '../file-format.ts'
import { decoding } from '../text-reader.ts'
import { createXmlReader } from '../xml-reader.ts'
import { findSpotPictures, isShown } from './archive-pictures.ts'

/** Reads a KMZ: the KML file in a zip, and the pictures that its spots show. What else is in it is counted and not unpacked. */
export function createKmzReader(): FormatReader {
  const file = new ByteCollector()
  let kml: FormatReader | null = null
  return {
    write: (bytes) => file.write(bytes),
    end() {
      const { bytes, folder, entries, otherMaps } = unpackMainKml(file.bytes)
      kml = decoding(bytes, createXmlReader())
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) kml.write(bytes.subarray(at, at + CHUNK_BYTES))
      const read = kml.end()
      const { spots, names } = findSpotPictures(read.spots, { entries, folder })
      const pictures = entries.filter(({ name }) => PICTURE.test(name)).length - names.size
      const notes = [
        ...read.notes,
        ...(pictures > 0 ? [{ code: 'picture.left_out', count: pictures } as const] : []),
        ...(otherMaps > 0 ? [{ code: 'network_link.left_out', count: otherMaps } as const] : []),
      ]
      const shown = names.size > 0 && { pictures: unpackPictures(file.bytes, names) }
      return { ...read, format: 'kmz', spots, notes, ...shown }
    },
    position: () => kml?.position() ?? null,
  }
}

const CHUNK_BYTES = 1 << 18
const KML = /\.kml$/i
const PICTURE = /\.(png|jpe?g|gif|webp|bmp|tiff?|svg)$/i

interface MainKml {
  readonly bytes: Uint8Array
  /** Its folder in the archive, with a slash at the end; '' for the root. */
  readonly folder: string
  readonly entries: readonly UnzipFileInfo[]
  /** KML files besides the main one, which only links in it would show. */
  readonly otherMaps: number
}

/** @throws {RefusedError} for a zip without KML, a broken one, and one that unpacks to more than may be. */
function unpackMainKml(archive: Uint8Array): MainKml {
  const entries = listEntries(archive)
  const maps = entries.filter(({ name }) => KML.test(name))
  const main = mainOf(maps)
  if (!main) throw new RefusedError('file.unsupported_format', { format: 'zip' })
  refuseTooLarge(main)
  const bytes = unzip(archive, ({ name }) => name === main.name)[main.name]
  if (!bytes || bytes.length !== main.originalSize) throw new RefusedError('file.broken_zip')
  const folder = main.name.slice(0, main.name.lastIndexOf('/') + 1)
  return { bytes, folder, entries, otherMaps: maps.length - 1 }
}

/** Each name once, whatever the archive repeats; copied out, so that a worker can hand over each alone. */
function unpackPictures(archive: Uint8Array, names: ReadonlySet<string>): Record<string, Uint8Array<ArrayBuffer>> {
  const remaining = new Set(names)
  const unpacked = unzip(archive, (entry) => isShown(entry) && remaining.delete(entry.name))
  return Object.fromEntries(Object.entries(unpacked).map(([name, bytes]) => [name, new Uint8Array(bytes)]))
}

function listEntries(archive: Uint8Array): readonly UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  unzip(archive, (entry) => {
    if (entries.push(entry) > FILE_LIMITS.archiveEntries) {
      throw new RefusedError('file.archive_too_large', { max: FILE_LIMITS.archiveEntries })
    }
    return false
  })
  return entries
}

/** Unpacking ends at the declared size of an entry, so the check of that size limits the memory. */
function unzip(archive: Uint8Array, filter: (entry: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(archive, { filter })
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw new RefusedError('file.broken_zip')
  }
}

/** The KML file that readers open (OGC 07-147r2 annex C): `doc.kml`, else the first one in the root, else the first one. */
function mainOf(maps: readonly UnzipFileInfo[]): UnzipFileInfo | undefined {
  const inRoot = maps.filter(({ name }) => !name.includes('/'))
  return inRoot.find(({ name }) => name.toLowerCase() === 'doc.kml') ?? inRoot[0] ?? maps[0]
}

function refuseTooLarge({ size, originalSize }: UnzipFileInfo): void {
  const max = FILE_LIMITS.archiveBytes
  const isBomb = originalSize > Math.max(size, 4096) * FILE_LIMITS.archiveRatio
  if (originalSize > max || isBomb) throw new RefusedError('file.archive_too_large', { max })
}
