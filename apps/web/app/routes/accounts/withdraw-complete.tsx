import styles from '@repo/account/account-page.module.css'
import { buttonClass } from '@repo/ui/button-class'
import { preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import type { Route } from './+types/withdraw-complete'

export function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('auth.withdrawn.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

/** The page after closing an account. */
export default function WithdrawComplete() {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('auth.withdrawn.title')}</h1>
      <p className={styles.lead}>{t('auth.withdrawn.text')}</p>
      <p>
        <Link to="/" className={buttonClass()}>
          {t('auth.withdrawn.action')}
        </Link>
      </p>
    </div>
  )
}
