import type { MapEditorMessages } from '../../messages/messages.ts'
import { parseNumber } from './parse-number.ts'
import { TypedField } from './typed-field.tsx'

interface LengthFieldProps {
  readonly messages: MapEditorMessages
  readonly label: string
  readonly meters: number
  /** Called with a length above 0 when the person presses Enter or leaves the field. */
  readonly onCommit: (meters: number) => void
}

/** A length in kilometres, to the metre and without grouping: a value that can be typed over. */
export function LengthField({ messages, label, meters, onCommit }: LengthFieldProps) {
  const commit = (typed: string) => {
    const kilometers = parseNumber(typed)
    if (!(kilometers > 0)) return messages.shapes.sizeInvalid
    onCommit(kilometers * 1000)
    return null
  }
  return (
    <TypedField
      label={label}
      accessibleName={messages.shapes.inKilometers(label)}
      unit="km"
      value={String(Number((meters / 1000).toFixed(3)))}
      onCommit={commit}
    />
  )
}
