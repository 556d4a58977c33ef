import { isHazardIcon, MAP_LIMITS, type MapObject } from '@mishiori/map-document'
import { type FormEvent, useId } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { trashIcon } from '../icons/phosphor-paths.ts'
import { ColorPicker, IconPicker } from '../shared/choice-grid.tsx'
import { Button, IconButton } from '../shared/controls.tsx'
import { RefusingButton } from '../shared/refusing-button.tsx'
import { SwitchField } from '../shared/switch-field.tsx'
import { TextField } from '../shared/text-field.tsx'
import { hasInfoTabs, InfoFormHead, infoTabId } from './info-form-head.tsx'
import { cancelEditing } from './info-frame.tsx'
import styles from './info-window.module.css'
import type { InfoWindowEditing, InfoWindowProps, ObjectDetails } from './info-window-props.ts'
import { PhotoFields } from './photo-fields.tsx'
import { isWaiting, savedDetails, useReportedDraft } from './saved-details.ts'
import { SeenOnField, seenOnFor } from './seen-on-field.tsx'
import { type DetailsDraft, useDetailsDraft } from './use-details-draft.ts'
import { type Photos, usePhotos } from './use-photos.ts'

interface InfoFormProps extends InfoWindowProps {
  readonly editing: InfoWindowEditing
}

/** INFO, ICON and COLOR of the specification: parts of one draft, saved together. */
export function InfoForm(props: InfoFormProps) {
  const { messages, object, onModeChange, editing } = props
  const details = useDetailsDraft(messages, object, editing)
  const photos = usePhotos(details.draft.photos?.images ?? [], editing.photos)
  const panelId = useId()
  const { draft } = details
  useReportedDraft(editing, details, photos)
  const refusal = details.refusal ?? (isWaiting(draft, photos) ? messages.photos.wait : null)
  const giveUp = () => {
    editing.onPreview?.(null)
    editing.onDraft?.(null)
  }
  const cancel = () => {
    giveUp()
    cancelEditing(props)
  }
  const save = () => {
    if (refusal !== null) return
    giveUp()
    editing.onSave(savedDetails(draft, photos, editing))
    onModeChange('view')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <InfoFormHead {...props} look={lookOf(object, draft)} panelId={panelId} onClose={cancel} />
      <InfoFields {...props} details={details} photos={photos} panelId={panelId} />
      <div className={styles.foot}>
        <IconButton
          icon={trashIcon}
          tone="danger"
          label={messages.common.delete}
          data-begins="deleting"
          onClick={() => {
            editing.onPreview?.(null)
            onModeChange('deleting')
          }}
        />
        <Button variant="ghost" size="small" className={`${styles.push} ${styles.cancel}`} onClick={cancel}>
          {messages.common.cancel}
        </Button>
        <RefusingButton type="submit" variant="primary" size="small" className={styles.save ?? ''} refusal={refusal}>
          {messages.common.save}
        </RefusingButton>
      </div>
    </form>
  )
}

interface InfoFieldsProps extends InfoFormProps {
  readonly details: DetailsDraft
  readonly photos: Photos
  readonly panelId: string
}

/** A window shows one part at a time, a sheet all of them. */
function InfoFields(props: InfoFieldsProps) {
  const { messages, object, mode, variant = 'window', details, photos, editing } = props
  const { draft, change, errors } = details
  const { translating } = editing
  const isSheet = variant === 'sheet'
  const shows = {
    texts: isSheet || mode === 'info',
    icon: isSheet || mode === 'icon',
    color: isSheet || mode !== 'icon',
  }
  return (
    <div className={styles.fields} {...panelOf(props)}>
      {shows.texts && (
        <TextField
          messages={messages}
          label={messages.info.name}
          value={draft.name}
          maxLength={MAP_LIMITS.nameLength.max}
          error={errors.name}
          isRequired={!translating}
          {...translation(messages, translating, 'name')}
          onChange={(name) => change({ name })}
        />
      )}
      {shows.texts && (
        <TextField
          messages={messages}
          label={messages.info.description}
          value={draft.description}
          maxLength={MAP_LIMITS.descriptionLength.max}
          error={errors.description}
          {...translation(messages, translating, 'description')}
          isMultiline
          onChange={(description) => change({ description })}
        />
      )}
      {shows.texts && editing.photos && draft.photos && (
        <PhotoFields
          messages={messages}
          name={draft.name}
          photos={photos}
          canAdd={editing.photos.uploadImage !== undefined}
          chooseImages={editing.photos.chooseImages}
          takesOver={editing.photos.takeOverImage !== undefined}
          isPhotoSpot={object.kind === 'spot' && object.display === 'image'}
          isShown={draft.photos.display === 'image'}
          onShownChange={(isShown) =>
            change({ photos: { display: isShown ? 'image' : 'text', images: photos.images } })
          }
        />
      )}
      {draft.icon && shows.icon && (
        <IconPicker
          messages={messages}
          value={draft.icon}
          color={draft.color}
          layout={isSheet ? 'row' : 'grid'}
          onChange={(icon) => change({ icon, ...seenOnFor(icon, draft) })}
        />
      )}
      {draft.icon && isHazardIcon(draft.icon) && !translating && (
        <SeenOnField messages={messages} value={draft.seenOn ?? null} onChange={(seenOn) => change({ seenOn })} />
      )}
      {shows.texts && draft.isNoGo !== undefined && messages.travel && !translating && (
        <SwitchField label={messages.travel.noGo} isOn={draft.isNoGo} onChange={(isNoGo) => change({ isNoGo })} />
      )}
      {shows.color && <ColorPicker messages={messages} value={draft.color} onChange={(color) => change({ color })} />}
    </div>
  )
}

function panelOf(props: InfoFieldsProps) {
  const { panelId, mode } = props
  return hasInfoTabs(props) ? { id: panelId, role: 'tabpanel', 'aria-labelledby': infoTabId(panelId, mode) } : {}
}

function lookOf({ kind }: MapObject, { color, icon }: ObjectDetails) {
  return { kind, color, ...(icon && { icon }) }
}

/** Shows the original beside the field; while the field is empty, the original is its placeholder. */
function translation(
  messages: MapEditorMessages,
  translating: InfoWindowEditing['translating'],
  part: 'name' | 'description',
) {
  const original = translating?.[part]
  if (!original) return { lang: translating?.language }
  return { lang: translating.language, placeholder: original, hint: messages.info.original(original) }
}
