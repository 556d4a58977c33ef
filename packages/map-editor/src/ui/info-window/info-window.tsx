import { useId } from 'react'
import { Button } from '../shared/controls.tsx'
import { InfoActions } from './info-actions.tsx'
import { InfoForm } from './info-form.tsx'
import { InfoFrame } from './info-frame.tsx'
import { InfoView } from './info-view.tsx'
import styles from './info-window.module.css'
import type { InfoWindowEditing, InfoWindowProps } from './info-window-props.ts'
import { NamingCard } from './naming-card.tsx'

/** Everything about one object: view, edit, recolour, delete. Cancel and Esc return to view, from there they close. */
export function InfoWindow(props: InfoWindowProps) {
  const { object, mode, editing } = props
  return (
    <InfoFrame {...props}>
      {editing && mode === 'deleting' ? (
        <InfoDeleting {...props} editing={editing} />
      ) : editing && mode === 'naming' ? (
        <NamingCard {...props} editing={editing} />
      ) : editing && mode !== 'view' ? (
        <InfoForm key={object.id} {...props} editing={editing} />
      ) : (
        <InfoView {...props} actions={editing && <InfoActions {...props} editing={editing} />} />
      )}
    </InfoFrame>
  )
}

/** DELETING: confirms in place, and mentions undo. */
function InfoDeleting(props: InfoWindowProps & { readonly editing: InfoWindowEditing }) {
  const { messages, object, editing, onModeChange } = props
  const [titleId, textId] = [useId(), useId()]
  const name = editing.draft?.name.trim() || object.name
  return (
    <div role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} className={styles.deleting}>
      <h2 id={titleId} className={styles.title}>
        {messages.info.deleteTitle(name)}
      </h2>
      <p id={textId}>{messages.info.deleteUndoable}</p>
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
