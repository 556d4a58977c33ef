import { decodePolyline, encodePolyline, MAP_LIMITS, type Position } from '@mishiori/map-document'
import type { SnapAnswer } from '@mishiori/map-editor'
import type { ApiClient } from '@repo/contract'

/** Asks our server for a line on the ways that it follows. */
export async function snapLine(
  api: Pick<ApiClient, 'snap'>,
  path: readonly Position[],
  { signal }: { readonly signal: AbortSignal },
): Promise<SnapAnswer> {
  const answer = await api.snap({ body: { path: encodePolyline(path) } }, { signal })
  if (!answer.ok) {
    const { code, params } = answer.error
    const problem = code === 'snap.too_long' ? 'tooLong' : code === 'snap.too_many_points' ? 'tooManyPoints' : null
    return problem ? { ok: false, problem, max: Number(params?.max) } : UNAVAILABLE
  }
  const { alongMeters, stretches } = answer.data
  const proposed = decodePolyline(answer.data.path, { maxPoints: MAP_LIMITS.linePoints.max })
  if (!proposed.ok || proposed.path.length !== alongMeters.length) return UNAVAILABLE
  return { ok: true, path: proposed.path, alongMeters, stretches }
}

const UNAVAILABLE = { ok: false, problem: 'unavailable' } as const
