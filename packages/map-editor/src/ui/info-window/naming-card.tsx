import { type FormEvent, useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { caretDownIcon, errorIcon } from '../icons/phosphor-paths.ts'
import { ColorPicker, IconPicker } from '../shared/choice-grid.tsx'
import { ObjectGlyph } from '../shared/object-glyph.tsx'
import { RefusingButton } from '../shared/refusing-button.tsx'
import type { InfoWindowEditing, InfoWindowProps } from './info-window-props.ts'
import styles from './naming-card.module.css'
import { AddPhotos } from './photo-fields.tsx'
import { Shown } from './photo-tile.tsx'
import { isWaiting, savedDetails, useReportedDraft } from './saved-details.ts'
import { seenOnFor } from './seen-on-field.tsx'
import { type DetailsDraft, useDetailsDraft } from './use-details-draft.ts'
import { type Photos, usePhotos } from './use-photos.ts'

interface NamingCardProps extends InfoWindowProps {
  readonly editing: InfoWindowEditing
}

/** What a new spot needs at once: a name, perhaps a look and a photo. Everything else is one button away. */
export function NamingCard(props: NamingCardProps) {
  const { messages, object, onModeChange, editing } = props
  const details = useDetailsDraft(messages, object, editing)
  const photos = usePhotos(details.draft.photos?.images ?? [], editing.photos)
  const [isChoosingLook, setIsChoosingLook] = useState(false)
  useReportedDraft(editing, details, photos)
  const id = useId()
  const { draft, change } = details
  const refusal = details.refusal ?? (isWaiting(draft, photos) ? messages.photos.wait : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refusal !== null) return
    editing.onPreview?.(null)
    editing.onDraft?.(null)
    editing.onDone?.(savedDetails(draft, photos, editing))
  }
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.look}
          aria-label={messages.spotCard.look}
          title={messages.spotCard.look}
          aria-expanded={isChoosingLook}
          aria-controls={`${id}-look`}
          onClick={() => setIsChoosingLook(!isChoosingLook)}
        >
          <ObjectGlyph
            object={{ kind: 'spot', color: draft.color, ...(draft.icon && { icon: draft.icon }) }}
            size="large"
          />
          <Icon path={caretDownIcon} size={12} />
        </button>
        <NameField {...props} details={details} />
      </div>
      {details.refusal !== null && (
        <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
          <Icon path={errorIcon} size={15} />
          {details.refusal}
        </p>
      )}
      <div id={`${id}-look`} className={styles.looks} hidden={!isChoosingLook}>
        {draft.icon && (
          <IconPicker
            messages={messages}
            value={draft.icon}
            color={draft.color}
            layout="row"
            onChange={(icon) => change({ icon, ...seenOnFor(icon, draft) })}
          />
        )}
        <ColorPicker messages={messages} value={draft.color} onChange={(color) => change({ color })} />
      </div>
      <PhotoState {...props} photos={photos} />
      <div className={styles.row}>
        {editing.photos?.uploadImage && (
          <AddPhotos
            label={messages.spotCard.photo}
            photos={photos}
            chooseImages={editing.photos.chooseImages}
            onAdd={() => change({ photos: { display: 'image', images: photos.images } })}
          />
        )}
        <RefusingButton
          variant="ghost"
          refusal={photos.isSending ? messages.photos.wait : null}
          onClick={() => onModeChange('info')}
        >
          {messages.spotCard.more}
        </RefusingButton>
        <RefusingButton type="submit" variant="primary" className={styles.done ?? ''} refusal={refusal}>
          {messages.spotCard.done}
        </RefusingButton>
      </div>
    </form>
  )
}

function NameField({ messages, editing, details }: NamingCardProps & { readonly details: DetailsDraft }) {
  const { translating } = editing
  const { draft, change, errors } = details
  return (
    <input
      type="text"
      className={styles.name}
      aria-label={messages.info.name}
      aria-invalid={errors.name !== null}
      required={!translating}
      autoComplete="off"
      enterKeyHint="done"
      lang={translating?.language}
      placeholder={translating?.name || messages.info.name}
      value={draft.name}
      onChange={(event) => change({ name: event.target.value })}
    />
  )
}

interface CardPhotosProps extends NamingCardProps {
  readonly photos: Photos
}

/** The photos that were chosen, small, and what went wrong with one. */
function PhotoState({ messages, photos }: CardPhotosProps) {
  if (photos.photos.length === 0) return null
  const failed = photos.photos.find((photo) => photo.kind === 'failed')
  return (
    <>
      <div className={styles.photos} role="img" aria-label={messages.photos.row(photos.photos.length)}>
        {photos.photos.map((photo) => (
          <span key={photo.id} className={styles.photo} data-sending={photo.kind === 'sending' || undefined}>
            <Shown photo={photo} />
          </span>
        ))}
      </div>
      {failed && (
        <p role="alert" className={styles.refusal}>
          <Icon path={errorIcon} size={15} />
          {failed.message ?? messages.photos.failed(failed.file.name)}
        </p>
      )}
    </>
  )
}
