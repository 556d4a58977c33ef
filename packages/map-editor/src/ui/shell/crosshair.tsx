import { useEditorParts } from '../context/editor-context.tsx'
import { useValue } from '../shared/value-store.ts'
import styles from './map-editor.module.css'

/** Where Space would click. Shown while the map is worked by keyboard. */
export function Crosshair() {
  const { inputMode } = useEditorParts()
  if (useValue(inputMode) !== 'keyboard') return null
  return <span className={styles.crosshair} aria-hidden="true" />
}
