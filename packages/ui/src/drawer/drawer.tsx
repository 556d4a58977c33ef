import { DialogFrame, type DialogProps } from '../dialog/dialog.tsx'
import styles from './drawer.module.css'

/** A menu from the left edge. */
export function Drawer(props: DialogProps) {
  return <DialogFrame {...props} className={styles.drawer} />
}
