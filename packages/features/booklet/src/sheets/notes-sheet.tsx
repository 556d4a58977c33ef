import { formatDate } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import styles from './notes.module.css'
import { Sheet, type SheetNumber } from './sheet.tsx'

interface NotesSheetProps extends SheetNumber {
  title: string
  credits: readonly string[]
  site: string
  printedAt: string
  /** The sheet has room for two columns. */
  isWide: boolean
  /** What stands above the notes: the end of the text where it is short. */
  children?: ReactNode
}

/** Emergency information, room for notes, and map attribution. */
export function NotesSheet({ title, credits, site, printedAt, isWide, children, ...page }: NotesSheetProps) {
  const t = useBookletMessages()
  const { locale } = useLanguage()
  const lines = [t('booklet.contact'), t('booklet.phone'), t('booklet.backBy'), t('booklet.conditions')]
  return (
    <Sheet {...page} foot={title}>
      <div className={styles.notes}>
        {children}
        <h2>{t('booklet.notes')}</h2>
        <div className={styles.contacts} data-wide={isWide || undefined}>
          <section className={styles.emergency}>
            <h3>{t('booklet.emergency')}</h3>
            <p>{t('booklet.emergencyNumbers')}</p>
            <p>{t('booklet.emergencySay')}</p>
          </section>
          <dl className={styles.blanks}>
            {lines.map((line) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd />
              </div>
            ))}
          </dl>
        </div>
        <h3>{t('booklet.freeLines')}</h3>
        <div className={styles.ruled} />
        <div className={styles.check}>
          <svg width="50mm" height="3mm" viewBox="0 0 50 3" aria-hidden="true">
            <path d="M0.15 0V3M49.85 0V3M0 1.5H50M10 0.6V2.4M20 0.6V2.4M30 0.6V2.4M40 0.6V2.4" />
          </svg>
          <p>{t('booklet.check')}</p>
        </div>
        <div className={styles.small}>
          {credits.length > 0 ? <p>{t('booklet.credits', { credits: credits.join(' · ') })}</p> : null}
          <p>{t('booklet.disclaimer', { date: formatDate(printedAt, locale), site })}</p>
        </div>
      </div>
    </Sheet>
  )
}
