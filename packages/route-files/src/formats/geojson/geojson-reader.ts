import { FILE_LIMITS } from '../../limits.ts'
import { RefusedError } from '../../refused-error.ts'
import type { TextReader } from '../file-format.ts'
import { GeojsonBuilder } from './geojson-builder.ts'
import { findJsonProblem, type JsonPlace, placeAt } from './json-problem.ts'

/** Reads GeoJSON (RFC 7946) with simplestyle, not as a stream, because JSON is hard to use before its end. */
export function createGeojsonReader(): TextReader {
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
        throw new RefusedError(problem.code, problem.found === undefined ? {} : { found: problem.found })
      }
      return builder.finish()
    },
    position: () => place ?? placeAt(pieces.join(''), length),
  }
}
