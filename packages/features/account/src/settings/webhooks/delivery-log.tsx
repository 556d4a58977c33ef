import { Badge, type BadgeProps } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useAccountMessages } from '../../messages/account-messages.ts'
import type { Delivery } from './webhook.ts'
import styles from './webhooks.module.css'

const TONES = {
  waiting: 'neutral',
  delivered: 'success',
  failed: 'danger',
  dropped: 'warning',
} as const satisfies Readonly<Record<Delivery['state'], BadgeProps['tone']>>

interface DeliveryLogProps {
  webhookId: number
  deliveries: readonly Delivery[]
  canResend: boolean
}

/** The last messages to a webhook. */
export function DeliveryLog({ webhookId, deliveries, canResend }: DeliveryLogProps) {
  const t = useAccountMessages()
  if (deliveries.length === 0) return <p className={styles.none}>{t('webhooks.noMessages')}</p>
  return (
    <details className={styles.log}>
      <summary>{t('webhooks.log', { count: deliveries.length })}</summary>
      <ol>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} webhookId={webhookId} delivery={delivery} canResend={canResend} />
        ))}
      </ol>
    </details>
  )
}

interface DeliveryItemProps extends Pick<DeliveryLogProps, 'webhookId' | 'canResend'> {
  delivery: Delivery
}

function DeliveryItem({ webhookId, delivery, canResend }: DeliveryItemProps) {
  const t = useAccountMessages()
  const formatTime = useTimeFormatter()
  const { id, type, state, attempts, status, problem, response, createdAt, nextAt } = delivery
  const when = formatTime(createdAt)
  const facts = [
    when,
    attempts > 0 && t('webhooks.attempts', { count: attempts }),
    status !== null && t('webhooks.code', { status }),
    problem !== null && t(`webhooks.problem.${problem}` as const),
    nextAt !== null && attempts > 0 && t('webhooks.next', { when: formatTime(nextAt) }),
  ]
  return (
    <li className={styles.delivery}>
      <div>
        <p className={styles.type}>
          <code>{type}</code> <Badge tone={TONES[state]}>{t(`webhooks.${state}`)}</Badge>
        </p>
        <p>{facts.filter((fact) => fact !== false).join(' · ')}</p>
        {problem !== null && response !== '' ? <pre>{response}</pre> : null}
      </div>
      {canResend && state !== 'waiting' ? (
        <ButtonForm method="post">
          <input type="hidden" name="id" value={webhookId} />
          <input type="hidden" name="delivery" value={id} />
          <Button
            type="submit"
            name="intent"
            value="resend"
            size="sm"
            aria-label={t('webhooks.resendOf', { type: t(`webhooks.${type}` as const), when })}
          >
            {t('webhooks.resend')}
          </Button>
        </ButtonForm>
      ) : null}
    </li>
  )
}
