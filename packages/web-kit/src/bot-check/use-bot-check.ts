import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormHost } from '../forms/form-host.ts'

export type BotCheckState =
  | { readonly status: 'idle' | 'working' | 'failed' }
  | { readonly status: 'done'; readonly answer: string }

/** A little less than answers are valid. */
const RENEWED_AFTER_MS = 9 * 60_000

export type PrepareAnswer = (signal: AbortSignal) => Promise<string>

/**
 * Computes a proof when the form is rendered, again after each response of the server, which uses it up, and
 * before it expires. A form submitted earlier waits for the proof, and so does one that was refused because the
 * proof was missing (`isRequired`).
 */
export function useBotCheck(
  field: RefObject<HTMLInputElement | null>,
  { prepare, isRequired }: { prepare: PrepareAnswer; isRequired: boolean },
) {
  const { answer: answered } = useFormHost()
  const [state, setState] = useState<BotCheckState>({ status: 'idle' })
  const [round, setRound] = useState(0)
  const waiting = useRef<{ readonly submitter: HTMLElement | null; readonly isAutomatic: boolean } | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    setState({ status: 'working' })
    const show = (next: BotCheckState) => {
      if (!stop.signal.aborted) setState(next)
    }
    prepare(stop.signal).then(
      (answer) => show({ status: 'done', answer }),
      () => show({ status: 'failed' }),
    )
    const renewal = setTimeout(() => setRound((last) => last + 1), RENEWED_AFTER_MS)
    return () => {
      clearTimeout(renewal)
      stop.abort()
    }
  }, [answered, round, prepare])

  useEffect(() => {
    if (!isRequired) return
    waiting.current = { submitter: null, isAutomatic: true }
    setIsWaiting(true)
  }, [isRequired, answered])

  const isWorking = state.status === 'working'
  const hasAnswer = state.status === 'done'
  const isOver = hasAnswer || state.status === 'failed'
  useEffect(() => {
    const form = field.current?.form
    if (!isWorking || !form) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation() // the router must not send it either
      waiting.current = { submitter: event.submitter, isAutomatic: false }
      setIsWaiting(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [isWorking, field])

  useEffect(() => {
    if (!isOver || !waiting.current) return
    const { submitter, isAutomatic } = waiting.current
    waiting.current = null
    setIsWaiting(false)
    // Refused once for want of an answer, it would be again.
    if (hasAnswer || !isAutomatic) field.current?.form?.requestSubmit(submitter)
  }, [isOver, hasAnswer, field])

  return { state, isWaiting }
}
