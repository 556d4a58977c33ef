import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { x } from '../icon/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import styles from './dialog.module.css'
import { closeModal, refocus, showModal } from './show-modal.ts'

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

/** On a double click, the first click opens a dialog and the second hits its backdrop. */
const DOUBLE_PRESS_MS = 500

/** The browser's modal dialog: it traps focus, closes on Escape and gives the focus back, also when it is taken out of the page. */
export function DialogFrame({ isOpen, onClose, title, children, actions, className, top }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const opener = useRef<Element | null>(null)
  const { close } = useUiMessages()
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      opener.current = document.activeElement
      showModal(dialog.current, { content: content.current, actions: choices.current })
      openedAt.current = performance.now()
    }
    if (!isOpen) closeModal(dialog.current, opener.current)
  }, [isOpen])
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    refocus(dialog.current, { content: content.current, actions: choices.current })
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => closeModal(shown, opener.current)
  }, [])

  return (
    <dialog
      ref={dialog}
      id={useId()}
      className={className}
      aria-label={title}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, timeStamp }) => {
        if (target === dialog.current && timeStamp - openedAt.current > DOUBLE_PRESS_MS) onClose()
      }}
    >
      {isOpen ? (
        <div className={styles.body}>
          {top}
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton label={close} icon={x} onClick={onClose} />
          </div>
          <div ref={content} className={styles.content}>
            {children}
          </div>
          {actions ? (
            <div ref={choices} className={styles.actions}>
              {actions}
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}
