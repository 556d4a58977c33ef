import { densifyPath, encodePolyline } from '@mishiori/map-document'
import { type ElevationQuestion, type Elevations, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import type { CreditedElevations, ElevationChain } from '../../platform/elevation/elevation-chain.ts'
import { readPolyline } from '../../platform/read-polyline.ts'

/** Elevations of all kept answers together: some 2 MB. */
const CACHED_ELEVATIONS = 200_000
const RETRY_SECONDS = 10
const LINE_LIMITS = { points: { max: PRODUCT_LIMITS.elevationPoints, code: 'elevation.too_many_points' } } as const

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
      const parsed = readPolyline(path, LINE_LIMITS)
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
