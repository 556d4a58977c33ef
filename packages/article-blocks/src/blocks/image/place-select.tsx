import { MapPinIcon } from '@phosphor-icons/react'
import type { ReactElement } from 'react'
import { useEditorSetting } from '../editor-setting.ts'
import styles from './image-view.module.css'

export interface PlaceSelectProps {
  readonly mapObjectId: string | null
  readonly onChange: (mapObjectId: string | null) => void
}

/** Asks which object of the map a picture shows. */
export function PlaceSelect({ mapObjectId, onChange }: PlaceSelectProps): ReactElement {
  const { messages, mapObjects } = useEditorSetting()
  const isMissing = mapObjectId !== null && !mapObjects.some((object) => object.id === mapObjectId)
  return (
    <span className={styles.place}>
      <MapPinIcon size={16} weight="fill" aria-hidden />
      <select
        aria-label={messages.imageOnMap}
        value={mapObjectId ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{messages.imageNotOnMap}</option>
        {isMissing ? <option value={mapObjectId}>{messages.mapObjectMissing}</option> : null}
        {mapObjects.map((object) => (
          <option key={object.id} value={object.id}>
            {object.name}
          </option>
        ))}
      </select>
    </span>
  )
}
