import { decodePolyline, MAP_LIMITS, type Position, pathLengthMeters } from '@mishiori/map-document'
import type { ErrorCode } from '@repo/contract'
import { AppError } from './app-error.ts'

/** How many of something a line may have, and what is answered to more. */
interface Limit {
  readonly max: number
  readonly code: ErrorCode
}

interface PolylineLimits {
  readonly points: Limit
  readonly kilometers?: Limit
}

const METERS_PER_KILOMETER = 1_000

/** Decodes the `path` of a request. @throws {AppError} the codes of its limits, or `request.invalid`. */
export function readPolyline(polyline: string, { points, kilometers }: PolylineLimits): readonly Position[] {
  const decoded = decodePolyline(polyline, { maxPoints: points.max })
  if (!decoded.ok && decoded.problem === 'polyline.too_long') throw new AppError(points.code, { max: points.max })
  if (!decoded.ok) throw invalidPath(decoded.problem)
  if (decoded.path.some(([, lat]) => Math.abs(lat) > MAP_LIMITS.latitude)) throw invalidPath('range')
  if (kilometers && pathLengthMeters(decoded.path) > kilometers.max * METERS_PER_KILOMETER) {
    throw new AppError(kilometers.code, { max: kilometers.max })
  }
  return decoded.path
}

export const invalidPath = (rule: string) => new AppError('request.invalid', {}, { fields: [{ field: 'path', rule }] })
