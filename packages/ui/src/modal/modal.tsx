import { DialogFrame, type DialogProps } from '../dialog/dialog.tsx'
import styles from './modal.module.css'

/** A question or a short form in the middle of the page. */
export function Modal(props: DialogProps) {
  return <DialogFrame {...props} className={styles.modal} />
}
