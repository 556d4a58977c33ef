import type { InfoWindowEditing, InfoWindowProps } from '../panel-props.ts'
import { Button } from '../shared/controls.tsx'
import styles from './info-window.module.css'

/** DELETING: asks in place, and says that undo brings the object back. */
export function InfoDeleting(props: InfoWindowProps & { readonly editing: InfoWindowEditing }) {
  const { messages, object, editing, onModeChange } = props
  return (
    <div className={styles.deleting}>
      <h2 className={styles.title}>{messages.info.deleteTitle(object.name)}</h2>
      <p>{messages.info.deleteUndoable}</p>
      <div className={styles.deletingButtons}>
        <Button variant="ghost" size="small" data-autofocus="" onClick={() => onModeChange('view')}>
          {messages.common.cancel}
        </Button>
        <Button variant="danger" size="small" onClick={editing.onDelete}>
          {messages.common.delete}
        </Button>
      </div>
    </div>
  )
}
