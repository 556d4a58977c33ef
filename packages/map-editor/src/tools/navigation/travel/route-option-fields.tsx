import { HIKING_GRADES, HILL_CHOICES, type RouteOptions } from '@mishiori/map-document'
import { type ReactNode, useId } from 'react'
import { type OptionValue, withOption } from '../../../core/drafts/travel.ts'
import type { RouteOptionName } from '../../../core/services.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { SwitchField } from '../../../ui/shared/switch-field.tsx'
import styles from './route-option-fields.module.css'

export interface RouteOptionFieldsProps {
  readonly messages: MapEditorMessages
  /** Those that mean something for the profile. */
  readonly names: readonly RouteOptionName[]
  readonly value: RouteOptions | null
  readonly onChange: (options: RouteOptions | null) => void
}

/** What a line keeps away from or looks for: a switch or a list for each. */
export function RouteOptionFields({ messages, names, value, onChange }: RouteOptionFieldsProps) {
  const set = (name: RouteOptionName) => (next: OptionValue) => onChange(withOption(value, name, next))
  return names.map((name) => {
    const field = { label: travelMessages(messages).optionNames[name], onChange: set(name) }
    if (name === 'hills') {
      return <Hills key={name} {...field} messages={messages} value={value?.hills ?? null} />
    }
    if (name === 'hardestPath') {
      return <HardestPath key={name} {...field} messages={messages} value={value?.hardestPath ?? null} />
    }
    return <SwitchField key={name} {...field} isOn={value?.[name] === true} />
  })
}

interface FieldProps {
  readonly label: string
  readonly onChange: (value: OptionValue) => void
}

interface ListProps<Value> extends FieldProps {
  readonly messages: MapEditorMessages
  readonly value: Value | null
}

function Hills({ label, messages, value, onChange }: ListProps<'avoid' | 'seek'>) {
  const choose = (written: string) => onChange(HILL_CHOICES.find((choice) => choice === written) ?? null)
  return (
    <List label={label} value={value ?? ''} onChange={choose}>
      <option value="">{travelMessages(messages).asUsual}</option>
      {HILL_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {travelMessages(messages).hills[choice]}
        </option>
      ))}
    </List>
  )
}

function HardestPath({ label, messages, value, onChange }: ListProps<(typeof HIKING_GRADES)[number]>) {
  const choose = (written: string) => onChange(HIKING_GRADES.find((grade) => `${grade}` === written) ?? null)
  return (
    <List label={label} value={`${value ?? ''}`} onChange={choose}>
      <option value="">{travelMessages(messages).asUsual}</option>
      {HIKING_GRADES.map((grade) => (
        <option key={grade} value={grade}>
          {travelMessages(messages).upToGrade(grade)}
        </option>
      ))}
    </List>
  )
}

interface NativeListProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function List({ label, value, onChange, children }: NativeListProps) {
  const id = useId()
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.list} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  )
}
