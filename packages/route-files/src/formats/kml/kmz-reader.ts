import { FILE_LIMITS } from '../../limits.ts'
import type { RefusalCode, RouteFile } from '../../read-result.ts'
import { RefusedError } from '../../refused-error.ts'
import { ByteCollector } from '../../source/byte-collector.ts'
import { ZipArchive } from '../../zip/zip-archive.ts'
import type { ZipEntry } from '../../zip/zip-directory.ts'
import type { FormatReader, TextReader } from '../file-format.ts'
import { GpxHandler } from '../gpx/gpx-handler.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { decoding } from '../text-reader.ts'
import { createGpxReader, createKmlReader } from '../xml-reader.ts'
import { findArchivePictures, isPictureName, isShown, nameInArchive } from './archive-pictures.ts'
import { KmlHandler } from './kml-handler.ts'

/**
 * Reads a zip with a map: a KMZ, which is the KML file in it and those that it links to, or a GPX file. Pictures that
 * its spots show come with it. What else is in it is counted and not unpacked.
 */
export function createKmzReader(): FormatReader {
  const file = new ByteCollector()
  let reading: KmzReading | null = null
  return {
    write: (bytes) => file.write(bytes),
    end() {
      reading = new KmzReading(new ZipArchive(file.bytes))
      return reading.read()
    },
    position: () => reading?.position() ?? null,
  }
}

const CHUNK_BYTES = 1 << 18
const KML = /\.kml$/i
const GPX = /\.gpx$/i
/** What macOS adds to archives: names like those of the files, and other content. */
const OF_MACOS = /^__MACOSX\//
/** What a file may hold, whichever of its maps it is in. */
const LIMITS = new Set<RefusalCode>(['file.too_many_points', 'file.archive_too_large'])
const PICTURE = /\.(png|jpe?g|gif|webp|bmp|tiff?|svg)$/i

class KmzReading {
  readonly #archive: ZipArchive
  readonly #entries: readonly ZipEntry[]
  #found = new RouteFileBuilder()
  /** By their names. */
  readonly #maps: ReadonlyMap<string, ZipEntry>
  readonly #mapsOfAnyCase: ReadonlyMap<string, ZipEntry>
  /** The main map and those that it links to, in the order in which they are read. */
  readonly #queue = new Set<ZipEntry>()
  #unpackedBytes = 0
  #current: FormatReader<void> | null = null

  constructor(archive: ZipArchive) {
    this.#archive = archive
    this.#entries = archive.entries.filter(({ name }) => !OF_MACOS.test(name))
    this.#maps = new Map(this.#entries.filter(({ name }) => KML.test(name)).map((entry) => [entry.name, entry]))
    this.#mapsOfAnyCase = new Map([...this.#maps].map(([name, entry]) => [name.toLowerCase(), entry]))
  }

  position() {
    return this.#current?.position() ?? null
  }

