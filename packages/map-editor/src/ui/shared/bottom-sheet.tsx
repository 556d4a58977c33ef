import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { TAP_PIXELS } from '../../core/gestures.ts'
import { closeIcon } from '../icons/phosphor-paths.ts'
import type { BottomSheetProps, SheetSnap } from '../panel-props.ts'
import styles from './bottom-sheet.module.css'
import { classNames } from './class-names.ts'
import { IconButton, surfaceClass } from './controls.tsx'
import { SNAPS, snapAfterDrag, snapHeights } from './sheet-snap.ts'

interface Drag {
  readonly startY: number
  readonly startHeight: number
  readonly hasMoved: boolean
}

const PEEK_HEIGHT = 96

/** A phone's panel over the map. It snaps to three heights, by finger, by keys on its grabber or by tapping that. */
export function BottomSheet(props: BottomSheetProps) {
  const { messages, label, snap, onSnapChange, onClose, peekHeight = PEEK_HEIGHT, takesFocus = false, children } = props
  const sheetRef = useRef<HTMLElement>(null)
  const [dragHeight, setDragHeight] = useState<number | null>(null)
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  useEffect(() => {
    if (takesFocus) sheetRef.current?.focus()
  }, [takesFocus])

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    wasDragged.current = false
    drag.current = { startY: event.clientY, startHeight: sheetRef.current?.offsetHeight ?? 0, hasMoved: false }
  }
  const moveDrag = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from) return
    const up = from.startY - event.clientY
    if (!from.hasMoved && Math.abs(up) <= TAP_PIXELS) return
    // Captured only now: a captured tap would click the handle and not the grabber.
    if (!from.hasMoved) event.currentTarget.setPointerCapture?.(event.pointerId)
    drag.current = { ...from, hasMoved: true }
    setDragHeight(Math.max(0, from.startHeight + up))
  }
  const endDrag = () => {
    const from = drag.current
    drag.current = null
    wasDragged.current = from?.hasMoved ?? false
    if (!from?.hasMoved) return
    setDragHeight(null)
    const room = sheetRef.current?.parentElement?.clientHeight ?? 0
    const heightPx = dragHeight ?? 0
    const released = { from: snap, heightPx, upPx: heightPx - from.startHeight }
    const next = snapAfterDrag(released, snapHeights(room, peekHeight))
    if (next) onSnapChange(next)
    else if (onClose) onClose()
    else onSnapChange('peek')
  }
  return (
    <section
      ref={sheetRef}
      tabIndex={-1}
      aria-label={label}
      data-snap={snap}
      className={classNames(surfaceClass, styles.sheet, dragHeight !== null && styles.dragging)}
      style={{ height: dragHeight ?? cssHeight(snap, peekHeight) }}
    >
      <div
        className={styles.handle}
        onPointerDown={startDrag}
        onPointerMove={moveDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        // The click that ends a drag sets no height of its own; one from the keyboard has no pointer behind it.
        onClickCapture={(event) => wasDragged.current && event.detail > 0 && event.stopPropagation()}
      >
        <Grabber {...props} />
      </div>
      {onClose && (
        <IconButton className={styles.close ?? ''} icon={closeIcon} label={messages.common.close} onClick={onClose} />
      )}
      <div className={styles.content}>{children}</div>
    </section>
  )
}

function Grabber({ messages, snap, onSnapChange }: BottomSheetProps) {
  const strings = messages.sheet
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = SNAPS[SNAPS.indexOf(snap) + step]
    if (next) onSnapChange(next)
  }
  return (
    <button
      type="button"
      className={styles.grabber}
      aria-label={`${strings.resize}: ${strings.snap[snap]}`}
      onKeyDown={onKeyDown}
      onClick={() => onSnapChange(snap === 'half' ? 'full' : 'half')}
    />
  )
}

function cssHeight(snap: SheetSnap, peekHeight: number): string {
  return { peek: `${peekHeight}px`, half: '50%', full: '90%' }[snap]
}
