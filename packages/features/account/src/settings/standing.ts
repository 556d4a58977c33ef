import type { OwnModerationAct } from '@repo/contract'

/** A decision of moderators about the user. */
export interface StandingAct {
  readonly id: number
  readonly action: OwnModerationAct['action']
  /** ISO time. */
  readonly decidedAt: string
  readonly reason: string
  readonly article: { readonly id: number; readonly title: string } | null
}
