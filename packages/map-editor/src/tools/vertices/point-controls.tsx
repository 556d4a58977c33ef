import { selectTool } from '../../core/selectors.ts'
import { selectIsFreePlacement } from '../../core/vertex-selectors.ts'
import { useEditor } from '../../ui/context/editor-context.tsx'
import styles from '../../ui/shared/tool-controls.module.css'
import { SnapSwitch } from '../snap/snap-switch.tsx'
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
