import { REPORT_REASONS, type ReportedKind, type ReportReason } from '@repo/contract'

export interface ReportContent {
  readonly reason: ReportReason
  /** What the reporter wrote; of a listed reason its code. */
  readonly content: string
}

/** The wire sends one text: the code of a reason, or what is written for `other`. @returns null where that is missing. */
export function readReportContent(kind: ReportedKind, sent: string): ReportContent | null {
  const content = sent.trim()
  const reason = REPORT_REASONS[kind].find((code) => code === content)
  if (reason !== undefined && reason !== 'other') return { reason, content }
  return content === '' || content === 'other' ? null : { reason: 'other', content }
}
