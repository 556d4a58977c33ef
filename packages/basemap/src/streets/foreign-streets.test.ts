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

  it.each(files)('%s: every peak and station that is listed has its name in both languages', async (file) => {
    const streets = await buildStreetsOf(join(extracts, file))
    onTestFinished(streets.delete)
    const lines = (await readFile(join(streets.folder, STREET_PLACES_FILE), 'utf8')).trim().split('\n')
    const listed = lines
      .map((line): StreetPlaceLine => JSON.parse(line))
      .filter(({ kind }) => kind === 'peak' || kind === 'station')
    expect(listed.length).toBeGreaterThan(0)
    for (const { kind, ja, en, lng, lat } of listed) {
      const { poi } = readLayers(await streets.tile(...tileAt(14, [lng, lat])))
      const points = Array.from({ length: poi?.length ?? 0 }, (_, index) => poi?.feature(index).properties)
      expect(points).toContainEqual(expect.objectContaining({ class: kind, name_ja: ja, name_en: en }))
    }
  })
})

const hasMountains = files.includes('andorra.osm.pbf') && files.includes('liechtenstein-latest.osm.pbf')

describe.skipIf(!hasMountains)('maps of whole countries', () => {
  const namesIn = async (file: string, where: readonly [number, number], layer: string) => {
    const streets = await buildStreetsOf(join(extracts, file))
    onTestFinished(streets.delete)
    const found = readLayers(await streets.tile(...tileAt(9, where)))[layer]
    return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index).properties)
  }

  it('name the highest peak with its elevation, and of each neighbourhood no other', async () => {
    const peaks = (await namesIn('andorra.osm.pbf', [1.44, 42.59], 'poi')).filter((point) => point?.class === 'peak')
    expect(peaks).toContainEqual(expect.objectContaining({ name_en: expect.stringMatching(/Coma ?[Pp]edrosa/) }))
    expect(peaks.length).toBeLessThan(20)
    for (const peak of peaks) expect(peak?.meters).toBeGreaterThan(1_500)
  })

  it('name the great river, in English where it is another name', async () => {
    const rivers = await namesIn('liechtenstein-latest.osm.pbf', [9.5, 47.15], 'waterway')
    expect(rivers).toContainEqual(expect.objectContaining({ class: 'river', name_ja: 'Rhein', name_en: 'Rhine' }))
  })
})
