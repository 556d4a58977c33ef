import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findExtraFiles } from '../../../tooling/extra-data/extra-files.ts'
import { readRouteFile } from './read-route-file.ts'
import { createDecoder, detectEncoding } from './source/text-encoding.ts'
import { findByOracle, findOf } from './testing/geojson-oracle.ts'
import { pointsByOracle } from './testing/oracle.ts'
import { asText, pointsOf } from './testing/points.ts'

// Files of other projects are not part of this one; where they are, every one of them is read.
const gpx = findExtraFiles('tracks', /\.gpx$/)
const others = findExtraFiles('tracks', /\.(kml|tcx)$/)

const NOTHING = /^file\.(no_points|positions_unreadable|network_link)$/

function bytesOf(folder: string, name: string) {
  const bytes = new Uint8Array(readFileSync(resolve(folder, name)))
  return { bytes, text: createDecoder(detectEncoding(bytes)).decode(bytes) }
}

describe.skipIf(gpx.names.length === 0)('GPX files of other projects', () => {
  it.each(gpx.names.map((name) => [name]))(
    "%s becomes the oracle's points or is refused with a reason",
    async (name) => {
      const { bytes, text } = bytesOf(gpx.folder, name)
      const result = await readRouteFile(bytes)
      const oracle = pointsByOracle(text)
      if (result.ok) {
        expect(oracle).not.toBeNull()
        const [found, expected] = [pointsOf(result.file), asText(oracle ?? [])]
        const repeated = result.file.notes.find(({ code }) => code === 'point.repeated')?.count ?? 0
        expect([...new Set(found)]).toEqual([...new Set(expected)])
        expect(found.length + repeated).toBe(expected.length)
        return
      }
      if (result.refusal.code === 'file.broken_xml') return
      expect(result.refusal.code).toMatch(NOTHING)
      expect(oracle ?? []).toEqual([])
    },
  )
})

describe.skipIf(others.names.length === 0)('KML and TCX files of other projects', () => {
  it.each(others.names.map((name) => [name]))(
    '%s has what togeojson finds, or is refused with a reason',
    async (name) => {
      const { bytes, text } = bytesOf(others.folder, name)
      const result = await readRouteFile(bytes)
      const oracle = findByOracle(text, name.endsWith('.kml') ? 'kml' : 'tcx')
      if (result.ok) {
        expect(findOf(result.file)).toEqual(oracle)
        return
      }
      if (result.refusal.code === 'file.broken_xml') return
      expect(result.refusal.code).toMatch(NOTHING)
      expect([oracle?.points, oracle?.vertices]).toEqual([[], []])
    },
  )
})
