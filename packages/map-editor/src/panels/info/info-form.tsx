import { MAP_LIMITS } from '@mishiori/map-document'
import { type FormEvent, useId } from 'react'
import type { InfoWindowEditing, InfoWindowProps, ObjectDetails } from '../panel-props.ts'
import { ColorPicker, IconPicker } from '../shared/choice-grid.tsx'
import { Button, IconButton, VisuallyHidden } from '../shared/controls.tsx'
import { TextField } from '../shared/text-field.tsx'
import { InfoFormHead } from './info-form-head.tsx'
import styles from './info-window.module.css'
import { type DetailsDraft, useDetailsDraft } from './use-details-draft.ts'

interface InfoFormProps extends InfoWindowProps {
  readonly editing: InfoWindowEditing
}

/** INFO, ICON and COLOR of the specification: parts of one draft, saved together. */
export function InfoForm(props: InfoFormProps) {
  const { messages, object, onModeChange, editing } = props
  const details = useDetailsDraft(messages, object, editing.onPreview)
  const reasonId = useId()
  const close = () => {
    editing.onPreview?.(null)
    onModeChange('view')
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (details.refusal !== null) return
    editing.onSave(trimmed(details.draft))
    close()
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <InfoFormHead {...props} onClose={close} />
      <InfoFields {...props} details={details} />
      <div className={styles.foot}>
        <IconButton
          icon="trash"
          tone="danger"
          label={messages.common.delete}
          onClick={() => {
            editing.onPreview?.(null)
            onModeChange('deleting')
          }}
        />
        <Button variant="ghost" size="small" className={`${styles.push} ${styles.cancel}`} onClick={close}>
          {messages.common.cancel}
        </Button>
        <Button
          variant="primary"
          size="small"
          className={styles.save ?? ''}
          disabled={details.refusal !== null}
          aria-describedby={details.refusal === null ? undefined : reasonId}
          title={details.refusal ?? undefined}
          onClick={save}
        >
          {messages.common.save}
        </Button>
        {details.refusal !== null && <VisuallyHidden id={reasonId}>{details.refusal}</VisuallyHidden>}
      </div>
    </form>
  )
}

/** A window shows one part at a time, a sheet all of them. */
function InfoFields(props: InfoFormProps & { readonly details: DetailsDraft }) {
  const { messages, mode, variant = 'window', details } = props
  const { draft, change, errors } = details
  const isSheet = variant === 'sheet'
  const shows = {
    texts: isSheet || mode === 'info',
    icon: isSheet || mode === 'icon',
    color: isSheet || mode !== 'icon',
  }
  return (
    <div className={styles.fields}>
      {shows.texts && (
        <TextField
          messages={messages}
          label={messages.info.name}
          value={draft.name}
          maxLength={MAP_LIMITS.nameLength.max}
          error={errors.name}
          isRequired
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
          isMultiline
          onChange={(description) => change({ description })}
        />
      )}
      {draft.icon && shows.icon && (
        <IconPicker
          messages={messages}
          value={draft.icon}
          color={draft.color}
          layout={isSheet ? 'row' : 'grid'}
          onChange={(icon) => change({ icon })}
        />
      )}
      {shows.color && <ColorPicker messages={messages} value={draft.color} onChange={(color) => change({ color })} />}
    </div>
  )
}

function trimmed(draft: ObjectDetails): ObjectDetails {
  return { ...draft, name: draft.name.trim(), description: draft.description.trimEnd() }
}
