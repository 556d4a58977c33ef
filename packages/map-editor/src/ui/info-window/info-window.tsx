import type { InfoWindowProps } from '../panel-props.ts'
import { InfoDeleting } from './info-deleting.tsx'
import { InfoForm } from './info-form.tsx'
import { InfoFrame } from './info-frame.tsx'
import { InfoView } from './info-view.tsx'

/** Everything about one object: view, edit, recolour, delete. Cancel and Esc return to view, from there they close. */
export function InfoWindow(props: InfoWindowProps) {
  const { object, mode, editing } = props
  return (
    <InfoFrame {...props}>
      {editing && mode === 'deleting' ? (
        <InfoDeleting {...props} editing={editing} />
      ) : editing && mode !== 'view' ? (
        <InfoForm key={object.id} {...props} editing={editing} />
      ) : (
        <InfoView {...props} />
      )}
    </InfoFrame>
  )
}
