import { type ApiError, REPORT_REASONS, type ReportReason } from '@repo/contract'
import { useRef, useState } from 'react'
import type { ReportTarget } from './report-target.ts'
import type { SendReport } from './send-report.ts'

interface ReportForm {
  readonly status: 'editing' | 'sending' | 'sent' | 'failed'
  readonly reason: ReportReason
  /** What the reporter writes, which only the reason `other` sends. */
  readonly detail: string
  /** Why sending failed. */
  readonly error: ApiError | null
}

const EMPTY: ReportForm = { status: 'editing', reason: REPORT_REASONS.route[0], detail: '', error: null }

/** A report from choosing a reason until it is sent. One at a time: nothing is sent twice. */
export function useReportForm(target: ReportTarget, send: SendReport) {
  const [form, setForm] = useState(EMPTY)
  /** Identifies the current report: responses to earlier ones are ignored. */
  const key = useRef(crypto.randomUUID())
  const detail = form.detail.trim()
  const content = form.reason === 'other' ? detail : form.reason
  const canSend = content !== '' && (form.status === 'editing' || form.status === 'failed')

  const change = (changes: Partial<Pick<ReportForm, 'reason' | 'detail'>>) => {
    // The server answers to a key what it answered first.
    key.current = crypto.randomUUID()
    setForm((last) => (last.status === 'sending' ? last : { ...last, ...changes, status: 'editing', error: null }))
  }
  const submit = async () => {
    if (!canSend) return
    const sentKey = key.current
    setForm((last) => ({ ...last, status: 'sending', error: null }))
    const answer = await send(target, content, sentKey)
    if (sentKey !== key.current) return
    setForm((last) => ({ ...last, ...(answer.ok ? { status: 'sent' } : { status: 'failed', error: answer.error }) }))
  }
  const reset = () => {
    key.current = crypto.randomUUID()
    setForm(EMPTY)
  }
  return { ...form, canSend, change, submit, reset }
}
