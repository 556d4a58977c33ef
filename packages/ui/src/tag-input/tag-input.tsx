import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { Field, type FieldTexts } from '../field/field.tsx'
import { isComposingKey } from '../is-composing-key/is-composing-key.ts'
import { Tag } from '../tag/tag.tsx'
import styles from './tag-input.module.css'
import { addTags, type TagLimits, type TagProblem } from './tag-list.ts'

export interface TagSuggestion {
  name: string
  /** Said beside it, for instance how often it is used. */
  note?: string
}

export interface TagInputProps extends Omit<FieldTexts, 'error'> {
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
  limits: TagLimits
  placeholder?: string
  /** Suggestions for the typed text; absent where there never are any. */
  suggestions?: readonly TagSuggestion[]
  /** Called with the text being typed. */
  onType?: (text: string) => void
  /** Why a tag was not taken. */
  problemText: (problem: TagProblem) => string
}

/** Enter or a comma adds what is typed; Backspace in an empty field takes the last tag away. */
export function TagInput(props: TagInputProps) {
  const { tags, onChange, limits, placeholder, suggestions, onType, problemText, hint, ...texts } = props
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<TagProblem | null>(null)

  const type = (text: string) => {
    setTyped(text)
    onType?.(text)
  }
  const take = (text: string) => {
    const result = addTags(tags, text, limits)
    setProblem(result.problem)
    if (result.tags.length !== tags.length) onChange(result.tags)
    if (result.problem === null) type('')
  }
  const read = (text: string) => {
    if (/[,、，\n]/.test(text)) take(text)
    else type(text)
    if (text === '') setProblem(null)
  }
  const onInput = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // The composition of an input method is not a tag yet.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    if (isComposing) setTyped(currentTarget.value)
    else read(currentTarget.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposingKey(event.nativeEvent)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1))
    }
  }

  return (
    <Field
      {...texts}
      hint={hint}
      error={problem ? problemText(problem) : undefined}
      length={{ current: tags.length, max: limits.count }}
    >
      {(control) => (
        <div className={styles.box} data-problem={problem ?? undefined}>
          {tags.map((tag) => (
            <Tag key={tag} onRemove={() => onChange(tags.filter((other) => other !== tag))}>
              {tag}
            </Tag>
          ))}
          <input
            {...control}
            className={styles.input}
            list={suggestions ? listId : undefined}
            autoComplete="off"
            value={typed}
            placeholder={tags.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== '' && take(typed)}
            onChange={onInput}
            onCompositionEnd={({ currentTarget }) => read(currentTarget.value)}
          />
          <datalist id={listId}>
            {suggestions
              ?.filter(({ name }) => !tags.includes(name))
              .map(({ name, note }) => (
                <option key={name} value={name} label={note} />
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
