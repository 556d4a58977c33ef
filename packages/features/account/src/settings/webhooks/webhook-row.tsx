import { PRODUCT_LIMITS } from '@repo/contract'
import { formatDate } from '@repo/i18n'
import { Badge, type BadgeProps } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { webhooksLogo } from '@repo/ui/icons'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { SettingsRow } from '../settings-row.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import type { Webhook } from './webhook.ts'
import styles from './webhooks.module.css'

const TONES = {
  active: 'success',
  paused: 'neutral',
  gone: 'danger',
  failing: 'danger',
} as const satisfies Readonly<Record<Webhook['state'], BadgeProps['tone']>>

/** One webhook with its log. Works without scripts. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useAccountMessages()
  const { locale } = useLanguage()
  const formatTime = useTimeFormatter()
  const { id, name, url, events, state, createdAt, rotatesUntil, deliveries } = webhook
  return (
    <SettingsRow
      icon={<Icon path={webhooksLogo} size={24} />}
      name={name}
      detail={
        <>
          <Badge tone={TONES[state]}>{t(`webhooks.${state}`, { days: PRODUCT_LIMITS.webhook.failingDays })}</Badge>
          <span className={styles.line}>{url}</span>
          <span className={styles.line}>{events.map((event) => t(`webhooks.${event}` as const)).join(' · ')}</span>
          <span className={styles.line}>{t('webhooks.created', { date: formatDate(createdAt, locale) })}</span>
          {rotatesUntil === null ? null : (
            <span className={styles.line}>{t('webhooks.rotating', { when: formatTime(rotatesUntil) })}</span>
          )}
        </>
      }
      below={
        <>
          <ButtonForm method="post" className={styles.actions}>
            <input type="hidden" name="id" value={id} />
            {state === 'active' ? (
              <>
                <Intent value="test" label={t('webhooks.test')} name={t('webhooks.testOf', { name })} />
                <Intent value="pause" label={t('webhooks.pause')} name={t('webhooks.pauseOf', { name })} />
              </>
            ) : (
              <Intent value="resume" label={t('webhooks.resume')} name={t('webhooks.resumeOf', { name })} />
            )}
            <Intent value="rotate" label={t('webhooks.rotate')} name={t('webhooks.rotateOf', { name })} />
            <Intent value="delete" label={t('webhooks.delete')} name={t('webhooks.deleteOf', { name })} />
          </ButtonForm>
          <DeliveryLog webhookId={id} deliveries={deliveries} canResend={state === 'active'} />
        </>
      }
    />
  )
}

function Intent({ value, label, name }: { value: string; label: string; name: string }) {
  return (
    <Button type="submit" name="intent" value={value} size="sm" aria-label={name}>
      {label}
    </Button>
  )
}
