import { formatDate } from '@repo/i18n'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { code } from '@repo/ui/icons'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { SettingsRow } from '../settings-row.tsx'
import type { AccessToken } from './access-token.ts'
import styles from './tokens.module.css'

/** One token, which can be revoked. Works without scripts. */
export function TokenRow({ token }: { token: AccessToken }) {
  const t = useAccountMessages()
  const { locale } = useLanguage()
  const { id, name, scopes, createdAt, expiresAt, isExpired, lastUsedAt } = token
  const until = t('tokens.until', { date: formatDate(expiresAt, locale) })
  const used = lastUsedAt ? t('tokens.used', { date: formatDate(lastUsedAt, locale) }) : t('tokens.notUsed')
  return (
    <SettingsRow
      icon={<Icon path={code} size={24} />}
      name={name}
      detail={
        <>
          {isExpired ? <Badge tone="danger">{t('tokens.expired')}</Badge> : `${until} · ${used}`}
          <span className={styles.scopes}>{scopes.map((scope) => t(`tokens.${scope}` as const)).join(' · ')}</span>
          <span className={styles.scopes}>{t('tokens.created', { date: formatDate(createdAt, locale) })}</span>
        </>
      }
    >
      <ButtonForm method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="revoke"
          variant="ghost"
          size="sm"
          aria-label={t('tokens.revokeOf', { name })}
        >
          {t('tokens.revoke')}
        </Button>
      </ButtonForm>
    </SettingsRow>
  )
}
