import { type GroundOfLine, type GroundQuestion, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import { invalidPath, readPolyline } from '../../platform/read-polyline.ts'
import type { RoutingEngine } from '../../platform/routing/routing-engine.ts'
import { toGround } from './ground.wire.ts'

/** Stretches and obstacles of all kept answers together: some 5 MB. */
const CACHED_PARTS = 50_000
const RETRY_SECONDS = 5
const { points, kilometers } = PRODUCT_LIMITS.ground
const LINE_LIMITS = {
  points: { max: points, code: 'ground.too_many_points' },
  kilometers: { max: kilometers, code: 'ground.too_long' },
} as const

/** Finds what is under the feet along lines, in the regions that the engine serves. */
export function createGroundService({ engine }: { engine: RoutingEngine }) {
  const answers = new RequestCoalescer<GroundOfLine | null>({
    maxWeight: CACHED_PARTS,
    weigh: (ground) => ground && 1 + ground.stretches.length + ground.obstacles.length,
  })
  return {
    /** @throws {AppError} `ground.too_many_points`, `ground.too_long`, `request.invalid`, `server.unavailable`. */
    async find({ path, matching = 'map' }: GroundQuestion, signal: AbortSignal): Promise<GroundOfLine> {
      const positions = readPolyline(path, LINE_LIMITS)
      if (positions.length < 2) throw invalidPath('range')
      const ask = async (shared: AbortSignal) => {
        const traced = await engine.trace({ path: positions, matching }, shared)
        return traced && toGround(traced)
      }
      const ground = await answers.get(`${engine.version} ${matching} ${path}`, ask, signal)
      if (!ground) throw new AppError('server.unavailable', { seconds: RETRY_SECONDS })
      return ground
    },
  }
}

export type GroundService = ReturnType<typeof createGroundService>
