import type { ArticleStatus, Forbidding as ForbiddingAnswer } from '@repo/contract'

/** What a reason is about, with how that was called then. */
interface Pointed {
  readonly kind: 'object' | 'block'
  readonly label: string
}

/** The reason of a prohibition, and the author's reply. Times are ISO times; null for steps that have not happened. */
export interface Forbidding {
  readonly reason: string
  /** Null for the article as a whole. */
  readonly pointsAt: Pointed | null
  /** What it is to its readers once it is allowed. */
  readonly statusWhenAllowed: ArticleStatus
  readonly requestedAt: string | null
  readonly requestNote: string
  /** The last request that was declined. */
  readonly declined: { readonly at: string; readonly reason: string; readonly pointsAt: Pointed | null } | null
  readonly appealedAt: string | null
  readonly appealNote: string
  readonly appealDecidedAt: string | null
  /** Why the appeal was rejected; '' for one of before this was stored. */
  readonly appealAnswer: string
}

export function toForbidding(forbidding: ForbiddingAnswer): Forbidding {
  const { reason, declined_at: declinedAt, decline_reason: declineReason } = forbidding
  return {
    reason,
    pointsAt: toPointed(forbidding.points_at),
    statusWhenAllowed: forbidding.once_allowed.status,
    requestedAt: forbidding.requested_at,
    requestNote: forbidding.request_note,
    declined:
      declinedAt === null
        ? null
        : { at: declinedAt, reason: declineReason ?? '', pointsAt: toPointed(forbidding.decline_points_at) },
    appealedAt: forbidding.appealed_at,
    appealNote: forbidding.appeal_note,
    appealDecidedAt: forbidding.appeal_decided_at,
    appealAnswer: forbidding.appeal_answer ?? '',
  }
}

const toPointed = (pointer: ForbiddingAnswer['points_at']): Pointed | null =>
  pointer && { kind: 'object' in pointer ? 'object' : 'block', label: pointer.label }