  /** @throws {RefusedError} for a zip without a map, a broken one, and one that unpacks to more than may be. */
  read(): RouteFile {
    const main = mainOf([...this.#maps.values()])
    const tracks = this.#entries.filter(({ name }) => GPX.test(name)).toSorted(byDepth)
    const [track] = tracks
    if (main) {
      this.#found.notes.add('archive.map_left_out', tracks.length)
      return this.#readKml(main)
    }
    if (!track) throw new RefusedError('file.unsupported_format', { format: 'zip' })
    return this.#readGpx(track, tracks.length - 1)
  }

  #readGpx(main: ZipEntry, othersCount: number): RouteFile {
    const folder = folderOf(main)
    const pictures = new Set(this.#entries.map(({ name }) => name).filter(isPictureName))
    const handler = new GpxHandler()
    this.#found = handler.found
    this.#found.isPicture = (address) => pictures.has(nameInArchive(address, folder) ?? '')
    this.#found.notes.add('archive.map_left_out', othersCount)
    this.#readText(main, createGpxReader(handler))
    return { ...this.#withPictures(handler.finish(), folder), format: 'gpxzip' }
  }

  #readKml(main: ZipEntry): RouteFile {
    this.#queue.add(main)
    const handler = new KmlHandler(this.#found)
    // a set that grows while it is gone through gives what was added too
    for (const entry of this.#queue) {
      if (entry === main) this.#readMap(entry, handler)
      else this.#readLinked(entry)
    }
    const read = this.#withPictures(handler.finish(), folderOf(main))
    this.#found.notes.add('network_link.left_out', this.#maps.size - this.#queue.size)
    return { ...read, format: 'kmz', notes: this.#found.notes.list() }
  }

  /** Reads a map. Those in the archive that it links to come next, each once; its other links are counted. */
  #readMap(entry: ZipEntry, handler: KmlHandler): void {
    this.#readText(entry, createKmlReader(handler))
    for (const link of handler.links.splice(0)) {
      const linked = this.#find(nameInArchive(link, folderOf(entry)))
      if (linked) this.#queue.add(linked)
      else this.#found.notes.add('network_link.left_out')
    }
  }

  #readText(entry: ZipEntry, text: TextReader<void>): void {
    const bytes = this.#unpackMap(entry)
    const reader = decoding(bytes, text)
    this.#current = reader
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) reader.write(bytes.subarray(at, at + CHUNK_BYTES))
    reader.end()
  }

  /** A linked map that cannot be read does not keep the others from being read. */
  #readLinked(entry: ZipEntry): void {
    try {
      this.#readMap(entry, new KmlHandler(this.#found))
    } catch (error) {
      if (!(error instanceof RefusedError) || LIMITS.has(error.code)) throw error
      this.#found.notes.add('network_link.left_out')
    }
  }

  /** Links are written on systems that do not tell capital letters from small ones. */
  #find(name: string | null): ZipEntry | undefined {
    const address = name?.replace(/[#?].*$/, '') ?? ''
    return this.#maps.get(address) ?? this.#mapsOfAnyCase.get(address.toLowerCase())
  }

  #unpackMap(entry: ZipEntry): Uint8Array {
    const max = FILE_LIMITS.archiveBytes
    this.#unpackedBytes += entry.originalSize
    const isBomb = entry.originalSize > Math.max(entry.size, 4096) * FILE_LIMITS.archiveRatio
    if (this.#unpackedBytes > max || isBomb) throw new RefusedError('file.archive_too_large', { max })
    return this.#unpack(entry)
  }

  #unpack(entry: ZipEntry): Uint8Array<ArrayBuffer> {
    const { bytes, hasChecksum } = this.#archive.unpack(entry)
    if (!hasChecksum) this.#found.notes.add('file.checksum_differs')
    return bytes
  }

  #withPictures(read: RouteFile, folder: string): RouteFile {
    const entries = this.#entries
    const { lines, spots, names } = findArchivePictures(read, { entries, folder })
    // each name once, whatever the archive repeats
    const shown = new Map(
      entries.filter((entry) => names.has(entry.name) && isShown(entry)).map((one) => [one.name, one]),
    )
    const pictures = Object.fromEntries([...shown].map(([name, entry]) => [name, this.#unpack(entry)]))
    this.#found.notes.add('picture.left_out', entries.filter(({ name }) => PICTURE.test(name)).length - names.size)
    return { ...read, lines, spots, notes: this.#found.notes.list(), ...(names.size > 0 && { pictures }) }
  }
}

const folderOf = ({ name }: ZipEntry) => name.slice(0, name.lastIndexOf('/') + 1)

/**
 * The KML file that readers open (OGC 07-147r2 annex C): `doc.kml`, else the first one in the root; where the root has
 * none, the uppermost `doc.kml`, else the first one.
 */
function mainOf(maps: readonly ZipEntry[]): ZipEntry | undefined {
  const inRoot = maps.filter(({ name }) => depthOf(name) === 0)
  const [doc] = maps.filter(({ name }) => /(?:^|\/)doc\.kml$/i.test(name)).toSorted(byDepth)
  return doc && depthOf(doc.name) === 0 ? doc : (inRoot[0] ?? doc ?? maps[0])
}

const depthOf = (name: string) => name.split('/').length - 1
const byDepth = (a: ZipEntry, b: ZipEntry) => depthOf(a.name) - depthOf(b.name)
