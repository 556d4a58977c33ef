import { isHazardIcon, type SpotIcon } from '@mishiori/map-document'
import { useId } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import fields from '../shared/text-field.module.css'
import type { ObjectDetails } from './info-window-props.ts'

interface SeenOnFieldProps {
  readonly messages: MapEditorMessages
  /** As `2026-11-26`; null if not given. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** The day on which a hazard was seen, today at the latest. */
export function SeenOnField({ messages, value, onChange }: SeenOnFieldProps) {
  const id = useId()
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {messages.info.seenOn}
      </label>
      <p id={`${id}-hint`} className={fields.hint}>
        {messages.info.seenOnHint}
      </p>
      <input
        id={id}
        type="date"
        className={fields.input}
        aria-describedby={`${id}-hint`}
        max={today()}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </div>
  )
}

/** What becomes a hazard was seen today, unless its day is known. */
export function seenOnFor(
  icon: SpotIcon,
  { icon: before, seenOn = null }: ObjectDetails,
): Pick<ObjectDetails, 'seenOn'> {
  if (!isHazardIcon(icon) || (before && isHazardIcon(before))) return {}
  return { seenOn: seenOn ?? today() }
}

/** Of the person at this device. */
function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
