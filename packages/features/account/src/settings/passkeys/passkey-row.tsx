import { formatDate } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { key } from '@repo/ui/icons'
import { TextField } from '@repo/ui/text-field'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { Form } from 'react-router'
import type { Passkey } from '../../entry/passkeys/passkey.ts'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { SettingsRow } from '../settings-row.tsx'
import styles from './passkey-row.module.css'

interface PasskeyRowProps {
  passkey: Passkey
}

const MAX_NAME_LENGTH = 100

/** One passkey: whose name can be changed, and which can be removed. Works without scripts. */
export function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: PasskeyRowProps) {
  const t = useAccountMessages()
  const { locale } = useLanguage()
  const created = t('passkeys.created', { date: formatDate(createdAt, locale) })
  const used = lastUsedAt ? t('passkeys.used', { date: formatDate(lastUsedAt, locale) }) : t('passkeys.notUsed')
  return (
    <SettingsRow icon={<Icon path={key} size={24} />} name={name} detail={`${created} · ${used}`}>
      <details className={styles.rename}>
        <summary aria-label={t('passkeys.renameOf', { name })}>{t('passkeys.rename')}</summary>
        <Form method="post" className={styles.form} key={name}>
          <input type="hidden" name="id" value={id} />
          <TextField label={t('passkeys.name')} name="name" max={MAX_NAME_LENGTH} defaultValue={name} />
          <Button type="submit" name="intent" value="rename" size="sm" aria-label={t('passkeys.saveOf', { name })}>
            {t('passkeys.save')}
          </Button>
        </Form>
      </details>
      <ButtonForm method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="ghost"
          size="sm"
          aria-label={t('passkeys.removeOf', { name })}
        >
          {t('passkeys.remove')}
        </Button>
      </ButtonForm>
    </SettingsRow>
  )
}
