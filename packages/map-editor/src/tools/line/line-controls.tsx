import { selectEraserRadius, selectFocusedVertex, selectSnap, selectTolerance } from '../../core/selectors.ts'
import { formatReach } from '../../messages/format.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { retryIcon, scissorsIcon } from '../../ui/icons/phosphor-paths.ts'
import { Button } from '../../ui/shared/controls.tsx'
import { DistanceSlider } from './distance-slider.tsx'
import { ERASER_RADII_METERS } from './eraser-radii.ts'

const TOLERANCES_METERS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** Beside the guide while a line is changed: how far it may move, how much is erased, or a cut at the chosen point. */
export function LineControls() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const toleranceMeters = useEditor(selectTolerance)
  const radiusMeters = useEditor(selectEraserRadius)
  const vertex = useEditor(selectFocusedVertex)
  const canSplit = useEditor((snapshot) => vertex !== null && snapshot.can({ type: 'line.split', index: vertex }))
  const canRetry = useEditor((snapshot) => {
    const snap = selectSnap(snapshot)
    return snap !== null && 'problem' in snap && snap.problem === 'unavailable'
  })
  const format = (meters: number) => formatReach(meters, messages.locale)
  if (toleranceMeters !== null) {
    return (
      <DistanceSlider
        label={messages.lines.tolerance}
        stops={TOLERANCES_METERS}
        meters={toleranceMeters}
        format={format}
        onChange={(meters) => actor.send({ type: 'tolerance.set', toleranceMeters: meters })}
      />
    )
  }
  if (radiusMeters !== null) {
    return (
      <DistanceSlider
        label={messages.lines.eraserRadius}
        stops={ERASER_RADII_METERS}
        meters={radiusMeters}
        format={format}
        onChange={(meters) => actor.send({ type: 'eraser.resize', radiusMeters: meters })}
      />
    )
  }
  if (canRetry) {
    return (
      <Button variant="ghost" icon={retryIcon} onClick={() => actor.send({ type: 'directions.retry' })}>
        {messages.directions.retry}
      </Button>
    )
  }
  if (vertex === null || !canSplit) return null
  return (
    <Button
      variant="ghost"
      icon={scissorsIcon}
      aria-keyshortcuts="x"
      onClick={() => actor.send({ type: 'line.split', index: vertex })}
    >
      {messages.lines.split}
    </Button>
  )
}
