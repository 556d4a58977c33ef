import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { x } from '../icon/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  /** Heading, and the dialog's name. */
  title: string
  children: ReactNode
  /** Actions, at the end. */
  actions?: ReactNode
}

interface DialogFrameProps extends DialogProps {
  className: string | undefined
  /** Above the heading, for instance a grabber. */
  top?: ReactNode
  ref?: Ref<HTMLDialogElement>
}

/** The browser's modal dialog: it traps focus, closes on Escape and gives the focus back. */
export function DialogFrame({ isOpen, onClose, title, children, actions, className, top }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { close } = useWords()
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {isOpen ? (
        <div className={styles.body}>
          {top}
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton label={close} icon={x} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
