import { decodePolyline, densifyPath, encodePolyline, MAP_LIMITS, type Position } from '@mishiori/map-document'
import { type ElevationQuestion, type Elevations, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import type { CreditedElevations, ElevationChain } from '../../platform/elevation/elevation-chain.ts'

/** Elevations of all kept answers together: some 2 MB. */
const CACHED_ELEVATIONS = 200_000
const RETRY_SECONDS = 10

/** Finds the elevations of lines; `elevation` is null where no model is configured. */
export function createElevationsService({ elevation }: { elevation: ElevationChain | null }) {
  const answers = new RequestCoalescer<CreditedElevations>({
    maxWeight: CACHED_ELEVATIONS,
    weigh: ({ elevationsMeters, isPartial }) => (isPartial ? null : elevationsMeters.length),
  })
  return {
    /** @throws {AppError} `elevation.not_configured`, `elevation.too_many_points`, `request.invalid`, `server.unavailable`. */
    async find({ path, samples }: ElevationQuestion, signal: AbortSignal): Promise<Elevations> {
      if (!elevation) throw new AppError('elevation.not_configured')
      const parsed = readPath(path)
      const positions = samples === undefined ? parsed : densifyPath(parsed, samples)
      const key = encodePolyline(positions)
      const found = await answers.get(key, (sharedSignal) => elevation.elevationsAt(positions, sharedSignal), signal)
      const isAnyKnown = found.elevationsMeters.some((meters) => meters !== null)
      if (found.isPartial && !isAnyKnown) throw new AppError('server.unavailable', { seconds: RETRY_SECONDS })
      return {
        path: key,
        elevationsMeters: [...found.elevationsMeters],
        sources: found.credits.map((credit) => ({ ...credit })),
      }
    },
  }
}

export type ElevationsService = ReturnType<typeof createElevationsService>

function readPath(polyline: string): readonly Position[] {
  const max = PRODUCT_LIMITS.elevationPoints
  const decoded = decodePolyline(polyline, { maxPoints: max })
  if (!decoded.ok && decoded.problem === 'polyline.too_long') throw new AppError('elevation.too_many_points', { max })
  if (!decoded.ok) throw invalid(decoded.problem)
  if (decoded.path.some(([, lat]) => Math.abs(lat) > MAP_LIMITS.latitude)) throw invalid('range')
  return decoded.path
}

const invalid = (rule: string) => new AppError('request.invalid', {}, { fields: [{ field: 'path', rule }] })
