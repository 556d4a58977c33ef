/// <reference path="../css-properties.d.ts" />

import { type PointerEvent, useRef, useState } from 'react'
import { DialogFrame, type DialogProps } from '../dialog/dialog.tsx'
import styles from './bottom-sheet.module.css'

/** Dragged further down than this, the sheet closes. */
const CLOSES_AFTER_PX = 96

/** A panel from the bottom edge, for thumbs. It closes by its button, Escape, a press outside or a pull down. */
export function BottomSheet(props: DialogProps) {
  const [pulledPx, setPulledPx] = useState(0)
  const startY = useRef<number | null>(null)

  const release = () => {
    if (pulledPx > CLOSES_AFTER_PX) props.onClose()
    startY.current = null
    setPulledPx(0)
  }
  const grabber = (
    <div
      className={styles.grabber}
      aria-hidden="true"
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        startY.current = event.clientY
      }}
      onPointerMove={(event) => {
        if (startY.current !== null) setPulledPx(Math.max(0, event.clientY - startY.current))
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
  return (
    <div style={{ display: 'contents', '--pulled': `${pulledPx}px` }}>
      <DialogFrame {...props} className={styles.sheet} top={grabber} />
    </div>
  )
}
