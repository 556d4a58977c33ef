import type { ReportedKind } from '@repo/contract'

/** What is reported. */
export interface ReportTarget {
  readonly kind: ReportedKind
  readonly id: number
  /** Of the link that the reporter came by, for an article and what stands under it. */
  readonly token?: string | null
}
