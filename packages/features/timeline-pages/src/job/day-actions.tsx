import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { copy as copyIcon, trash } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { type Day, formatFullDay } from '../calendar/months.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './job.module.css'
import type { DayActions } from './use-day-actions.ts'

/** At the foot of a stored day's card. */
export function DayActionButtons({ actions }: { actions: DayActions }) {
  const t = useTimelineMessages()
  return (
    <>
      <Button
        variant="primary"
        icon={<Icon path={copyIcon} size={17} />}
        busyLabel={actions.doing === 'copying' ? t('timeline.copying') : undefined}
        onClick={() => void actions.copy()}
      >
        {t('timeline.copy')}
      </Button>
      <IconButton icon={trash} label={t('timeline.delete')} className={styles.delete} onClick={actions.openDialog} />
    </>
  )
}

/** Confirmation before a day is deleted permanently. */
export function DeleteDayDialog({ day, actions }: { day: Day; actions: DayActions }) {
  const t = useTimelineMessages()
  const { t: common, locale } = useLanguage()
  const isDeleting = actions.doing === 'deleting'
  return (
    <Modal
      isOpen={isDeleting || actions.doing === 'confirming'}
      onClose={actions.close}
      title={t('timeline.deleteQuestion', { date: formatFullDay(day, locale) })}
      actions={
        <>
          <Button onClick={actions.close}>{common('common.cancel')}</Button>
          <Button
            variant="danger"
            busyLabel={isDeleting ? t('timeline.deleting') : undefined}
            onClick={() => void actions.remove()}
          >
            {t('timeline.delete')}
          </Button>
        </>
      }
    >
      <p>{t('timeline.deleteText')}</p>
    </Modal>
  )
}
