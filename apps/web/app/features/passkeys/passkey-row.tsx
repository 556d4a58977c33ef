import { formatDate } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { key } from '@repo/ui/icons'
import { TextField } from '@repo/ui/text-field'
import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useAccountMessages } from '../account/messages/account-messages.tsx'
import { WayIn } from '../account/ways-in.tsx'
import styles from './passkey-row.module.css'

interface PasskeyRowProps {
  passkey: {
    readonly id: number
    readonly name: string
    readonly created_at: string
    readonly last_used_at: string | null
  }
}

const MAX_NAME_LENGTH = 100

/** One passkey: whose name can be changed, and which can be removed. Works without scripts. */
export function PasskeyRow({ passkey: { id, name, created_at, last_used_at } }: PasskeyRowProps) {
  const t = useAccountMessages()
  const { locale } = useLanguage()
  const created = t('passkeys.created', { date: formatDate(created_at, locale) })
  const used = last_used_at ? t('passkeys.used', { date: formatDate(last_used_at, locale) }) : t('passkeys.notUsed')
  return (
    <WayIn icon={<Icon path={key} size={24} />} name={name} detail={`${created} · ${used}`}>
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
      <Form method="post">
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
      </Form>
    </WayIn>
  )
}
