import { panelClass } from '../shared/controls.tsx'
import { ColoringHead, usePatternId } from './coloring-head.tsx'
import type { LineColoring } from './line-coloring.ts'

/** Props of {@link LineColorKey}. */
export interface LineColorKeyProps {
  /** As `useLineColors` returns it. */
  readonly coloring: LineColoring
  /** BCP 47 tag that figures are formatted with. */
  readonly locale: string
}

/** The choice of colours and their legend for a line that has no profile, because its elevations are unknown. */
export function LineColorKey({ coloring, locale }: LineColorKeyProps) {
  const id = usePatternId()
  return (
    <div className={panelClass}>
      <ColoringHead messages={{ locale }} coloring={coloring} id={id} hasBar />
    </div>
  )
}
