import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProblemLine } from '../notice-line.tsx'
import styles from './account-form.module.css'

interface AccountNoticeProps {
  title: string
  lead?: string
  problem?: string | undefined
  /** Whom it leads back: a user to their settings, a guest to the log-in. */
  isUser?: boolean
  /** In place of the back link. */
  children?: ReactNode
}

/** An intermediate page about a provider: the result and the next step. */
export function AccountNotice({ title, lead, problem, isUser = false, children }: AccountNoticeProps) {
  const { t } = useLanguage()
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.form}>
        <ProblemLine problem={problem} />
        {children ?? (
          <Link
            to={isUser ? '/home/account/associate' : '/login'}
            className={buttonClass({ variant: 'line', size: 'lg', isBlock: true })}
          >
            {t(isUser ? 'auth.provider.backToSettings' : 'auth.forgot.back')}
          </Link>
        )}
      </div>
    </>
  )
}
