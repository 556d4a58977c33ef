import { formatDateTime } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import type { JournalEntry } from '../editor/saving/ports.ts'
import { browserJournal } from '../editor/session/browser-journal.ts'
import { heldSlots } from '../editor/session/slot-locks.ts'
import styles from './own-articles.module.css'

/** Work on this device that never reached the server, offered until it is taken up or discarded. */
export function KeptWork({ userId }: { userId: number }) {
  const { t } = useLanguage()
  const { entries, discard } = useKeptWork(userId)
  if (entries.length === 0) return null
  return (
    <section className={`${styles.section} ${styles.kept}`} aria-labelledby="kept-work">
      <div className={styles.head}>
        <h2 id="kept-work">{t('home.kept')}</h2>
      </div>
      <p className={styles.keptText}>{t('home.keptText')}</p>
      <ul className={styles.keptList}>
        {entries.map((entry) => (
          <KeptRow key={entry.slot} entry={entry} onDiscard={() => discard(entry.slot)} />
        ))}
      </ul>
    </section>
  )
}

function KeptRow({ entry, onDiscard }: { entry: JournalEntry; onDiscard: () => void }) {
  const { t } = useLanguage()
  const title = entry.draft.title.trim() || t('home.untitled')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <li className={styles.keptRow}>
      <span className={styles.keptWords}>
        <b>{title}</b>
        <span className={styles.saved}>{t('home.keptAt', { when: formatDateTime(entry.changedAt, timeZone) })}</span>
      </span>
      <Button variant="ghost" aria-label={t('home.discardOf', { title })} onClick={onDiscard}>
        {t('home.discard')}
      </Button>
      <Link
        className={buttonClass({ variant: 'primary' })}
        aria-label={t('home.resumeOf', { title })}
        to={`/home/routes/create?${new URLSearchParams({ resume: entry.slot })}`}
      >
        {t('home.resume')}
      </Link>
    </li>
  )
}

function useKeptWork(userId: number) {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([])
  useEffect(() => {
    let isHere = true
    findKeptWork(userId).then(
      (found) => isHere && setEntries(found),
      () => undefined, // without a journal there is nothing to offer
    )
    return () => {
      isHere = false
    }
  }, [userId])
  const discard = (slot: string) => {
    setEntries((current) => current.filter((entry) => entry.slot !== slot))
    void browserJournal.remove(slot).catch(() => undefined)
  }
  return { entries, discard }
}

async function findKeptWork(userId: number): Promise<readonly JournalEntry[]> {
  const [entries, held] = await Promise.all([browserJournal.listNew(userId), heldSlots()])
  return entries.filter(({ slot }) => !held.has(slot))
}
