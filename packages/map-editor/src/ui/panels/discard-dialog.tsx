import { useId, useLayoutEffect, useRef } from 'react'
import type { DiscardDialogProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { Button, surfaceClass } from '../shared/controls.tsx'
import styles from './overlays.module.css'

/** Confirms that a drawing is discarded. Escape cancels, and the focus returns to where it was. */
export function DiscardDialog({ messages, onDiscard, onGoOn }: DiscardDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    dialog?.showModal()
    return () => dialog?.close() // which gives the focus back
  }, [])
  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={classNames(surfaceClass, styles.question)}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onGoOn()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-title`} className={styles.heading}>
        {messages.discard.title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {messages.discard.text}
      </p>
      <div className={styles.answers}>
        <Button variant="line" onClick={onDiscard}>
          {messages.discard.discard}
        </Button>
        <Button variant="primary" autoFocus onClick={onGoOn}>
          {messages.discard.goOn}
        </Button>
      </div>
    </dialog>
  )
}
