import { selectTool } from '../machine/selectors.ts'
import { selectIsFreeHand } from '../machine/vertex-selectors.ts'
import styles from '../panels/shape-controls.module.css'
import { useEditor } from './editor-context.tsx'
import { SnapSwitch } from './snap-switch.tsx'
import { VertexControls } from './vertex-controls.tsx'

/** Beside the guide while something is put down by hand, point by point. */
export function PointControls() {
  const isPlacing = useEditor((snapshot) => selectTool(snapshot) !== 'select' && selectIsFreeHand(snapshot))
  if (!isPlacing) return null
  return (
    <div className={styles.points}>
      <VertexControls />
      <SnapSwitch />
    </div>
  )
}
