import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { download } from '@repo/ui/icons'
import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountCard } from './account-card.tsx'
import { AccountPage } from './account-page.tsx'

/** The archive of all that the user has written. */
export function DataPage() {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('section.data')} lead={t('data.lead')}>
      <AccountCard title={t('data.archive')}>
        <p>{t('data.contents')}</p>
        <a href="/api/v1/self/data-archive" download className={buttonClass({ variant: 'primary' })}>
          <Icon path={download} size={18} />
          {t('data.download')}
        </a>
        <p>
          <small>{t('data.limit')}</small>
        </p>
        <Link to="/home/routes/import_articles">{t('data.bringBack')}</Link>
      </AccountCard>
    </AccountPage>
  )
}
