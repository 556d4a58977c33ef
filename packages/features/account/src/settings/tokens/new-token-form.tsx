import { PRODUCT_LIMITS, TOKEN_SCOPES } from '@repo/contract'
import { Checkbox } from '@repo/ui/checkbox'
import { Select } from '@repo/ui/select'
import { TextField } from '@repo/ui/text-field'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { SettingsForm } from '../settings-form.tsx'
import styles from './tokens.module.css'

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
      <fieldset className={styles.choices}>
        <legend>{t('tokens.scopes')}</legend>
        <p>{t('tokens.scopesText')}</p>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox key={scope} name="scopes" value={scope} label={t(`tokens.${scope}` as const)} />
        ))}
      </fieldset>
    </SettingsForm>
  )
}
