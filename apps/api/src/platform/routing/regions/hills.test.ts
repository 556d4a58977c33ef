import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathLengthMeters } from '@mishiori/map-document'
import { townPosition } from '@repo/demo-region'
import { expect, it, onTestFinished } from 'vitest'
import { writeHgt } from '../../../testing/hgt-file.ts'
import { openTownEngine, ROUTING_PROGRAM, TOWN } from '../../../testing/town-engine.ts'
import type { RoutingQuestion } from '../routing-engine.ts'
import { buildSet } from './build-set.ts'
import { regionPaths, setupOf } from './tile-set.ts'

/** The town on a slope that rises to the south, or in the plane. */
async function aTown({ isHilly }: { readonly isHilly: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-hills-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (isHilly) writeHgt(join(regionPaths(folder).elevation, 'N36'), 'N36E137', (row) => 500 + row * 3)
  const set = await buildSet({ folder, extracts: [{ name: 'town', path: TOWN }], program: ROUTING_PROGRAM })
  const { engine } = await openTownEngine({ folder, setup: setupOf(folder, set), delete: () => {} })
  onTestFinished(() => engine.close())
  return engine
}

const stops = [townPosition({ row: 1, column: 1 }), townPosition({ row: 22, column: 22 })] as const

it.each([false, true])('of the operator are known by the tiles: %s', { timeout: 60_000 }, async (isHilly) => {
  const engine = await aTown({ isHilly })
  const find = async (question: Pick<RoutingQuestion, 'stops' | 'costing'>, use_hills: number) => {
    const answer = await engine.route({ ...question, options: { use_hills } }, new AbortController().signal)
    if (!answer.ok) throw new Error(answer.problem)
    return { ...answer, meters: pathLengthMeters(answer.path) }
  }
  expect(engine.ways?.hasElevations).toBe(isHilly)
  const [up, down] = [
    await find({ stops, costing: 'bicycle' }, 1),
    await find({ stops: stops.toReversed(), costing: 'bicycle' }, 1),
  ]
  const ratio = up.durationSeconds / up.meters / (down.durationSeconds / down.meters)
  expect(Math.abs(ratio - 1) > 0.2, 'by bicycle one direction is faster').toBe(isHilly)
  const [around, over] = [
    await find({ stops, costing: 'pedestrian' }, 0),
    await find({ stops, costing: 'pedestrian' }, 1),
  ]
  expect(around.meters).toBeGreaterThanOrEqual(over.meters)
})
