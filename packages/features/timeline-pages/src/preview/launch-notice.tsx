import { IconButton } from '@repo/ui/icon-button'
import { x } from '@repo/ui/icons'
import { NoticeBar } from '@repo/web-kit/notice-bar'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './preview.module.css'

/** Above all: that nothing is sent yet. */
export function PreviewNotice() {
  const t = useTimelineMessages()
  return (
    <div className={styles.top}>
      <NoticeBar tone="info" title={t('timeline.preview')} text={t('timeline.previewText')} />
    </div>
  )
}

/** A notice that this is new, and where to report problems. */
export function LaunchNotice() {
  const t = useTimelineMessages()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <aside className={styles.launch} aria-label={t('timeline.launch')}>
      <p>
        <b>{t('timeline.launch')}</b> {t('timeline.launchText')} <Link to="/contact">{t('timeline.launchLink')}</Link>
      </p>
      <IconButton icon={x} size="sm" label={t('timeline.launchClose')} onClick={() => setOpen(false)} />
    </aside>
  )
}
