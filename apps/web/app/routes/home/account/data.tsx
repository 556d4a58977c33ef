import { AccountCard } from '@repo/account/account-card'
import { useAccountMessages } from '@repo/account/account-messages'
import { accountTranslator } from '@repo/account/account-messages.server'
import { AccountPage } from '@repo/account/account-page'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { download } from '@repo/ui/icons'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
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
