import { Icon } from '../icons/icon.tsx'
import { fileIcon } from '../icons/phosphor-paths.ts'
import styles from './overlays.module.css'
import type { DropOverlayProps } from './panel-props.ts'
import { Button } from './shared/controls.tsx'

/** Covers the map while a file hangs over it or is being read. */
export function DropOverlay({ messages, state, takesPhotos = false, onCancel }: DropOverlayProps) {
  if (!state) return null
  const isReading = state.kind === 'reading'
  return (
    <div className={styles.drop} role="status" aria-busy={isReading}>
      <div className={styles.dropBox}>
        <Icon path={fileIcon} size={44} />
        <p className={styles.heading}>{isReading ? messages.drop.reading(state.fileName) : messages.drop.title}</p>
        {!isReading && <p className={styles.text}>{messages.drop.hint}</p>}
        {!isReading && takesPhotos && <p className={styles.text}>{messages.drop.photoHint}</p>}
        {isReading && (
          <progress
            className={styles.dropProgress}
            aria-label={messages.drop.reading(state.fileName)}
            value={state.fraction}
          />
        )}
        {isReading && onCancel && (
          <Button variant="line" size="small" onClick={onCancel}>
            {messages.common.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
