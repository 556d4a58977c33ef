import type { LiveRegionProps } from '../panel-props.ts'
import { VisuallyHidden } from '../shared/controls.tsx'

/** Speaks each new message politely. */
export function LiveRegion({ message, nonce = 0 }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <span key={nonce}>{message}</span>
      </span>
    </VisuallyHidden>
  )
}
