import { IconButton } from '@repo/ui/icon-button'
import { crosshair } from '@repo/ui/icons'
import styles from './own-position.module.css'

/** Makes the map follow the position again. */
export function FollowButton({ label, onFollow }: { label: string; onFollow: () => void }) {
  return <IconButton className={styles.follow} icon={crosshair} label={label} onClick={onFollow} />
}
