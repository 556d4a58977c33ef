import { type Position, pathLengthMeters } from '@mishiori/map-document'
import { TOWN_PLACES, townPosition } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { inventedTown } from '../../../demo/articles/invented-town.ts'
import { useTownEngine } from '../../../testing/use-town.ts'
import type { TraceAnswer, TraceQuestion } from './traced-line.ts'

const never = new AbortController().signal

const town = useTownEngine()

async function trace(path: readonly Position[], matching: TraceQuestion['matching'] = 'edges') {
  const answer = await town.engine.trace({ path, matching }, never)
  if (!answer) throw new Error('the engine is away')
  return answer
}

const metersOf = (
  { stretches }: NonNullable<TraceAnswer>,
  isOne: (way: NonNullable<TraceAnswer>['stretches'][number]['way']) => boolean,
) => stretches.reduce((sum, { fromMeters, toMeters, way }) => sum + (isOne(way) ? toMeters - fromMeters : 0), 0)

function walkOfArticle(): readonly Position[] {
  const objects = inventedTown.map.layers.flatMap((layer) => layer.objects)
  return objects.flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))
}

describe('the walk of the demo article', () => {
  it.each(['edges', 'map'] as const)('is known by its ways, matched by %s', async (matching) => {
    const walk = walkOfArticle()
    const answer = await trace(walk, matching)
    expect(answer.lengthMeters).toBeCloseTo(pathLengthMeters(walk), 3)
    expect(answer.stretches[0]?.fromMeters).toBe(0)
    expect(answer.stretches.at(-1)?.toMeters).toBeCloseTo(answer.lengthMeters, 0)
    const kinds = answer.stretches.map(({ way }) => `${way?.kind} ${way?.surface}`)
    expect(kinds).toEqual([
      'mainRoad paved',
      'street stones',
      'footway gravel',
      'path ground',
      'steps stones',
      'footway stones',
      'street null',
      'street null',
      'street null',
    ])
    expect(answer.stretches.map(({ way }) => way?.stepCount ?? 0)).toEqual([0, 0, 0, 0, 64, 0, 0, 0, 0])
    expect(answer.barriers).toEqual([{ barrier: 'kerb', atMeters: expect.closeTo(1_484, -1) }])
  })
})

describe('a line', () => {
  const diagonal: readonly Position[] = [townPosition({ row: 2.3, column: 2 }), townPosition({ row: 9.1, column: 8 })]
  const offNetwork = (answer: NonNullable<TraceAnswer>) => metersOf(answer, (way) => way === null) / answer.lengthMeters

  it('off the network is unknown, whole', async () => {
    const answer = await trace([TOWN_PLACES.fields, [138.07, 36.32], [138.08, 36.33]], 'map')
    expect(offNetwork(answer)).toBeCloseTo(1, 6)
    expect(answer.barriers).toEqual([])
  })

  it('across the streets is not taken for one along them', async () => {
    expect(offNetwork(await trace(diagonal, 'map'))).toBeGreaterThan(0.9)
  })

  it('that leaves the streets is known up to there', async () => {
    const street = walkOfArticle().slice(0, 9)
    const answer = await trace([...street, [137.975, 36.2392], [138.0, 36.22], [138.06, 36.2]], 'map')
    expect(answer.stretches.at(-1)?.way).toBeNull()
    const known = metersOf(answer, (way) => way !== null)
    expect(known).toBeGreaterThan(pathLengthMeters(street) * 0.97)
    expect(known).toBeLessThan(pathLengthMeters(street) * 1.1)
  })

  it('along ways whose points are kilometres apart is snapped to them', async () => {
    const street = [townPosition({ row: 0, column: 4 }), townPosition({ row: 23, column: 4 })]
    expect(pathLengthMeters(street)).toBeGreaterThan(2_000)
    expect(offNetwork(await trace(street, 'edges'))).toBeLessThan(0.01)
    const farAway: readonly Position[] = [TOWN_PLACES.station, [140.6, 36.24]]
    expect(offNetwork(await trace(farAway, 'edges'))).toBeGreaterThan(0.9)
    expect(town.warnings).toEqual([])
  })

  it('of one point, or of the same twice, has no stretches', async () => {
    expect((await trace([TOWN_PLACES.station])).stretches).toEqual([])
    expect((await trace([TOWN_PLACES.station, TOWN_PLACES.station])).stretches).toEqual([])
  })
})
