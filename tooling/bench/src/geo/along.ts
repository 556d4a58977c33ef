import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '@mishiori/map-document'
import { buildStreets, findAlong, openWayside, type WaysideIndex } from '@repo/basemap/streets'
import { writeOsmPbf } from '@repo/demo-region'
import { amount, type Benchmark, lessIsBetter } from '../benchmark.ts'
import { seededRandom } from '../seeded-random.ts'
import { quantile } from '../stats.ts'

/** As many as a city has, 200 on a square kilometre. */
const PLACES = amount(100_000, 1_000)
const LINES = amount(60, 2)
const WARM_UP_LINES = amount(20, 0)
/** The most that a question may have. */
const POINTS = 10_000
const STEP_DEGREES = 1e-4
const WITHIN_METERS = 300
const LISTED = 500
const INSTANT_MS = 50
const [WEST, SOUTH, EAST, NORTH] = [139.6, 35.6, 139.85, 35.8] as const
const KINDS = ['toilets', 'drinking_water', 'cafe', 'shelter'] as const

export const alongBenchmark: Benchmark = {
  name: 'geo.along',
  run: async (report) => {
    const folder = mkdtempSync(join(tmpdir(), 'mishiori-bench-along-'))
    const index = await buildCity(folder)
    try {
      const random = seededRandom(8)
      for (let line = 0; line < WARM_UP_LINES; line++) await timeOf(index, aLine(random))
      const times: number[] = []
      for (let line = 0; line < LINES; line++) times.push(await timeOf(index, aLine(random)))
      const value = quantile(times, 0.95)
      report(`${index.count} places: p95 ${value.toFixed(1)} ms`)
      return [lessIsBetter({ name: 'geo.along.p95', unit: 'ms', value, bound: INSTANT_MS, target: 1 })]
    } finally {
      await index.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function buildCity(folder: string): Promise<WaysideIndex> {
  const random = seededRandom(7)
  const nodes = Array.from({ length: PLACES }, (_, at) => ({
    id: at + 1,
    lng: WEST + random() * (EAST - WEST),
    lat: SOUTH + random() * (NORTH - SOUTH),
    tags: { amenity: KINDS[at % KINDS.length] ?? 'toilets', name: `Place ${at}` },
  }))
  const path = join(folder, 'city.osm.pbf')
  writeFileSync(path, writeOsmPbf({ nodes, ways: [], relations: [] }, { program: 'mishiori benchmark' }))
  await buildStreets({ folder, extracts: [{ name: 'city', path }] })
  const index = await openWayside(folder)
  if (!index) throw new Error('the city has no index')
  return index
}

/** Winds through the city and turns at its edge. */
function aLine(random: () => number): readonly Position[] {
  let [lng, lat, heading] = [
    WEST + random() * (EAST - WEST),
    SOUTH + random() * (NORTH - SOUTH),
    random() * 2 * Math.PI,
  ]
  return Array.from({ length: POINTS }, (): Position => {
    heading += (random() - 0.5) * 0.4
    lng += Math.cos(heading) * STEP_DEGREES
    lat += Math.sin(heading) * STEP_DEGREES
    if (lng < WEST || lng > EAST || lat < SOUTH || lat > NORTH) heading += Math.PI / 8
    return [lng, lat]
  })
}

/** Milliseconds until what is listed is known, with names. */
async function timeOf(index: WaysideIndex, path: readonly Position[]): Promise<number> {
  const start = performance.now()
  const { places } = await findAlong(index, { path, withinMeters: WITHIN_METERS, limit: LISTED })
  await index.facts(places.map(({ place }) => place))
  return performance.now() - start
}
