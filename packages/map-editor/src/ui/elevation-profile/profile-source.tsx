import { ELEVATION_THRESHOLD_METERS } from '@mishiori/map-document'
import { formatElevation } from '../../messages/format.ts'
import { Button, VisuallyHidden } from '../shared/controls.tsx'
import type { ElevationProfileProps } from './profile-props.ts'
import styles from './profile-source.module.css'

type SourceProps = Pick<ElevationProfileProps, 'messages' | 'source'>

/** The source of the elevations, and what counts as ascent. */
export function SourceNote({ messages, source }: SourceProps) {
  const strings = messages.profile
  const threshold = strings.threshold(formatElevation(ELEVATION_THRESHOLD_METERS, messages.locale))
  return (
    <p className={styles.source} title={threshold}>
      {source?.kind === 'model' ? strings.fromModel(source.name) : strings.fromFile}
      <VisuallyHidden>{threshold}</VisuallyHidden>
    </p>
  )
}

/** Shown in place of the curve. */
export function NoElevations({ messages, source }: SourceProps) {
  const strings = messages.profile
  if (source?.kind !== 'failed') {
    return (
      <p role={source?.kind === 'asking' ? 'status' : undefined} className={styles.empty}>
        {source?.kind === 'asking' ? strings.asking : strings.empty}
      </p>
    )
  }
  return (
    <div className={styles.empty}>
      <p role="status">{strings.failed}</p>
      <Button variant="line" size="small" onClick={source.onRetry}>
        {strings.retry}
      </Button>
    </div>
  )
}
