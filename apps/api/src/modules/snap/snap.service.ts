import { encodePolyline } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type SnappedLine, type SnapQuestion } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import { invalidPath, readPolyline } from '../../platform/read-polyline.ts'
import type { RoutingEngine } from '../../platform/routing/routing-engine.ts'
import type { SnapAnswer } from '../../platform/routing/trace/snapped-line.ts'

/** Points of all kept answers together: some 5 MB. */
const CACHED_POINTS = 200_000
const RETRY_SECONDS = 5
const { points, kilometers } = PRODUCT_LIMITS.snap
const LINE_LIMITS = {
  points: { max: points, code: 'snap.too_many_points' },
  kilometers: { max: kilometers, code: 'snap.too_long' },
} as const

/** Proposes lines on the ways that recorded and drawn ones follow, in the regions that the engine serves. */
export function createSnapService({ engine }: { engine: RoutingEngine }) {
  const answers = new RequestCoalescer<SnappedLine | null>({
    maxWeight: CACHED_POINTS,
    weigh: (line) => line && 1 + line.alongMeters.length + line.stretches.length,
  })
  return {
    /** @throws {AppError} `snap.too_many_points`, `snap.too_long`, `request.invalid`, `server.unavailable`. */
    async propose({ path }: SnapQuestion, signal: AbortSignal): Promise<SnappedLine> {
      const positions = readPolyline(path, LINE_LIMITS)
      if (positions.length < 2) throw invalidPath('range')
      const ask = async (shared: AbortSignal) => {
        const found = await engine.snap({ path: positions }, shared)
        return found && toSnappedLine(found)
      }
      const line = await answers.get(`${engine.version} ${path}`, ask, signal)
      if (!line) throw new AppError('server.unavailable', { seconds: RETRY_SECONDS })
      return line
    },
  }
}

export type SnapService = ReturnType<typeof createSnapService>

function toSnappedLine({
  region,
  lengthMeters,
  proposedMeters,
  points: proposed,
  stretches,
}: NonNullable<SnapAnswer>): SnappedLine {
  return {
    region: region && { ...region },
    lengthMeters: tenths(lengthMeters),
    proposedMeters: tenths(proposedMeters),
    path: encodePolyline(proposed.map(({ position }) => position)),
    alongMeters: proposed.map(({ alongMeters }) => tenths(alongMeters)),
    stretches: stretches.map(({ kind, toMeters, toProposedMeters, movedMeters }) => ({
      kind,
      toMeters: tenths(toMeters),
      toProposedMeters: tenths(toProposedMeters),
      movedMeters: tenths(movedMeters),
    })),
  }
}

const tenths = (meters: number) => Math.round(meters * 10) / 10
