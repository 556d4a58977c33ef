import { type FormHost, type SheetStep, stepOf, useSheetHost } from '@repo/web-kit/form-host'
import { useLayoutEffect, useRef } from 'react'

interface StepHost<Refusal> {
  readonly host: FormHost
  /** What the action said when it led nowhere. */
  readonly refusal: Refusal | undefined
}

/**
 * The host of a step's forms, which goes on to the next step when the page below knows of it, too.
 *
 * @param path of the page whose action answers with a `Refusal`.
 */
export function useStepHost<Refusal>(path: string, onStep: (step: SheetStep) => void): StepHost<Refusal> {
  const host = useSheetHost(path)
  const reached = host.isIdle ? stepOf(host.answer) : null
  const latest = useRef(onStep)
  latest.current = onStep
  // Before anything that waited for the account: a dialog that it opens must not lie on the sheet.
  useLayoutEffect(() => {
    if (reached) latest.current(reached)
  }, [reached])
  const refusal = stepOf(host.answer) === null ? (host.answer as Refusal | undefined) : undefined // of that action
  return { host, refusal }
}
