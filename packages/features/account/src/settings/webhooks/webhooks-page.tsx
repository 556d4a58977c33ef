import { RuledList } from '@repo/ui/ruled-list'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { NoticeLine } from '../../notice-line.tsx'
import { AccountPage } from '../account-page.tsx'
import { NewSecret } from '../new-secret.tsx'
import { NewWebhookForm } from './new-webhook-form.tsx'
import type { Webhook, WebhooksAnswer } from './webhook.ts'
import { WebhookRow } from './webhook-row.tsx'

interface WebhooksPageProps {
  webhooks: readonly Webhook[]
  answer: WebhooksAnswer | undefined
}

const POLL_MS = 2_000

/** The webhooks of the user with what they were sent, and a new one. */
export function WebhooksPage({ webhooks, answer }: WebhooksPageProps) {
  const t = useAccountMessages()
  useFirstAttempts(webhooks)
  return (
    <AccountPage title={t('webhooks.title')} lead={t('webhooks.lead')}>
      <NoticeLine done={answer?.done} problem={answer?.problem} />
      {answer?.secret === undefined ? null : (
        <NewSecret
          key={answer.secret.value}
          title={t('webhooks.made', { name: answer.secret.name })}
          label={t('webhooks.secret')}
          secret={answer.secret.value}
        />
      )}
      {webhooks.length > 0 ? (
        <RuledList>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </RuledList>
      ) : (
        <p>{t('webhooks.none')}</p>
      )}
      <NewWebhookForm key={webhooks.length} />
      <p>
        <a href="https://www.standardwebhooks.com/">{t('webhooks.documentation')}</a>
      </p>
    </AccountPage>
  )
}

/** Reads the log again while a message waits for its first attempt, as a test does. */
function useFirstAttempts(webhooks: readonly Webhook[]) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isWaiting = webhooks.some(({ deliveries }) =>
      deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0),
    )
    if (!isWaiting) return
    const timer = setTimeout(() => void revalidate(), POLL_MS)
    return () => clearTimeout(timer)
  }, [webhooks, revalidate])
}
