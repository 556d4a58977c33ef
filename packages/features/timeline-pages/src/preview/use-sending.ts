import type { ApiClient, ApiError } from '@repo/contract'
import { useEffect, useRef, useState } from 'react'
import { type TimelineImport, toTimelineImport } from '../jobs/timeline-import.ts'
import { type Journey, newJourney, type Shipment, sendDays } from './send-days.ts'

export type SendingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'failed'
      readonly done: number
      readonly total: number
      readonly reason: Failure
      readonly error: ApiError
    }
  /** Nothing is left of the days that were chosen. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'started'; readonly job: TimelineImport }

type Failure = 'create' | 'send'
type Api = Pick<ApiClient, 'createTimelineImport' | 'sendTimelineDays' | 'startTimelineImport' | 'cancelTimelineImport'>

/** An import of this server that cannot be continued: the next try begins another one. */
const OVER = new Set(['timeline.import_not_found', 'timeline.import_ended', 'timeline.days_missing'])

interface Attempt {
  readonly shipment: Shipment
  journey: Journey
}

/** Sends the selected days. After a failure it can be retried, and it retries automatically when the network is back. */
export function useSending(api: () => Api) {
  const [state, setState] = useState<SendingState>({ kind: 'idle' })
  const attempt = useRef<Attempt | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const run = async () => {
    const { current } = attempt
    if (!current) return
    controller.current?.abort()
    const abortController = new AbortController()
    controller.current = abortController
    const { signal } = abortController
    const total = current.journey.days?.length ?? current.shipment.days.length
    setState({ kind: 'sending', done: current.journey.sent, total })
    const onSent = (done: number, of: number) => signal.aborted || setState({ kind: 'sending', done, total: of })
    const result = await sendDays(current.shipment, current.journey, { api: api(), signal, onSent })
    if (signal.aborted) return
    if (result.ok) return setState({ kind: 'started', job: toTimelineImport(result.job) })
    if (result.reason === 'empty') return setState({ kind: 'empty' })
    const { sent, days } = current.journey
    const of = days?.length ?? total
    if (OVER.has(result.error.code)) current.journey = { ...newJourney(), days }
    setState({ kind: 'failed', done: sent, total: of, reason: result.reason, error: result.error })
  }
  useOnline(state.kind === 'failed' && state.error.code === 'network', run)

  return {
    state,
    send: (shipment: Shipment) => {
      attempt.current = { shipment, journey: newJourney() }
      return run()
    },
    goOn: run,
    /** Gives it up, here and on the server. */
    stop: async () => {
      controller.current?.abort()
      const id = attempt.current?.journey.importId ?? null
      attempt.current = null
      setState({ kind: 'idle' })
      if (id !== null) await api().cancelTimelineImport({ params: { id: String(id) } })
    },
    begin: () => setState({ kind: 'idle' }),
  }
}

export type SendingControls = ReturnType<typeof useSending>

function useOnline(isWaiting: boolean, goOn: () => Promise<void>): void {
  const latest = useRef(goOn)
  latest.current = goOn
  useEffect(() => {
    if (!isWaiting) return
    const onOnline = () => void latest.current()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isWaiting])
}
