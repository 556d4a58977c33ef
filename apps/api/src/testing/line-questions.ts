import { destinationPoint, encodePolyline, type Position } from '@mishiori/map-document'
import type { ErrorCode } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { noRouting, type RoutingEngine } from '../platform/routing/routing-engine.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import type { TestClient } from './test-client.ts'

/** An endpoint that tells about a line what the routing engine knows of it. */
interface LineQuestions {
  readonly path: `/api/v1/${string}`
  /** On the map of the demo town. */
  readonly town: { readonly app: TestApp }
  readonly line: readonly Position[]
  /** What a question has beside its line. */
  readonly rest?: object
  readonly points: { readonly max: number; readonly code: ErrorCode }
  readonly kilometers: { readonly max: number; readonly code: ErrorCode }
  /** Bodies that are no questions, by what is wrong with them. */
  readonly refused?: Readonly<Record<string, object>>
  /** Of all guests of one network. */
  readonly guestsPerMinute: number
  /** An engine that gives these answers, null while it is away. */
  readonly engine: (answer: () => 'away' | 'known') => Partial<RoutingEngine>
}

const BEYOND_THE_MAP: readonly Position[] = [
  [137, 85.1],
  [137, 85],
]

/** The tests that endpoints about lines share: what a line may be, and how the engine is spared and missed. */
export function describeLineQuestions(asked: LineQuestions): void {
  const { path, town, line, rest = {}, points, kilometers, refused = {}, guestsPerMinute, engine } = asked
  const bodyOf = (positions: readonly Position[]) => ({ path: encodePolyline(positions), ...rest })

  async function answerTo(body: object, client: TestClient = town.app.aGuest()) {
    const answer = await client.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { error } = await answer.json()
    return { status: answer.status, code: error?.code, params: error?.params, headers: answer.headers }
  }

  describe('a question about a line', () => {
    const east = (count: number) => Array.from({ length: count }, (_, index): Position => [137.9 + index / 1e5, 36.9])
    const south = (length: number): readonly Position[] => {
      const start: Position = [137.9, 36.9]
      return [start, destinationPoint(start, { bearingDegrees: 180, distanceMeters: length * 1_000 })]
    }

    it('may have as many points as the limit and not one more', async () => {
      expect((await answerTo(bodyOf(east(points.max)))).status).toBe(200)
      expect(await answerTo(bodyOf(east(points.max + 1)))).toMatchObject({
        status: 422,
        code: points.code,
        params: { max: points.max },
      })
    })

    it('may be as long as the limit and no longer', async () => {
      expect((await answerTo(bodyOf(south(kilometers.max - 0.05)))).status).toBe(200)
      expect(await answerTo(bodyOf(south(kilometers.max + 0.05)))).toMatchObject({
        status: 422,
        code: kilometers.code,
        params: { max: kilometers.max },
      })
    })

    it.each([
      ['without a line', rest],
      ['with one point', bodyOf([[137.9, 36.2]])],
      ['with half a point', { ...rest, path: '_p~iF' }],
      ['beyond the map', bodyOf(BEYOND_THE_MAP)],
      ['with more than is asked for', { ...bodyOf(line), hl: 'ja' }],
      ...Object.entries(refused),
    ])('%s is none', async (_, body) => {
      expect(await answerTo(body)).toMatchObject({ status: 422, code: 'request.invalid' })
    })
  })

  describe('the engine', () => {
    async function withEngine(answer: () => 'away' | 'known', run: (app: TestApp) => Promise<void>): Promise<void> {
      const routing = { ...noRouting, ...engine(answer) }
      const app = await buildTestApp({ rateLimitFactor: 1 }, undefined, undefined, { routing })
      try {
        await run(app)
      } finally {
        await app.close()
      }
    }

    it('that is away makes it 503 with the time to wait, and is asked again', async () => {
      let count = 0
      await withEngine(
        () => (++count === 1 ? 'away' : 'known'),
        async (app) => {
          const first = await answerTo(bodyOf(line), app.aGuest())
          expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
          expect((await answerTo(bodyOf(line), app.aGuest())).status).toBe(200)
        },
      )
    })

    it('is spared by a limit, of guests and of each user apart', async () => {
      await withEngine(
        () => 'known',
        async (app) => {
          const statuses = await Promise.all(
            Array.from(
              { length: guestsPerMinute + 1 },
              async () => (await answerTo(bodyOf(line), app.aGuest())).status,
            ),
          )
          expect(statuses.filter((status) => status === 429)).toHaveLength(1)
          expect((await answerTo(bodyOf(line), await app.aVerifiedUser())).status).toBe(200)
        },
      )
    })
  })
}
