import { IconButton } from '@repo/ui/icon-button'
import { caretLeft, caretRight, x } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import styles from './photo-viewer.module.css'

export interface Photo {
  readonly src: string
  readonly alt: string
  /** The caption; empty without one. */
  readonly caption: string
}

/** A finger that moved this far across turned the page. */
const SWIPE_PIXELS = 30

interface PhotoViewerProps {
  photos: readonly Photo[]
  initialIndex: number
  /** Told which photo was seen last. */
  onClose: (index: number) => void
}

/**
 * Photos one by one in the whole window: by buttons, arrow keys or swiping. The browser keeps the focus
 * inside and Escape closes.
 */
export default function PhotoViewer({ photos, initialIndex, onClose }: PhotoViewerProps) {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(initialIndex)
  const go = (step: number) => setIndex((before) => Math.min(photos.length - 1, Math.max(0, before + step)))
  const swipe = useSwipe(go)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -photos.length, End: photos.length }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  const photo = photos[index]
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('photo.viewer')}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <figure className={styles.figure} {...swipe}>
        {photo ? <img key={photo.src} src={photo.src} alt={photo.alt} draggable={false} /> : null}
        {photo?.caption ? <figcaption>{photo.caption}</figcaption> : null}
      </figure>
      <div className={styles.bar}>
        <IconButton icon={caretLeft} label={t('photo.previous')} aria-disabled={index === 0} onClick={() => go(-1)} />
        <p role="status">{t('photo.position', { number: index + 1, count: photos.length })}</p>
        <IconButton
          icon={caretRight}
          label={t('photo.next')}
          aria-disabled={index === photos.length - 1}
          onClick={() => go(1)}
        />
        <IconButton
          className={styles.close}
          icon={x}
          label={t('photo.close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  )
}

function useSwipe(go: (step: number) => void) {
  const startX = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.isPrimary ? event.clientX : null
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = startX.current === null ? 0 : event.clientX - startX.current
      startX.current = null
      if (Math.abs(moved) >= SWIPE_PIXELS) go(moved < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      startX.current = null
    },
  }
}
