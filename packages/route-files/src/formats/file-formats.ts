import type { FileFormat } from './file-format.ts'
import { geojsonFormat } from './geojson/geojson-format.ts'
import { gpxFormat } from './gpx/gpx-format.ts'

/** Every format that can be read, in the order a file dialog lists them. */
export const FILE_FORMATS = [gpxFormat, geojsonFormat] as const satisfies readonly FileFormat[]

/** For a file input's `accept`: extensions and media types of {@link FILE_FORMATS}. */
export const ACCEPTED_FILES: string = FILE_FORMATS.flatMap((format) => [
  ...format.extensions.map((extension) => `.${extension}`),
  format.mediaType,
]).join(',')
