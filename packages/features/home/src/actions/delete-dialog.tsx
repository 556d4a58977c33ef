import { PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useOwnMessages } from '../messages/own-messages.ts'
import type { OwnRouteActions } from './use-own-route-actions.ts'

/** Confirmation before a route is put into the trash. */
export function DeleteDialog({ actions }: { actions: OwnRouteActions }) {
  const t = useOwnMessages()
  const { t: common } = useLanguage()
  const { title, busy, cancel, remove } = actions
  return (
    <Modal
      isOpen={busy === 'confirming' || busy === 'deleting'}
      onClose={cancel}
      title={t('own.deleteQuestion', { title })}
      actions={
        <>
          <Button onClick={cancel}>{common('common.cancel')}</Button>
          <Button variant="danger" busyLabel={busy === 'deleting' ? t('own.deleting') : undefined} onClick={remove}>
            {t('own.delete')}
          </Button>
        </>
      }
    >
      <p>{t('own.deleteText', { count: PRODUCT_LIMITS.trashDays })}</p>
    </Modal>
  )
}
