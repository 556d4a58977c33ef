import { formatDate } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { ProviderIcon } from '../entry/provider-buttons.tsx'
import { useAccountMessages } from '../messages/account-messages.ts'
import { SettingsRow } from './settings-row.tsx'

/** A service that people may log in through, and the account there that does. */
export interface LinkableService {
  readonly name: string
  readonly label: string
  readonly link: { readonly email: string | null; readonly linkedAt: string } | undefined
}

interface LinkedServiceProps {
  service: LinkableService
  /** Whether nothing else opens the account. */
  isLast: boolean
}

const HERE = '/home/account/associate'

/** A service, with the account there that is linked, or the way to link one. Works without scripts. */
export function LinkedService({ service: { name, label, link }, isLast }: LinkedServiceProps) {
  const t = useAccountMessages()
  const { locale } = useLanguage()
  const since = link && t('linked.since', { date: formatDate(link.linkedAt, locale) })
  return (
    <SettingsRow
      icon={<ProviderIcon name={name} />}
      name={label}
      detail={link ? [link.email, since].filter(Boolean).join(' · ') : t('linked.notLinked')}
    >
      {link ? (
        <ButtonForm method="post">
          <input type="hidden" name="provider" value={name} />
          <Button type="submit" size="sm" disabled={isLast} aria-label={t('linked.unlinkOf', { provider: label })}>
            {t('linked.unlink')}
          </Button>
        </ButtonForm>
      ) : (
        <ButtonForm method="post" action={`/auth/${name}`} reloadDocument>
          <input type="hidden" name="purpose" value="link" />
          <input type="hidden" name="next" value={HERE} />
          <Button type="submit" size="sm" variant="soft" aria-label={t('linked.linkOf', { provider: label })}>
            {t('linked.link')}
          </Button>
        </ButtonForm>
      )}
    </SettingsRow>
  )
}
