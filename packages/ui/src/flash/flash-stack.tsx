import { type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { checkCircleFill, infoFill, warningCircleFill, warningFill, x } from '../icon/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import { type FlashMessage, type QueuedFlash, useFlashQueue } from './flash-queue.tsx'
import styles from './flash-stack.module.css'

const FLASH_MS = 6000
const ICONS = { info: infoFill, success: checkCircleFill, warning: warningFill, danger: warningCircleFill }

/** What happened, in the corner. Pointing at it or focusing it stops its clock. */
export function FlashStack() {
  const { flashes, close } = useFlashQueue()
  const { notifications } = useUiMessages()
  return (
    <section className={styles.stack} aria-label={notifications} aria-live="polite">
      {flashes.map((flash) => (
        <TimedFlash key={flash.id} flash={flash} onClose={close} />
      ))}
    </section>
  )
}

function TimedFlash({ flash, onClose }: { flash: QueuedFlash; onClose: (id: number) => void }) {
  const { id, timeoutMs = flash.variant === 'danger' ? 0 : FLASH_MS, topic: _, ...message } = flash
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isPointedAt || isFocused
  const leftMs = useRef(timeoutMs)
  useEffect(() => {
    if (timeoutMs === 0 || isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(() => onClose(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isHeld, timeoutMs, id, onClose])

  return (
    <Flash
      {...message}
      onClose={() => onClose(id)}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    />
  )
}

type HoldHandlers = Pick<HTMLAttributes<HTMLDivElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>

export interface FlashProps extends Omit<FlashMessage, 'timeoutMs' | 'topic'>, HoldHandlers {
  /** Shows a cross. */
  onClose?: () => void
}

/** One message, also for use inside a page. */
export function Flash({ variant, title, text, action, onClose, ...hold }: FlashProps) {
  const { close } = useUiMessages()
  const button = useActionFocus(action?.takesFocus === true)
  return (
    <div
      {...hold}
      className={classNames(styles.flash, styles[variant])}
      role={variant === 'danger' ? 'alert' : 'status'}
    >
      <Icon path={ICONS[variant]} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
        {action ? (
          <Button
            ref={button}
            className={styles.action}
            size="sm"
            onClick={() => {
              onClose?.()
              action.onAct()
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      {onClose ? <IconButton className={styles.close} size="sm" label={close} icon={x} onClick={onClose} /> : null}
    </div>
  )
}

/** Frames until a page that was just gone to has taken the focus. */
const FRAMES_OF_PAGE = 2

function useActionFocus(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    let frame = 0
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : button.current?.focus()))
    }
    wait(FRAMES_OF_PAGE)
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  return button
}
