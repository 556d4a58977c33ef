import { selectTool } from '../../core/selectors.ts'
import { selectIsFreePlacement } from '../../core/vertex-selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { magnetIcon } from '../../ui/icons/phosphor-paths.ts'
import { ChoiceButton } from '../../ui/shared/choice-button.tsx'
import styles from '../../ui/shared/tool-controls.module.css'
import { useValue } from '../../ui/shared/value-store.ts'
import { VertexControls } from './vertex-controls.tsx'

/** Beside the guide while something is placed point by point. */
export function PointControls() {
  const isPlacing = useEditor((snapshot) => selectTool(snapshot) !== 'select' && selectIsFreePlacement(snapshot))
  if (!isPlacing) return null
  return (
    <div className={styles.points}>
      <VertexControls />
      <SnapSwitch />
    </div>
  )
}

/** Whether what is put down is drawn to points and lines near it. */
function SnapSwitch() {
  const { isSnapping } = useEditorParts()
  const isOn = useValue(isSnapping)
  return (
    <ChoiceButton
      icon={magnetIcon}
      label={useMessages().vertices.snap}
      aria-pressed={isOn}
      aria-keyshortcuts="k"
      onClick={() => isSnapping.set(!isOn)}
    />
  )
}
