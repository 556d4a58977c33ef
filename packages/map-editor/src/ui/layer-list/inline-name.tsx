import { MAP_LIMITS } from '@mishiori/map-document'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { focusOnMount } from '../shared/focus-on-mount.ts'
import { isComposingKey } from '../shared/is-composing-key.ts'
import { nameError } from '../shared/text-field.tsx'
import styles from './inline-name.module.css'

export interface InlineNameProps {
  readonly messages: MapEditorMessages
  readonly name: string
  /** The new name, or null when the old one stays. */
  readonly onDone: (name: string | null) => void
}

/** Renames in place. Enter and blur save a valid name; Esc, and blur with an invalid one, restore the old name. */
export function InlineName({ messages, name, onDone }: InlineNameProps) {
  const [text, setText] = useState(name)
  const errorId = useId()
  const error = nameError(messages, text, MAP_LIMITS.nameLength.max)
  const isOver = useRef(false)
  const end = (result: string | null) => {
    if (isOver.current) return // a focused field that is unmounted reports a blur too
    isOver.current = true
    onDone(result)
  }
  const finish = () => end(error === null && text.trim() !== name ? text.trim() : null)

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposingKey(event.nativeEvent)) return
    if (event.key === 'Escape') end(null)
    if (event.key === 'Enter' && error === null) finish()
  }
  return (
    <span className={styles.field}>
      <input
        ref={focusOnMount}
        aria-label={messages.layers.renameField}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        className={styles.input}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
      {error !== null && (
        <span id={errorId} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>
  )
}
