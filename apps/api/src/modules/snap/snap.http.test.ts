import { encodePolyline, type Position } from '@mishiori/map-document'
import { TOWN_PLACES } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { inventedTown } from '../../demo/articles/invented-town.ts'
import { noRouting } from '../../platform/routing/routing-engine.ts'
import type { SnapAnswer } from '../../platform/routing/trace/snapped-line.ts'
import type { TestClient } from '../../testing/index.ts'
import { describeLineQuestions } from '../../testing/line-questions.ts'
import { useTownApp } from '../../testing/use-town.ts'
import { createSnapService } from './snap.service.ts'

const town = useTownApp()

const send = (path: readonly Position[], client: TestClient = town.app.aGuest()) =>
  client.api.snap({ body: { path: encodePolyline(path) } })

const walk = inventedTown.map.layers
  .flatMap((layer) => layer.objects)
  .flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))

describe('a line', () => {
  it('is proposed on its ways, with where each point belongs and which stretches change', async () => {
    // Some ten metres to the north east.
    const answer = await send(walk.map(([lng, lat]): Position => [lng + 0.00008, lat + 0.00006]))
    if (!answer.ok) throw new Error(answer.error.code)
    const { region, lengthMeters, proposedMeters, alongMeters, stretches } = answer.data
    expect(region).toEqual({
      version: town.engine.version,
      dataDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isInvented: true,
    })
    expect(proposedMeters / lengthMeters).toBeCloseTo(1, 1)
    expect(alongMeters.toSorted((a, b) => a - b)).toEqual(alongMeters)
    expect(stretches.at(-1)).toMatchObject({ toMeters: lengthMeters, toProposedMeters: proposedMeters })
    const moved = stretches.filter(({ kind }) => kind === 'moved')
    expect(moved.length).toBeGreaterThan(0)
    expect(Math.max(...moved.map(({ movedMeters }) => movedMeters))).toBeGreaterThan(5)
  })

  it('off the network comes back as it is', async () => {
    const path = [TOWN_PLACES.fields, [138.07, 36.32]] as const
    const answer = await send(path)
    if (!answer.ok) throw new Error(answer.error.code)
    const { lengthMeters } = answer.data
    expect(answer.data).toMatchObject({
      path: encodePolyline(path),
      proposedMeters: lengthMeters,
      alongMeters: [0, lengthMeters],
      stretches: [{ kind: 'kept', toMeters: lengthMeters, toProposedMeters: lengthMeters, movedMeters: 0 }],
    })
  })
})

const KNOWN: SnapAnswer = { lengthMeters: 100, proposedMeters: 100, points: [], stretches: [], region: null }

describeLineQuestions({
  path: '/api/v1/snap',
  town,
  line: walk,
  points: { max: 20_000, code: 'snap.too_many_points' },
  kilometers: { max: 100, code: 'snap.too_long' },
  guestsPerMinute: 15,
  engine: (answer) => ({ snap: async () => (answer() === 'away' ? null : KNOWN) }),
})

describe('the engine', () => {
  it('is asked once for the same line, and again for another region', async () => {
    let [asked, version] = [0, 'one']
    const service = createSnapService({
      engine: {
        ...noRouting,
        snap: async () => ({ ...KNOWN, lengthMeters: ++asked }),
        get version() {
          return version
        },
      },
    })
    const propose = async () =>
      (await service.propose({ path: encodePolyline(walk) }, new AbortController().signal)).lengthMeters
    expect(await Promise.all([propose(), propose()])).toEqual([1, 1])
    version = 'two'
    expect(await propose()).toBe(2)
  })
})
