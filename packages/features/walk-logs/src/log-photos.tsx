import type { Photo } from '@repo/articles/photo-viewer'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useRef, useState } from 'react'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'
import type { WalkPhoto } from './walk-log.ts'
import styles from './walk-logs.module.css'

const PhotoViewer = lazyComponent(() => import('@repo/articles/photo-viewer'))

/** The first photo of a walk; a press opens all of them, one by one. */
export function LogPhotos({ photos, name }: { photos: readonly WalkPhoto[]; name: string }) {
  const t = useWalkLogMessages()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [first] = photos
  if (!first) return null
  const shown = photos.map(({ url }, index): Photo => {
    return { src: url, alt: t('walks.photo', { number: index + 1, name }), caption: '' }
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.photo}
        aria-haspopup="dialog"
        aria-label={t('walks.photos', { count: photos.length, name })}
        onClick={() => setIsOpen(true)}
      >
        <img src={first.url} alt="" width={first.width} height={first.height} loading="lazy" decoding="async" />
        {photos.length > 1 ? <span className={styles.photoCount}>{photos.length}</span> : null}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PhotoViewer
            photos={shown}
            initialIndex={0}
            onClose={() => {
              setIsOpen(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
