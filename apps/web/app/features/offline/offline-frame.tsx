import styles from '@repo/offline/offline.module.css'
import { useOfflineMessages } from '@repo/offline/offline-messages'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Logo } from '@repo/ui/logo'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'

/** A page without what needs a network: menus, search, accounts. */
export function OfflineFrame({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <main id="content" className={styles.page}>
      <a href="/" className={styles.logo} aria-label={t('header.start')}>
        <Logo />
      </a>
      {children}
    </main>
  )
}

/** Why something does not open, and the way to what does. */
export function NotThere({ title, text }: { title: string; text: string }) {
  const t = useOfflineMessages()
  return (
    <OfflineFrame>
      <VisuallyHidden as="h1">{t('offline.title')}</VisuallyHidden>
      <EmptyState
        title={title}
        text={text}
        action={
          <a className={buttonClass({ variant: 'primary' })} href="/offline">
            {t('offline.back')}
          </a>
        }
      />
    </OfflineFrame>
  )
}
