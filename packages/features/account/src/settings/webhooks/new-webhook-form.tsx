import { PRODUCT_LIMITS, WEBHOOK_EVENTS } from '@repo/contract'
import { TextField } from '@repo/ui/text-field'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { Choices } from '../choices.tsx'
import { SettingsForm } from '../settings-form.tsx'

const { nameLength, urlLength } = PRODUCT_LIMITS.webhook

/** Name, address and events of a new webhook. */
export function NewWebhookForm() {
  const t = useAccountMessages()
  return (
    <SettingsForm
      title={t('webhooks.add')}
      intent="add"
      submitLabel={t('webhooks.create')}
      busyLabel={t('webhooks.creating')}
      isWide
    >
      <TextField label={t('webhooks.name')} name="name" max={nameLength.max} isRequired />
      <TextField
        label={t('webhooks.url')}
        name="url"
        type="url"
        hint={t('webhooks.urlHint')}
        placeholder="https://"
        autoComplete="off"
        max={urlLength.max}
        isRequired
      />
      <Choices
        legend={t('webhooks.events')}
        hint={t('webhooks.eventsText')}
        name="events"
        options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: t(`webhooks.${event}` as const) }))}
      />
    </SettingsForm>
  )
}
