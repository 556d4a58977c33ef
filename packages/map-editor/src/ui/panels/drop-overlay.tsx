import { assertNever } from '../../core/assert-never.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { Icon } from '../icons/icon.tsx'
import { fileIcon } from '../icons/phosphor-paths.ts'
import type { DropOverlayProps } from '../panel-props.ts'
import { Button } from '../shared/controls.tsx'
import styles from './overlays.module.css'

/** Covers the map while a file hangs over it or is being read. */
export function DropOverlay({ messages, state, takesPhotos = false, onCancel }: DropOverlayProps) {
  if (!state) return null
  const isReading = state.kind === 'reading'
  const [title, ...hints] = dropText(state, messages.drop, takesPhotos)
  return (
    <div className={styles.drop} role="status" aria-busy={isReading}>
      <div className={styles.dropBox}>
        <Icon path={fileIcon} size={44} />
        <p className={styles.heading}>{title}</p>
        {hints.map((hint) => (
          <p className={styles.text} key={hint}>
            {hint}
          </p>
        ))}
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

function dropText(
  state: NonNullable<DropOverlayProps['state']>,
  strings: MapEditorMessages['drop'],
  takesPhotos: boolean,
): readonly string[] {
  switch (state.kind) {
    case 'reading':
      return [strings.reading(state.fileName)]
    case 'busy':
      return [strings.busy, strings.busyHint]
    case 'over':
      return takesPhotos ? [strings.title, strings.hint, strings.photoHint] : [strings.title, strings.hint]
    default:
      return assertNever(state)
  }
}
