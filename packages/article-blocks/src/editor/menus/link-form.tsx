import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { useEditorSetting } from '../../blocks/editor-setting.ts'
import { typedLinkAddress } from '../../model/addresses.ts'
import { focusOnMount } from './focus-on-mount.ts'
import styles from './menus.module.css'

export interface LinkFormProps {
  /** Address the selected text leads to now; '' when to none. */
  readonly address: string
  readonly onApply: (href: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks for the address a text leads to. */
export function LinkForm({ address, onApply, onRemove, onClose }: LinkFormProps): ReactElement {
  const { messages } = useEditorSetting()
  const [typed, setTyped] = useState(address)
  const [isRefused, setIsRefused] = useState(false)
  const errorId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form is drawn inside the host's page, which may have a form of its own around it.
    event.stopPropagation()
    const href = typedLinkAddress(typed)
    if (href) onApply(href)
    else setIsRefused(true)
  }
  return (
    <form className={styles.linkForm} onSubmit={submit} noValidate>
      <input
        ref={focusOnMount}
        type="url"
        inputMode="url"
        className={styles.field}
        placeholder="https://"
        aria-label={messages.linkAddress}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? errorId : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsRefused(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      />
      <button type="submit" className={styles.primary}>
        {messages.applyLink}
      </button>
      {address === '' ? null : (
        <button type="button" className={styles.secondary} onClick={onRemove}>
          {messages.removeLink}
        </button>
      )}
      {isRefused ? (
        <p id={errorId} className={styles.error} role="alert">
          {messages.linkInvalid}
        </p>
      ) : null}
    </form>
  )
}
