import { Icon } from '@repo/ui/icon'
import { caretLeft } from '@repo/ui/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import styles from './account-page.module.css'

interface AccountPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One section of the account settings: back link, heading and cards. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const t = useAccountMessages()
  return (
    <div className={styles.page}>
      <header>
        <Link to="/home/account" className={styles.back}>
          <Icon path={caretLeft} size={16} />
          {t('account.title')}
        </Link>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  )
}
