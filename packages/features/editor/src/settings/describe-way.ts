import {
  type AnyLine,
  courseLevel,
  estimateLine,
  hideAreas,
  type MapDocument,
  mainLine,
  measureLine,
  returnsToStart,
} from '@mishiori/map-document'
import { groundQuestionOf } from '@repo/articles/ground-question'
import { groundParts, groundShares } from '@repo/articles/ground-shares'
import type { ApiClient, GroundOfLine } from '@repo/contract'
import { type LengthFormat, type WayFacts, type WayGround, waySentence } from '@repo/i18n'

interface Asking {
  readonly api: Pick<ApiClient, 'ground' | 'listPrivatePlaces'>
  readonly signal: AbortSignal
}

/**
 * A sentence about the main line as others see it: what a private place hides must be in no figure. What is under the
 * feet is told where it is known.
 *
 * @returns null where it cannot be known what others see, and without a line.
 */
export async function describeWay(map: MapDocument, format: LengthFormat, asking: Asking): Promise<string | null> {
  const areas = await hiddenAreas(asking)
  const line = areas && mainLine(hideAreas(map, areas).document)
  if (!line) return null
  return waySentence(factsOf(line), format, await groundOf(line, asking))
}

/** Guests, and who has not confirmed an address, have none. */
async function hiddenAreas({ api, signal }: Asking) {
  const answer = await api.listPrivatePlaces({}, { signal })
  if (answer.ok) {
    return answer.data.data.map(({ lat, lng, radius }) => ({ center: [lng, lat] as const, radiusMeters: radius }))
  }
  const { code } = answer.error
  return code === 'auth.login_required' || code === 'auth.email_unverified' ? [] : null
}

function factsOf(line: AnyLine): WayFacts {
  const measured = measureLine(line)
  const estimate = estimateLine(line, measured)
  const known = estimate?.time.climbs === 'unknown' ? null : estimate
  return {
    lengthMeters: measured.lengthMeters,
    climbMeters: measured.elevation?.gainMeters ?? null,
    minutes: known?.time.minutes ?? null,
    level: known?.constant == null ? null : courseLevel(known.constant),
    isLoop: returnsToStart(line.path, measured.lengthMeters),
    profile: (line.kind === 'navigationLine' && line.profile) || null,
  }
}

/** Null where nothing is known, and where nobody answers. */
async function groundOf(line: AnyLine, { api, signal }: Asking): Promise<WayGround | null> {
  const body = groundQuestionOf(line)
  const answer = body && (await api.ground({ body }, { signal }))
  return answer?.ok ? inShares(answer.data) : null
}

function inShares(ground: GroundOfLine): WayGround {
  const counts = ground.obstacles.filter(({ kind }) => kind === 'steps').map(({ stepCount }) => stepCount)
  const isCounted = counts.length > 0 && counts.every((count) => count !== null)
  return {
    shares: groundShares(groundParts(ground)),
    stepCount: isCounted ? counts.reduce((sum, count) => sum + (count ?? 0), 0) : null,
  }
}
