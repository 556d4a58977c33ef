import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Icon } from '@repo/ui/icon'
import { checkCircleFill } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useId, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useStravaMessages } from './messages/strava-messages.ts'
import styles from './strava.module.css'
import type { StravaConnection } from './strava.ts'

/** Whose account is connected, and the way to end it. */
export function AccountBar({ strava }: { strava: StravaConnection }) {
  const t = useStravaMessages()
  const { t: common } = useLanguage()
  const { state } = useNavigation()
  const formId = useId()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <div className={styles.account}>
      <Icon path={checkCircleFill} size={20} />
      <p>
        {t('strava.connectedAs', { name: strava.athleteName ?? '' })}
        {strava.readsPrivate ? null : <small>{t('strava.publicOnly')}</small>}
      </p>
      <Button size="sm" variant="ghost" onClick={() => setIsConfirming(true)}>
        {t('strava.disconnect')}
      </Button>
      <Modal
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t('strava.disconnectTitle')}
        actions={
          <>
            <Button onClick={() => setIsConfirming(false)}>{common('common.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              busyLabel={state === 'submitting' ? t('strava.disconnecting') : undefined}
            >
              {t('strava.disconnect')}
            </Button>
          </>
        }
      >
        <Form method="post" id={formId} className={styles.modal}>
          <input type="hidden" name="intent" value="disconnect" />
          <p>{t('strava.disconnectText')}</p>
          <Checkbox name="routes" value="delete" label={t('strava.disconnectRoutes')} />
        </Form>
      </Modal>
    </div>
  )
}
