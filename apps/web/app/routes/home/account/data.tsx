import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { download } from '@repo/ui/icons'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import { AccountCard } from '../../../features/account/account-card.tsx'
import { AccountPage } from '../../../features/account/account-page.tsx'
import { accountTranslator } from '../../../features/account/messages/account-messages.server.ts'
import { useAccountMessages } from '../../../features/account/messages/account-messages.tsx'
import type { Route } from './+types/data'

export function loader({ context }: Route.LoaderArgs) {
  return { title: accountTranslator(context.get(preferencesContext).locale)('section.data') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function AccountData() {
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
