import type { RouteFile } from '../read-result.ts'
import type { XmlHandler } from '../xml/xml-tokenizer.ts'

/** A kind of file that this package can read. A new one is a row in `file-formats.ts`. */
export interface FileFormat {
  readonly id: RouteFile['format']
  /** Without the dot, lower case. */
  readonly extensions: readonly string[]
  readonly mediaType: string
}

/** Reads one file of a format, piece by piece. Throws `RefusedError`. */
interface Reader<Piece, Result> {
  write(piece: Piece): void
  end(): Result
  /** The current position, counted from 1; null if unknown. */
  position(): { readonly line: number; readonly column: number } | null
}

export type FormatReader<Result = RouteFile> = Reader<Uint8Array, Result>
export type TextReader<Result = RouteFile> = Reader<string, Result>

/** Collects the elements of one XML format and answers with the route file they describe. */
export interface RouteXmlHandler extends XmlHandler {
  finish(): RouteFile
}

/** Every format that can be read, in the order a file dialog lists them. */
export const FILE_FORMATS = [
  // GPX 1.0 and 1.1. Source: https://www.topografix.com/GPX/1/1/
  { id: 'gpx', extensions: ['gpx'], mediaType: 'application/gpx+xml' },
  // KML 2.0 to 2.3. Source: https://docs.ogc.org/is/12-007r2/12-007r2.html
  { id: 'kml', extensions: ['kml'], mediaType: 'application/vnd.google-earth.kml+xml' },
  { id: 'kmz', extensions: ['kmz'], mediaType: 'application/vnd.google-earth.kmz' },
  // GPX with the pictures that its spots link to
  { id: 'gpxzip', extensions: ['zip'], mediaType: 'application/zip' },
  // RFC 7946
  { id: 'geojson', extensions: ['geojson', 'json'], mediaType: 'application/geo+json' },
  // Source: https://www8.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd
  { id: 'tcx', extensions: ['tcx'], mediaType: 'application/vnd.garmin.tcx+xml' },
  // Source: https://developer.garmin.com/fit/protocol/
  { id: 'fit', extensions: ['fit'], mediaType: 'application/vnd.ant.fit' },
] as const satisfies readonly FileFormat[]

/** For a file input's `accept`: extensions and media types of {@link FILE_FORMATS}. */
export const ACCEPTED_FILES: string = FILE_FORMATS.flatMap((format) => [
  ...format.extensions.map((extension) => `.${extension}`),
  format.mediaType,
]).join(',')
