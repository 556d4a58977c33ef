import { formatDateTime } from '@repo/i18n'
import { buttonClass } from '@repo/ui/button-class'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { createJournal } from '../editor/saving/journal.ts'
import type { JournalEntry } from '../editor/saving/ports.ts'
import styles from './home.module.css'

/** Routes that were begun on this device and never reached the server: offered until they are continued or thrown away. */
export function UnsavedWork({ userId }: { userId: number }) {
  const { t } = useLanguage()
  const entries = useUnsavedWork(userId)
  if (entries.length === 0) return null
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className={styles.unsaved} aria-labelledby="unsaved-title">
      <h2 id="unsaved-title">{t('home.unsaved')}</h2>
      <p>{t('home.unsavedText')}</p>
      <ul>
        {entries.map(({ slot, draft, changedAt }) => (
          <li key={slot}>
            <span>
              <b>{draft.title || t('home.untitled')}</b>
              <small>{formatDateTime(changedAt, timeZone)}</small>
            </span>
            <Link
              className={buttonClass({ variant: 'line', size: 'sm' })}
              to={`/home/routes/create?${new URLSearchParams({ resume: slot })}`}
            >
              {t('home.continue')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A device without a usable database has kept nothing, so there is nothing to offer. */
function useUnsavedWork(userId: number): readonly JournalEntry[] {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([])
  useEffect(() => {
    let isGone = false
    createJournal()
      .listNew(userId)
      .then((found) => !isGone && setEntries(found))
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [userId])
  return entries
}
