import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Position, pathLengthMeters } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { findExtraFiles } from '../../../../../../tooling/extra-data/extra-files.ts'
import { openTownEngine, ROUTING_PROGRAM } from '../../../testing/town-engine.ts'
import { startEngineProcess } from '../embedded/engine-process.ts'
import { member, parseJson } from '../valhalla/valhalla-answer.ts'
import { valhallaRequest } from '../valhalla/valhalla-request.ts'
import { buildSet } from './build-set.ts'
import { setupOf } from './tile-set.ts'

// Extracts of OpenStreetMap are not part of this project; where they are, ways through every one of them are compared.
const { folder: extracts, names: files } = findExtraFiles('osm', /\.osm\.pbf$/)

const PAIRS = 500
/** Degrees. */
const STRAY = 0.02
const never = new AbortController().signal

describe.skipIf(files.length === 0)('extracts of OpenStreetMap', () => {
  it.each(files)('%s: each of 500 ways is what the engine itself says', { timeout: 120_000 }, async (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'mishiori-extract-'))
    const setup = setupOf(
      folder,
      await buildSet({ folder, extracts: [{ name: 'foreign', path: join(extracts, file) }], program: ROUTING_PROGRAM }),
    )
    const itself = await startEngineProcess(ROUTING_PROGRAM, setup)
    const { engine, warnings } = await openTownEngine({ folder, setup, delete: () => {} })
    try {
      const random = createRandom()
      const roads = [await cornerOfProbe(itself, setup.probe)]
      let found = 0
      for (let pair = 0; pair < PAIRS; pair++) {
        const near = () => stray(roads[Math.floor(random() * roads.length)], random)
        const question = { stops: [near(), near()], costing: pair % 2 ? 'auto' : 'pedestrian' } as const
        const answer = await engine.route(question, never)
        const said = await itself.send({ action: 'route', query: valhallaRequest(question) })
        expect(answer.ok).toBe(said.kind === 'text')
        if (!answer.ok || said.kind !== 'text') continue
        found++
        const body = parseJson(said.text)
        expect(answer.path).toEqual(asStored(positionsIn(body)))
        expectSameLength(answer.path, body)
        roads.push(...answer.path.filter((_, index) => index % 10 === 0))
      }
      expect(found).toBeGreaterThan(PAIRS / 10)
      expect(warnings).toEqual([])
    } finally {
      itself.kill()
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

type EngineProcess = Awaited<ReturnType<typeof startEngineProcess>>

/** A corner of the area that the probe's way crosses: roads are near. */
async function cornerOfProbe(engine: EngineProcess, probe: string): Promise<Position> {
  const answer = await engine.send({ action: 'route', query: probe })
  const summary = member(member(answer.kind === 'text' ? parseJson(answer.text) : null, 'trip'), 'summary')
  return [Number(member(summary, 'min_lon')), Number(member(summary, 'min_lat'))]
}

/** Kilometres that the engine measured, beside what we measure along the path that we read. */
function expectSameLength(path: readonly Position[], body: unknown): void {
  const kilometers = Number(member(member(member(body, 'trip'), 'summary'), 'length'))
  expect(Math.abs(pathLengthMeters(path) / 1_000 - kilometers)).toBeLessThan(0.01 + kilometers * 0.01)
}

/** The way as Google's description of its encoding has it: letters below `_` end a number; it is read by no code of the product. */
function positionsIn(body: unknown): readonly Position[] {
  const legs = member(member(body, 'trip'), 'legs')
  const shape = String(member(Array.isArray(legs) ? legs[0] : null, 'shape'))
  const steps = (shape.match(/[_-~]*[?-^]/g) ?? []).map((letters) => {
    const zigzag = [...letters].reduceRight((sum, letter) => sum * 32 + ((letter.charCodeAt(0) - 63) % 32), 0)
    return zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2
  })
  let [lat, lng] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    lat += steps[index * 2] ?? Number.NaN
    lng += steps[index * 2 + 1] ?? Number.NaN
    return [lng / 1e6, lat / 1e6]
  })
}

/** A map keeps five digits, and no position twice in a row unless it is the whole way. */
function asStored(positions: readonly Position[]): readonly Position[] {
  const rounded = positions.map(([lng, lat]): Position => [Math.round(lng * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5])
  const path = rounded.filter(([lng, lat], index) => lng !== rounded[index - 1]?.[0] || lat !== rounded[index - 1]?.[1])
  return path.length === 1 ? [...path, ...path] : path
}

function stray(position: Position = [0, 0], random: () => number): Position {
  const off = () => (random() - 0.5) * STRAY
  return [position[0] + off(), position[1] + off()]
}

function createRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
