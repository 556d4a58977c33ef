import { useEffect, useMemo, useRef } from 'react'
import type { LiveRegionProps } from '../panel-props.ts'
import { VisuallyHidden } from '../shared/controls.tsx'

/** Between two messages the region is empty for longer than a browser gathers changes: the same one again would be none. */
const EMPTY_MS = 60
/** Long enough to be read out of it, short enough that a dialog, closing, does not bring back what is over. */
const FULL_MS = 5000

/** Speaks each new message politely, the same one again as well, and forgets it. */
export function LiveRegion({ message, nonce = 0 }: LiveRegionProps) {
  const region = useRef<HTMLSpanElement>(null)
  const said = useMemo(() => ({ message, nonce }), [message, nonce])
  useEffect(() => {
    const write = (text: string) => region.current?.replaceChildren(text) // nothing else of the editor follows it
    write('')
    if (said.message === '') return
    const filling = setTimeout(write, EMPTY_MS, said.message)
    const emptying = setTimeout(write, EMPTY_MS + FULL_MS, '')
    return () => {
      clearTimeout(filling)
      clearTimeout(emptying)
    }
  }, [said])
  return (
    <VisuallyHidden>
      <span ref={region} role="status" />
    </VisuallyHidden>
  )
}
