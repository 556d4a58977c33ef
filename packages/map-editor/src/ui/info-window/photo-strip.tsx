import type { Spot } from '@mishiori/map-document'
import type { MapViewMessages } from '../../messages/messages.ts'
import { Picture } from '../shared/picture.tsx'
import styles from './photo-strip.module.css'

interface PhotoStripProps {
  readonly messages: MapViewMessages
  readonly spot: Spot
}

/** The photos of a spot, one beside the other; more than one can be scrolled through, by keyboard too. */
export function PhotoStrip({ messages, spot: { name, images } }: PhotoStripProps) {
  const isScrolling = images.length > 1
  return (
    <ul className={styles.strip} aria-label={messages.photos.row(images.length)} tabIndex={isScrolling ? 0 : undefined}>
      {images.map((url, index) => (
        <li key={url}>
          <Picture
            src={url}
            alt={messages.photos.alt(name, index + 1, images.length)}
            linkLabel={messages.photos.elsewhere}
          />
          {isScrolling && (
            <span className={styles.place} aria-hidden="true">
              {index + 1} / {images.length}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
