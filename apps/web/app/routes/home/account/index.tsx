import { AccountCard } from '@repo/account/account-card'
import { useAccountMessages } from '@repo/account/account-messages'
import { accountTranslator } from '@repo/account/account-messages.server'
import styles from '@repo/account/account-page.module.css'
import { ACCOUNT_SECTIONS } from '@repo/account/account-sections'
import { toStandingAct } from '@repo/account/standing'
import { StandingCard } from '@repo/account/standing-card'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { caretRight } from '@repo/ui/icons'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import { LanguageChoices } from '../../../features/site-shell/language-choices.tsx'
import type { Route } from './+types/index'

/** What moderators said is worth no error page. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).listOwnModerationActs()
  return {
    title: accountTranslator(context.get(preferencesContext).locale)('account.title'),
    acts: answer.ok ? answer.data.data.map(toStandingAct) : [],
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function AccountSettings({ loaderData: { acts } }: Route.ComponentProps) {
  const t = useAccountMessages()
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <p className={styles.lead}>{t('account.lead')}</p>
      </header>
      <nav aria-label={t('account.sections')}>
        <ul className={styles.sections}>
          {ACCOUNT_SECTIONS.map(({ name, path, icon }) => (
            <li key={name}>
              <Link to={path} className={styles.section}>
                <Icon path={icon} size={24} />
                <span>
                  <b>{t(`section.${name}`)}</b>
                  <small>{t(`section.${name}Text`)}</small>
                </span>
                <Icon path={caretRight} size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <StandingCard acts={acts} />
      <AccountCard title={t('language.title')}>
        <p className={styles.lead}>{t('language.text')}</p>
        <div className={styles.languages}>
          <LanguageChoices className={buttonClass()} />
        </div>
      </AccountCard>
    </div>
  )
}
