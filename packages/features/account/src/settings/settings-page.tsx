import { Icon } from '@repo/ui/icon'
import { caretRight } from '@repo/ui/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountCard } from './account-card.tsx'
import styles from './account-page.module.css'
import { ACCOUNT_SECTIONS } from './account-sections.ts'
import type { ModerationAct } from './moderation-acts.tsx'
import { ModerationActs } from './moderation-acts.tsx'

interface SettingsPageProps {
  /** What moderators decided about the user. */
  acts: readonly ModerationAct[]
  /** The ways to the other languages, which belong to the frame of the site. */
  languages: ReactNode
}

/** The sections of the account settings. */
export function SettingsPage({ acts, languages }: SettingsPageProps) {
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
      <ModerationActs acts={acts} />
      <AccountCard title={t('language.title')}>
        <p className={styles.lead}>{t('language.text')}</p>
        <div className={styles.languages}>{languages}</div>
      </AccountCard>
    </div>
  )
}
