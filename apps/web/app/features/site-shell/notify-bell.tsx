import { CountBadge } from '@repo/ui/count-badge'
import { Icon } from '@repo/ui/icon'
import { bell } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './notify-bell.module.css'
import { useNotifyCount } from './notify-count.tsx'

/** Links to the notifications and shows the number of unread ones. */
export function NotifyBell() {
  const { t, locale } = useLanguage()
  const count = useNotifyCount()
  const label = count > 0 ? t('header.unread', { count: count.toLocaleString(locale) }) : t('header.notifications')
  return (
    <Link to="/home/notify" className={styles.bell} title={label}>
      <Icon path={bell} size={22} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.count}>
        <CountBadge count={count} />
      </span>
    </Link>
  )
}
