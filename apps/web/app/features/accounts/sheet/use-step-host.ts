import { useLayoutEffect, useRef } from 'react'
import { type FormHost, type SheetStep, stepOf, useSheetHost } from '../form-host.ts'

/** The host of a step's forms, which goes on to the next step when the page below knows of it, too. */
export function useStepHost(path: string, onStep: (step: SheetStep) => void): FormHost {
  const host = useSheetHost(path)
  const reached = host.isIdle ? stepOf(host.answer) : null
  const latest = useRef(onStep)
  latest.current = onStep
  // Before anything that waited for the account: a dialog that it opens must not lie on the sheet.
  useLayoutEffect(() => {
    if (reached) latest.current(reached)
  }, [reached])
  return host
}
