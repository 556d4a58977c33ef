import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findExtraFiles } from '../../../../tooling/extra-data/extra-files.ts'
import { buildStreetsOf, readLayers, tileAt } from '../testing/town-streets.ts'
import { STREET_PLACES_FILE, type StreetPlaceLine } from './build-streets.ts'

// Extracts of OpenStreetMap are not part of this project; where they are, the streets of every one of them are drawn.
const { folder: extracts, names: files } = findExtraFiles('osm', /\.osm\.pbf$/)

describe.skipIf(files.length === 0)('extracts of OpenStreetMap', () => {
  it.each(files)('%s: every street that is listed is drawn under its name where it is', async (file) => {
    const streets = await buildStreetsOf(join(extracts, file))
    onTestFinished(streets.delete)
    const lines = (await readFile(join(streets.folder, STREET_PLACES_FILE), 'utf8')).trim().split('\n')
    const listed = lines.map((line): StreetPlaceLine => JSON.parse(line)).filter(({ kind }) => kind === 'street')
    expect(listed.length).toBeGreaterThan(0)
    const missing: string[] = []
    for (const { ja, lng, lat } of listed) {
      const { road } = readLayers(await streets.tile(...tileAt(14, [lng, lat])))
      const names = Array.from({ length: road?.length ?? 0 }, (_, index) => road?.feature(index).properties.name_ja)
      if (!names.includes(ja)) missing.push(ja)
    }
    expect(missing).toEqual([])
  })
})
