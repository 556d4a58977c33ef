import { encodePolyline, type Position } from '@mishiori/map-document'
import type { GroundQuestion } from '@repo/contract'
import { TOWN_PLACES } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { inventedTown } from '../../demo/articles/invented-town.ts'
import { noRouting } from '../../platform/routing/routing-engine.ts'
import type { TraceAnswer } from '../../platform/routing/trace/traced-line.ts'
import type { TestClient } from '../../testing/index.ts'
import { describeLineQuestions } from '../../testing/line-questions.ts'
import { useTownApp } from '../../testing/use-town.ts'
import { createGroundService } from './ground.service.ts'

const town = useTownApp()

interface Options extends Omit<GroundQuestion, 'path'> {
  readonly client?: TestClient
}

const send = (path: readonly Position[], { client = town.app.aGuest(), ...options }: Options = {}) =>
  client.api.ground({ body: { path: encodePolyline(path), ...options } })

const walk = inventedTown.map.layers
  .flatMap((layer) => layer.objects)
  .flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))

describe('the ground of a line', () => {
  it('is told in stretches, with its obstacles and where this comes from', async () => {
    const answer = await send(walk, { matching: 'edges' })
    if (!answer.ok) throw new Error(answer.error.code)
    const { region, lengthMeters, hasSurfaces, stretches, obstacles } = answer.data
    expect(region).toEqual({
      version: town.engine.version,
      dataDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isInvented: true,
    })
    expect(hasSurfaces).toBe(true)
    expect(stretches.at(-1)?.toMeters).toBe(lengthMeters)
    expect(stretches.map(({ surface, kind }) => `${surface} ${kind}`)).toEqual([
      'paved mainRoad',
      'stones street',
      'gravel footway',
      'ground path',
      'stones steps',
      'stones footway',
      'null street',
    ])
    const [steps, kerb] = obstacles
    expect(steps).toEqual({
      kind: 'steps',
      atMeters: expect.closeTo(1_384, 0),
      lengthMeters: expect.closeTo(33.5, 1),
      stepCount: 64,
      hasHandrail: true,
      hasRamp: null,
    })
    expect(kerb).toMatchObject({ kind: 'kerb', lengthMeters: 0, stepCount: null })
  })

  it('is unknown off the network, whole', async () => {
    const answer = await send([TOWN_PLACES.fields, [138.07, 36.32]])
    if (!answer.ok) throw new Error(answer.error.code)
    const { lengthMeters, stretches, obstacles } = answer.data
    expect(stretches).toEqual([{ toMeters: lengthMeters, surface: null, kind: null, hikingGrade: null }])
    expect(obstacles).toEqual([])
  })
})

const KNOWN: TraceAnswer = { lengthMeters: 100, stretches: [], barriers: [], hasTags: false, region: null }

describeLineQuestions({
  path: '/api/v1/ground',
  town,
  line: walk,
  points: { max: 10_000, code: 'ground.too_many_points' },
  kilometers: { max: 300, code: 'ground.too_long' },
  refused: { 'matched otherwise': { path: encodePolyline(walk), matching: 'guess' } },
  guestsPerMinute: 30,
  engine: (answer) => ({ trace: async () => (answer() === 'away' ? null : KNOWN) }),
})

describe('the engine', () => {
  it('is asked once for the same line, and again for another region', async () => {
    let [asked, version] = [0, 'one']
    const trace = async () => ({ ...KNOWN, lengthMeters: ++asked })
    const service = createGroundService({
      engine: {
        ...noRouting,
        trace,
        get version() {
          return version
        },
      },
    })
    const find = async () =>
      (await service.find({ path: encodePolyline(walk) }, new AbortController().signal)).lengthMeters
    expect(await Promise.all([find(), find()])).toEqual([1, 1])
    expect(await find()).toBe(1)
    version = 'two'
    expect(await find()).toBe(2)
  })
})
