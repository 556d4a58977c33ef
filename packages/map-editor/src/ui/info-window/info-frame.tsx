import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { MapViewMessages } from '../../messages/messages.ts'
import { classNames } from '../shared/class-names.ts'
import { surfaceClass } from '../shared/controls.tsx'
import { isComposingKey } from '../shared/is-composing-key.ts'
import { useLatest } from '../shared/use-latest.ts'
import styles from './info-window.module.css'
import type { InfoWindowMode, InfoWindowProps } from './info-window-props.ts'

interface InfoFrameProps extends Omit<InfoWindowProps, 'messages'> {
  readonly messages: MapViewMessages
  readonly children: ReactNode
}

const FRAMES = {
  window: classNames(surfaceClass, styles.window),
  card: classNames(surfaceClass, styles.card),
  sheet: styles.sheet,
} as const

/** The window, sheet or card around the details of an object. Esc returns to view, and closes from there. */
export function InfoFrame(props: InfoFrameProps) {
  const { messages, object, mode, editing, onClose, variant = 'window', takesFocus = false } = props
  const windowRef = useRef<HTMLDivElement>(null)
  useFocusOnModeChange(windowRef, { mode, takesFocus, name: object.name })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return
    event.stopPropagation()
    if (mode === 'view') return onClose()
    editing?.onPreview?.(null)
    if (mode !== 'deleting') editing?.onDraft?.(null)
    cancelEditing(props)
  }
  return (
    <div
      ref={windowRef}
      role="dialog"
      aria-label={messages.info.label(object.name)}
      tabIndex={-1}
      className={FRAMES[variant]}
      onKeyDown={onKeyDown}
    >
      {props.children}
      {variant === 'window' && (
        <svg className={styles.tail} viewBox="0 0 18 10" aria-hidden="true">
          <path d="M0 0h18L9 10z" />
        </svg>
      )}
    </div>
  )
}

/** To the view, unless the object itself is given up with what was written of it. */
export function cancelEditing({ mode, editing, onModeChange }: Omit<InfoWindowProps, 'messages'>): void {
  if (mode === 'deleting' || !editing?.onCancel) onModeChange('view')
  else editing.onCancel()
}

/** Focus follows the mode, so that it is never on a removed button. */
function useFocusOnModeChange(
  windowRef: RefObject<HTMLDivElement | null>,
  { mode, takesFocus, name }: FocusedInfo,
): void {
  const latestName = useLatest(name)
  const shown = useRef<InfoWindowMode | null>(null)
  useEffect(() => {
    const before = shown.current
    const isOpening = before === null
    const isSwitchingTab = before === 'info' && mode === 'icon' // its tab retains the focus
    shown.current = mode
    if (isSwitchingTab || (isOpening && !takesFocus)) return
    const inside = windowRef.current
    const find = (selector: string) => inside?.querySelector<HTMLElement>(selector) ?? null
    const isBack = mode === 'view' || before === 'deleting'
    const begun = isBack && before !== null ? find(`[data-begins="${before}"]`) : null
    const target = begun ?? find(FIRST_TARGETS[mode])
    if (target) target.focus()
    else inside?.focus({ preventScroll: true }) // it is in view, and the text beside it stays where it is
    // The first typed letter replaces a default name.
    const isWriting = mode === 'info' || mode === 'naming'
    const isUntouched = target instanceof HTMLInputElement && target.value === latestName.current
    if (isOpening && isWriting && isUntouched) target.select()
  }, [mode, takesFocus, windowRef, latestName])
}

interface FocusedInfo {
  readonly mode: InfoWindowMode
  readonly takesFocus: boolean
  readonly name: string
}

const FIRST_TARGETS: Readonly<Record<InfoWindowMode, string>> = {
  view: '[data-begins="info"]',
  deleting: '[data-autofocus]',
  naming: 'input[type="text"]',
  info: 'input[type="text"]',
  icon: 'input:checked',
  color: 'input:checked',
}
