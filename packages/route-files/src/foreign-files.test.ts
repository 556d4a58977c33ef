import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findExtraFiles } from '../../../tooling/extra-data/extra-files.ts'
import { readRouteFile } from './read-route-file.ts'
import { createDecoder, detectEncoding } from './source/text-encoding.ts'
import { pointsByOracle } from './testing/oracle.ts'
import { asText, pointsOf } from './testing/points.ts'

// Files of other projects are not part of this one; where they are, every one of them is read.
const { folder, names: files } = findExtraFiles('tracks', /\.(gpx|kml|tcx)$/)

const formatOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)

describe.skipIf(files.length === 0)('files of other projects', () => {
  it.each(files.map((name) => [name]))("%s becomes the oracle's points or is refused with a reason", async (name) => {
    const bytes = new Uint8Array(readFileSync(resolve(folder, name)))
    const result = await readRouteFile(bytes)
    const oracle = pointsByOracle(createDecoder(detectEncoding(bytes)).decode(bytes))
    if (result.ok) {
      expect(oracle).not.toBeNull()
      expect(pointsOf(result.file)).toEqual(asText(oracle ?? []))
      return
    }
    if (name.endsWith('.gpx'))
      expect(result.refusal.code).toMatch(/^file\.(no_points|positions_unreadable|broken_xml)$/)
    else expect(result.refusal).toMatchObject({ code: 'file.unsupported_format', params: { format: formatOf(name) } })
    if (result.refusal.code !== 'file.broken_xml' && name.endsWith('.gpx')) expect(oracle ?? []).toEqual([])
  })
})
