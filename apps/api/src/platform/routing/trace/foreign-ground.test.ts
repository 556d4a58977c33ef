import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { haversineDistanceMeters, type Position, pathLengthMeters } from '@mishiori/map-document'
import { scanWays, type TaggedWay, waysBetween } from '@repo/basemap/testing/scan-ways'
import { describe, expect, it } from 'vitest'
import { findExtraFiles } from '../../../../../../tooling/extra-data/extra-files.ts'
import { openTownEngine, ROUTING_PROGRAM } from '../../../testing/town-engine.ts'
import { buildSet } from '../regions/build-set.ts'
import { setupOf } from '../regions/tile-set.ts'
import type { TraceAnswer, TracedWay } from './traced-line.ts'

// Extracts of OpenStreetMap are not part of this project; where they are, what is said of lines is compared with the tags of their ways.
const { folder: extracts, names: files } = findExtraFiles('osm', /\.osm\.pbf$/)

const LINES = 100
const LEAST_METERS = 200
/** What is shorter is arithmetic. */
const NOTHING_METERS = 1e-4
const never = new AbortController().signal

interface Tally {
  meters: number
  right: number
  /** Said to be something where its way says nothing. */
  guessed: number
  unknown: number
}

describe.skipIf(files.length === 0)('ground of lines in an extract', () => {
  it.each(files)('%s: is what the ways of 100 lines say', { timeout: 240_000 }, async (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'mishiori-ground-'))
    const path = join(extracts, file)
    const set = await buildSet({ folder, extracts: [{ name: 'foreign', path }], program: ROUTING_PROGRAM })
    const { engine, warnings } = await openTownEngine({ folder, setup: setupOf(folder, set), delete: () => {} })
    try {
      const ways = await scanWays(path)
      const tallies = { edges: aTally(), map: aTally() }
      for (const line of await linesOf(engine, ways.starts)) {
        for (const matching of ['edges', 'map'] as const) {
          const answer = await engine.trace({ path: line, matching }, never)
          if (!answer) throw new Error('the engine is away')
          expectWhole(answer, line)
          compare(answer, line, { ways, tally: tallies[matching] })
        }
      }
      expect(tallies.edges.right / tallies.edges.meters).toBeGreaterThan(0.999)
      expect(tallies.map.right / tallies.map.meters).toBeGreaterThan(0.99)
      expect([tallies.edges.guessed, tallies.map.guessed]).toEqual([0, 0])
      expect(warnings).toEqual([])
    } finally {
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

const aTally = (): Tally => ({ meters: 0, right: 0, guessed: 0, unknown: 0 })

type Ways = Awaited<ReturnType<typeof scanWays>>
type TownEngine = Awaited<ReturnType<typeof openTownEngine>>['engine']

/** Ways on foot and by car between places of the extract. */
async function linesOf(engine: TownEngine, starts: readonly Position[]): Promise<readonly (readonly Position[])[]> {
  const random = createRandom()
  const any = () => starts[Math.floor(random() * starts.length)] ?? [0, 0]
  const lines: (readonly Position[])[] = []
  for (let asked = 0; lines.length < LINES && asked < 20 * LINES; asked++) {
    const from = any()
    const to = any()
    if (haversineDistanceMeters(from, to) > 20_000) continue
    const found = await engine.route({ stops: [from, to], costing: asked % 3 ? 'pedestrian' : 'auto' }, never)
    if (found.ok && pathLengthMeters(found.path) >= LEAST_METERS) lines.push(found.path)
  }
  expect(lines).toHaveLength(LINES)
  return lines
}

/** The stretches are one line, as long as the path. */
function expectWhole({ lengthMeters, stretches }: NonNullable<TraceAnswer>, line: readonly Position[]): void {
  const sum = stretches.reduce((total, { fromMeters, toMeters }) => total + (toMeters - fromMeters), 0)
  const meters = pathLengthMeters(line)
  expect(Math.abs(sum - meters)).toBeLessThan(meters * 0.005)
  expect(Math.abs(lengthMeters - meters)).toBeLessThan(0.01)
  for (const [index, { fromMeters }] of stretches.entries()) {
    expect(Math.abs(fromMeters - (stretches[index - 1]?.toMeters ?? 0))).toBeLessThan(0.01)
  }
}

/** Metre by metre, so far as the line lies between two nodes of one way. */
function compare(
  { stretches }: NonNullable<TraceAnswer>,
  line: readonly Position[],
  { ways, tally }: { ways: Ways; tally: Tally },
): void {
  let at = 0
  for (const [index, from] of line.entries()) {
    const to = line[index + 1]
    if (!to) break
    const meters = haversineDistanceMeters(from, to)
    const candidates = waysBetween(ways, from, to)
    const [truth] = candidates
    if (truth && new Set(candidates.map(factsOfTags)).size === 1) {
      for (const { fromMeters, toMeters, way } of stretches) {
        const shared = Math.min(toMeters, at + meters) - Math.max(fromMeters, at)
        if (shared <= NOTHING_METERS) continue
        tally.meters += shared
        if (!way) tally.unknown += shared
        if (way && factsOfWay(way) === factsOfTags(truth)) tally.right += shared
        else if (way?.surface && !truth.surface) tally.guessed += shared
      }
    }
    at += meters
  }
}

const factsOfWay = ({ surface, kind, stepCount, hikingGrade }: TracedWay) =>
  `${surface} ${kind === 'steps'} ${stepCount} ${hikingGrade}`
const factsOfTags = ({ surface, isSteps, stepCount, hikingGrade }: TaggedWay) =>
  `${surface} ${isSteps} ${stepCount} ${hikingGrade}`

function createRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
