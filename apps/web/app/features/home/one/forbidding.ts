import type { Forbidding as ForbiddingAnswer } from '@repo/contract'

/** The reason of a prohibition, and the author's reply. Times are ISO times; null for steps that have not happened. */
export interface Forbidding {
  readonly reason: string
  /** What it is about, with how that was called then; null for the article as a whole. */
  readonly pointsAt: { readonly kind: 'object' | 'block'; readonly label: string } | null
  readonly requestedAt: string | null
  readonly requestNote: string
  readonly appealedAt: string | null
  readonly appealNote: string
  readonly appealDecidedAt: string | null
}

export function toForbidding(forbidding: ForbiddingAnswer): Forbidding {
  const { reason, points_at: pointer } = forbidding
  return {
    reason,
    pointsAt: pointer && { kind: 'object' in pointer ? 'object' : 'block', label: pointer.label },
    requestedAt: forbidding.requested_at,
    requestNote: forbidding.request_note,
    appealedAt: forbidding.appealed_at,
    appealNote: forbidding.appeal_note,
    appealDecidedAt: forbidding.appeal_decided_at,
  }
}
