import { ELEVATION_THRESHOLD_METERS } from '@mishiori/map-document'
import { formatElevation } from '../../messages/format.ts'
import { Button } from '../shared/controls.tsx'
import styles from './elevation-profile.module.css'
import type { ElevationProfileProps } from './profile-props.ts'

type SourceProps = Pick<ElevationProfileProps, 'messages' | 'source'>

/** Where the elevations come from, and what counts as ascent. */
export function SourceNote({ messages, source }: SourceProps) {
  const strings = messages.profile
  const threshold = strings.threshold(formatElevation(ELEVATION_THRESHOLD_METERS, messages.locale))
  return (
    <p className={styles.source} title={threshold}>
      {source?.kind === 'model' ? strings.fromModel(source.name) : strings.fromFile}
      <span className={styles.threshold}>{threshold}</span>
    </p>
  )
}

/** Shown in place of the curve. */
export function NoElevations({ messages, source }: SourceProps) {
  const strings = messages.profile
  if (source?.kind !== 'failed') {
    return (
      <p role="status" className={styles.empty}>
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
