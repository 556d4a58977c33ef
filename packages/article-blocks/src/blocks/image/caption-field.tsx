import { type ReactElement, useId, useState } from 'react'
import { ARTICLE_LIMITS } from '../../model/article-document.ts'
import { characterCount, cutCharacters } from '../../model/characters.ts'
import { useEditorSetting } from '../editor-setting.ts'

export interface CaptionFieldProps {
  readonly label: string
  readonly labelClass?: string | undefined
  readonly className?: string | undefined
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A caption. Text beyond its limit can be typed and pasted: it stays in the field to be shortened, with a message. */
export function CaptionField({
  label,
  labelClass,
  className,
  placeholder,
  value,
  onChange,
}: CaptionFieldProps): ReactElement {
  const { messages } = useEditorSetting()
  const id = useId()
  const max = ARTICLE_LIMITS.captionLength
  const [written, setWritten] = useState(value)
  // What undo or another hand put there counts, not what was too long before.
  const shown = cutCharacters(written, max) === value ? written : value
  const refusal = captionRefusal(shown, messages.captionTooLong)
  return (
    <div className={className ?? 'ab-caption'}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="ab-caption-field"
        value={shown}
        placeholder={placeholder}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : `${id}-refusal`}
        onChange={({ target }) => {
          setWritten(target.value)
          onChange(cutCharacters(target.value, max))
        }}
      />
      {refusal !== null && (
        <p id={`${id}-refusal`} className="ab-caption-refusal" role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}

/** The message for a caption that is too long, otherwise null. */
export function captionRefusal(caption: string, tooLong: (used: number, max: number) => string): string | null {
  const used = characterCount(caption)
  return used > ARTICLE_LIMITS.captionLength ? tooLong(used, ARTICLE_LIMITS.captionLength) : null
}
