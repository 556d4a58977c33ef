import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Announcement, type Said } from '../announcement/announcement.tsx'
import { classNames } from '../class-names/class-names.ts'
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
  /** It opens when something is done, by itself: its title is said like any other news. */
  isNews?: boolean
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
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, children, actions, isNews = false, className, top } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const opener = useRef<Element | null>(null)
  const { close } = useUiMessages()
  // What had the focus is gone with what was shown before, and screen readers do not say where the new one is. They read a
  // page that opens with a dialog by themselves.
  const [said, setSaid] = useState<Said | null>(null)
  useChangedTitle(isOpen ? title : null, (text) => setSaid({ text }))
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      opener.current = document.activeElement
      showModal(dialog.current, { content: content.current, actions: choices.current })
      const wasLost = opener.current === document.body && navigator.userActivation?.hasBeenActive
      if (isNews || wasLost) setSaid({ text: title })
      openedAt.current = performance.now()
    }
    if (isOpen) return
    closeModal(dialog.current, opener.current)
    setSaid(null)
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
      tabIndex={-1}
      className={classNames(styles.frame, className)}
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
            {said ? <Announcement said={said} /> : null}
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

/** Calls back when the next step of the same dialog has another title. */
function useChangedTitle(title: string | null, onChange: (title: string) => void): void {
  const last = useRef(title)
  useEffect(() => {
    if (title !== null && last.current !== null && last.current !== title) onChange(title)
    last.current = title
  })
}
