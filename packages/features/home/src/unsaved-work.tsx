import { browserJournal } from '@repo/authoring/browser-journal'
import type { JournalEntry } from '@repo/authoring/ports'
import { isSlotHeld } from '@repo/authoring/slot-locks'
import { listUnclaimedDrafts } from '@repo/authoring/unclaimed-drafts'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import styles from './home.module.css'

/** Unsaved routes on this device that never reached the server: listed until they are continued or discarded. */
export function UnsavedWork({ userId }: { userId: number }) {
  const { t } = useLanguage()
  const { entries, discard } = useUnsavedWork(userId)
  if (entries.length === 0) return null
  return (
    <section className={styles.unsaved} aria-labelledby="unsaved-title">
      <h2 id="unsaved-title">{t('home.unsaved')}</h2>
      <p>{t('home.unsavedText')}</p>
      <ul>
        {entries.map((entry) => (
          <UnsavedRow key={entry.slot} entry={entry} onDiscard={() => discard(entry.slot)} />
        ))}
      </ul>
    </section>
  )
}

function UnsavedRow({ entry, onDiscard }: { entry: JournalEntry; onDiscard: () => void }) {
  const { t } = useLanguage()
  const title = entry.draft.title.trim() || t('home.untitled')
  const formatTime = useTimeFormatter()
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{formatTime(entry.changedAt)}</small>
      </span>
      <Button variant="ghost" aria-label={t('home.discardOf', { title })} onClick={onDiscard}>
        {t('home.discard')}
      </Button>
      <Link
        className={buttonClass({ variant: 'line' })}
        aria-label={t('home.continueOf', { title })}
        to={`/home/routes/create?${new URLSearchParams({ resume: entry.slot })}`}
      >
        {t('home.continue')}
      </Link>
    </li>
  )
}

/** A device without a usable database has kept nothing, so there is nothing to offer. */
function useUnsavedWork(userId: number) {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([])
  useEffect(() => {
    let isGone = false
    listUnclaimedDrafts(userId, { journal: browserJournal, isSlotHeld }).then(
      (found) => !isGone && setEntries(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [userId])
  const discard = (slot: string) => {
    setEntries((current) => current.filter((entry) => entry.slot !== slot))
    void browserJournal.remove(slot).catch(() => undefined)
  }
  return { entries, discard }
}
