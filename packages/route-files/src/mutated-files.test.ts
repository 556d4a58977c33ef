import { expect, it } from 'vitest'
import { readRouteFile } from './read-route-file.ts'
import { FUZZ_CORPUS } from './testing/fuzz-corpus.ts'
import { readMutated } from './testing/read-mutated.ts'

it('reads every file that is going to be mutated', async () => {
  const results = await Promise.all(FUZZ_CORPUS.map((bytes) => readRouteFile(bytes)))
  const formats = results.map((result) => (result.ok ? result.file.format : result.refusal.code))
  expect(formats).toEqual(['gpx', 'kml', 'geojson', 'tcx', 'fit', 'fit', 'kmz', 'kmz'])
})

// `pnpm --dir packages/route-files run fuzz` tries as many as one likes.
it('makes a valid map of a mutated file, or refuses it by a code', async () => {
  const outcomes = new Set<string>()
  for (let seed = 0; seed < 4000; seed++) outcomes.add((await readMutated(seed)).outcome)
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['gpx', 'kml', 'kmz', 'geojson', 'tcx', 'fit', 'file.broken_xml']),
  )
})
