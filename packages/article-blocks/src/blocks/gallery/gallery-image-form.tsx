import { ArrowLeftIcon, ArrowRightIcon } from '@phosphor-icons/react'
import type { ReactElement } from 'react'
import { useEditorSetting } from '../editor-setting.ts'
import { CaptionField } from '../image/caption-field.tsx'
import { PlaceSelect } from '../image/place-select.tsx'
import type { GalleryItem } from './gallery-node.ts'
import styles from './gallery-view.module.css'

export interface GalleryImageFormProps {
  readonly image: GalleryItem
  readonly place: { readonly index: number; readonly count: number }
  readonly onChange: (part: Partial<GalleryItem>) => void
  readonly onMove: (to: number) => void
}

/** What the chosen picture shows, where that is on the map, and its place among the others. */
export function GalleryImageForm({ image, place, onChange, onMove }: GalleryImageFormProps): ReactElement {
  const { messages } = useEditorSetting()
  const { index, count } = place
  return (
    <fieldset className={styles.form} aria-label={messages.galleryImage(index + 1)}>
      <CaptionField
        label={messages.alternativeText}
        className={styles.field}
        placeholder={messages.captionHint}
        value={image.alt}
        onChange={(alt) => onChange({ alt })}
      />
      <div className={styles.row}>
        <PlaceSelect mapObjectId={image.mapObjectId} onChange={(mapObjectId) => onChange({ mapObjectId })} />
        <span className={styles.moves}>
          <button type="button" disabled={index === 0} onClick={() => onMove(index - 1)}>
            <ArrowLeftIcon size={18} aria-hidden />
            {messages.moveEarlier}
          </button>
          <button type="button" disabled={index === count - 1} onClick={() => onMove(index + 1)}>
            <ArrowRightIcon size={18} aria-hidden />
            {messages.moveLater}
          </button>
        </span>
      </div>
    </fieldset>
  )
}
