import { detectOtherFormat } from './formats/detect-format.ts'
import type { FormatReader } from './formats/file-format.ts'
import { createFitReader } from './formats/fit/fit-reader.ts'
import { createGeojsonReader } from './formats/geojson/geojson-reader.ts'
import { createKmzReader } from './formats/kml/kmz-reader.ts'
import { decoding } from './formats/text-reader.ts'
import { createXmlReader } from './formats/xml-reader.ts'
import type { ReadResult, RefusalCode } from './read-result.ts'
import { RefusedError } from './refused-error.ts'
import { byteChunks, type RouteFileSource, sourceSize } from './source/byte-chunks.ts'

/** Bytes read so far. */
export interface ReadProgress {
  readonly readBytes: number
  /** null when the source is a stream, which does not tell. */
  readonly totalBytes: number | null
}

/** Cancels and observes the reading of a file. */
export interface ReadOptions {
  /** Stops reading; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadProgress) => void
}

/**
 * Reads a route file piece by piece; the text of XML is never in memory as a whole. The content decides about the format, not the name.
 *
 * @returns what the file holds, or why it is refused, with line and column where there is a place. A file that is readable but for
 * some points comes with `notes` that count what was left out.
 * @throws the signal's reason when cancelled, and what the source throws when it cannot be read.
 * @example
 * const result = await readRouteFile(file)
 * if (result.ok) console.log(result.file.lines.length)
 */
export async function readRouteFile(source: RouteFileSource, options: ReadOptions = {}): Promise<ReadResult> {
  const { signal, onProgress } = options
  const totalBytes = sourceSize(source)
  let reader: FormatReader | null = null
  let readBytes = 0
  try {
    for await (const bytes of byteChunks(source)) {
      signal?.throwIfAborted()
      reader ??= readerFor(bytes)
      reader.write(bytes)
      readBytes += bytes.length
      onProgress?.({ readBytes, totalBytes })
    }
    if (!reader) throw new RefusedError('file.empty')
    return { ok: true, file: reader.end() }
  } catch (error) {
    if (error instanceof RefusedError) return refusedAt(error, reader)
    throw error
  }
}

/** Files not known to be of another format are read as XML, whose root element decides. */
function readerFor(head: Uint8Array): FormatReader {
  const format = detectOtherFormat(head)
  switch (format) {
    case null:
      return decoding(head, createXmlReader())
    case 'json':
      return decoding(head, createGeojsonReader())
    case 'zip':
      return createKmzReader()
    case 'fit':
      return createFitReader()
    default:
      throw new RefusedError('file.unsupported_format', { format })
  }
}

/** Refusals that are about the file as a whole, not about a place in it. */
const WITHOUT_PLACE = new Set<RefusalCode>([
  'file.empty',
  'file.unsupported_format',
  'file.encoding_unknown',
  'file.no_points',
  'file.positions_unreadable',
  'file.beyond_map',
  'file.no_fix',
  'file.addresses_only',
  'file.archive_encrypted',
  'file.broken_fit',
  'file.broken_zip',
  'file.archive_too_large',
  'file.network_link',
])

function refusedAt({ code, params }: RefusedError, reader: FormatReader | null): ReadResult {
  const place = (WITHOUT_PLACE.has(code) ? null : reader?.position()) ?? { line: null, column: null }
  return { ok: false, refusal: { code, params, ...place } }
}
