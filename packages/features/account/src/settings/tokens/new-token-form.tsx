import { PRODUCT_LIMITS, TOKEN_SCOPES } from '@repo/contract'
import { Select } from '@repo/ui/select'
import { TextField } from '@repo/ui/text-field'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { Choices } from '../choices.tsx'
import { SettingsForm } from '../settings-form.tsx'

const DAYS = [7, 30, 90, 365] as const
const USUAL_DAYS = '90'

/** Name, scopes and life of a new token. */
export function NewTokenForm() {
  const t = useAccountMessages()
  return (
    <SettingsForm
      title={t('tokens.add')}
      intent="add"
      submitLabel={t('tokens.create')}
      busyLabel={t('tokens.creating')}
      isWide
    >
      <TextField
        label={t('tokens.name')}
        name="name"
        hint={t('tokens.nameHint')}
        max={PRODUCT_LIMITS.accessTokenNameLength.max}
        isRequired
      />
      <Select
        label={t('tokens.life')}
        name="valid_days"
        defaultValue={USUAL_DAYS}
        options={DAYS.map((days) => ({ value: String(days), label: t('tokens.days', { count: days }) }))}
      />
      <Choices
        legend={t('tokens.scopes')}
        hint={t('tokens.scopesText')}
        name="scopes"
        options={TOKEN_SCOPES.map((scope) => ({ value: scope, label: t(`tokens.${scope}` as const) }))}
      />
    </SettingsForm>
  )
}
