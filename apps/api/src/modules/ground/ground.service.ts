import { decodePolyline, MAP_LIMITS, type Position, pathLengthMeters } from '@mishiori/map-document'
import { type GroundOfLine, type GroundQuestion, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import type { RoutingEngine } from '../../platform/routing/routing-engine.ts'
import { toGround } from './ground.wire.ts'

/** Stretches and obstacles of all kept answers together: some 5 MB. */
const CACHED_PARTS = 50_000
const RETRY_SECONDS = 5
const METERS_PER_KILOMETER = 1_000

/** Finds what is under the feet along lines, in the regions that the engine serves. */
export function createGroundService({ engine }: { engine: RoutingEngine }) {
  const answers = new RequestCoalescer<GroundOfLine | null>({
    maxWeight: CACHED_PARTS,
    weigh: (ground) => ground && 1 + ground.stretches.length + ground.obstacles.length,
  })
  return {
    /** @throws {AppError} `ground.too_many_points`, `ground.too_long`, `request.invalid`, `server.unavailable`. */
    async find({ path, matching = 'map' }: GroundQuestion, signal: AbortSignal): Promise<GroundOfLine> {
      const positions = readPath(path)
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

function readPath(polyline: string): readonly Position[] {
  const { points, kilometers } = PRODUCT_LIMITS.ground
  const decoded = decodePolyline(polyline, { maxPoints: points })
  if (!decoded.ok && decoded.problem === 'polyline.too_long') {
    throw new AppError('ground.too_many_points', { max: points })
  }
  if (!decoded.ok) throw invalid(decoded.problem)
  if (decoded.path.length < 2) throw invalid('range')
  if (decoded.path.some(([, lat]) => Math.abs(lat) > MAP_LIMITS.latitude)) throw invalid('range')
  if (pathLengthMeters(decoded.path) > kilometers * METERS_PER_KILOMETER) {
    throw new AppError('ground.too_long', { max: kilometers })
  }
  return decoded.path
}

const invalid = (rule: string) => new AppError('request.invalid', {}, { fields: [{ field: 'path', rule }] })
