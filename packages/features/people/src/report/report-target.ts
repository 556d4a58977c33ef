import type { ReportedKind } from '@repo/contract'
import { pendingAct } from '@repo/web-kit/pending-act'

/** What is reported. */
export interface ReportTarget {
  readonly kind: ReportedKind
  readonly id: number
  /** Of the link that the reporter came by, for an article and what stands under it. */
  readonly token?: string | null
}

const isReportTarget = (value: unknown): value is ReportTarget =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && typeof value.id === 'number'

/** What a visitor wanted to report before they logged in. */
export const pendingReport = pendingAct('pending-report', isReportTarget)
