import { magnetIcon } from '../icons/phosphor-paths.ts'
import { selectTool } from '../machine/selectors.ts'
import { selectIsFreeHand } from '../machine/vertex-selectors.ts'
import { Button } from '../panels/shared/controls.tsx'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorParts, useMessages } from './editor-context.tsx'

/** Beside the guide while something is put down by hand: whether it is drawn to points and lines near it. */
export function SnapSwitch() {
  const { isSnapping } = useEditorParts()
  const messages = useMessages()
  const isPlacing = useEditor((snapshot) => selectTool(snapshot) !== 'select' && selectIsFreeHand(snapshot))
  const isOn = useValue(isSnapping)
  if (!isPlacing) return null
  return (
    <Button
      variant="ghost"
      icon={magnetIcon}
      aria-pressed={isOn}
      aria-keyshortcuts="k"
      onClick={() => isSnapping.set(!isOn)}
    >
      {messages.vertices.snap}
    </Button>
  )
}
