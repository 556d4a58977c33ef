import { FILE_LIMITS } from '../../limits.ts'
import { RefusedError } from '../../refused-error.ts'
import type { FileFormat } from '../file-format.ts'
import { GeojsonBuilder } from './geojson-builder.ts'
import { findJsonProblem, type JsonPlace } from './json-problem.ts'

/** GeoJSON (RFC 7946) with the looks of simplestyle. Read as a whole: JSON tells little before its end. */
export const geojsonFormat: FileFormat = {
  id: 'geojson',
  extensions: ['geojson', 'json'],
  mediaType: 'application/geo+json',
  createReader() {
    const pieces: string[] = []
    let length = 0
    let place: JsonPlace | null = null
    return {
      write(text) {
        length += text.length
        const max = FILE_LIMITS.jsonLength
        if (length > max) throw new RefusedError('file.token_too_long', { max })
        pieces.push(text)
      },
      end() {
        const builder = new GeojsonBuilder()
        const text = pieces.join('').replace(/^\uFEFF/, '')
        const problem = findJsonProblem(text, (value) => builder.add(value))
        if (problem) {
          place = problem.place
          throw new RefusedError(problem.code)
        }
        return builder.finish()
      },
      position: () => place,
    }
  },
}
