import type { KeptWork } from '@repo/authoring/open-session'
import type { JournalEntry } from '@repo/authoring/ports'
import { GUEST_ID } from '@repo/authoring/slots'
import { CREATE_PAGE } from '@repo/authoring/start-addresses'
import { readDeviceUser } from '@repo/offline/device-user'
import { listWork } from '@repo/offline/find-work'
import styles from '@repo/offline/offline.module.css'
import { useOfflineMessages } from '@repo/offline/offline-messages'
import { SavedArticles } from '@repo/offline/saved-articles'
import { countSharedFiles } from '@repo/offline/shared-files'
import { createRecordingStore } from '@repo/tracking/recording-store'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { OfflineFrame } from './offline-frame.tsx'

/** Content that is available offline, and the page that the visitor requested. */
export function DeviceList({ from }: { from: string | null }) {
  const t = useOfflineMessages()
  const { t: say } = useLanguage()
  const isOnline = useIsOnline()
  const waiting = useFromDevice(countSharedFiles, 0) ?? 0
  const wanted = from !== null && /^\/(?!\/)/.test(from) ? from : null
  return (
    <OfflineFrame>
      <div className={styles.head}>
        <h1>{t(isOnline ? (wanted ? 'offline.online' : 'offline.listTitle') : 'offline.now')}</h1>
        <p role="status">{t(isOnline ? (wanted ? 'offline.onlineText' : 'offline.listText') : 'offline.nowText')}</p>
        {wanted ? (
          <div className={styles.next}>
            <a className={buttonClass({ variant: isOnline ? 'primary' : 'line' })} href={wanted}>
              {isOnline ? t('offline.goOn') : say('common.retry')}
            </a>
          </div>
        ) : null}
      </div>
      {waiting > 0 ? <p className={styles.note}>{t('offline.filesWait', { count: waiting })}</p> : null}
      <SavedArticles t={t} isAlone />
      <WorkSection />
      <RecordingSection />
    </OfflineFrame>
  )
}

function WorkSection() {
  const t = useOfflineMessages()
  const work = useFromDevice(readWork, NO_WORK)
  return (
    <section className={styles.section} aria-labelledby="offline-drafts">
      <h2 id="offline-drafts">{t('offline.drafts')}</h2>
      <p>{t(work?.length === 0 ? 'offline.noDrafts' : 'offline.draftsText')}</p>
      {work?.length ? (
        <ul className={styles.list}>
          {work.map((one) => (
            <WorkRow key={one.entry.slot} work={one} />
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <a className={buttonClass({ variant: 'line' })} href={readDeviceUser() ? CREATE_PAGE : '/try'}>
          {t('offline.newRoute')}
        </a>
      </div>
    </section>
  )
}

/** Where nothing can be recorded, the section says why instead of leading there. */
function RecordingSection() {
  const t = useOfflineMessages()
  const isKept = useFromDevice(hasRecording, false) === true
  const isOnline = useIsOnline()
  const known = useFromDevice(findObstacle, 'notKept')
  // With a network the page comes from the server, which also asks to log in.
  const obstacle = isOnline && known !== 'noPosition' ? 'none' : known
  if (!isKept && obstacle !== 'none') {
    return (
      <section className={styles.section} aria-labelledby="offline-recording">
        <h2 id="offline-recording">{t('offline.recordings')}</h2>
        <p>{obstacle === null ? null : t(OBSTACLES[obstacle])}</p>
      </section>
    )
  }
  return (
    <section className={styles.section} aria-labelledby="offline-recording">
      <h2 id="offline-recording">{t('offline.recordings')}</h2>
      <p>{t(isKept ? 'offline.recordingKept' : 'offline.recordingsText')}</p>
      <div className={styles.actions}>
        <a className={buttonClass({ variant: isKept ? 'primary' : 'line' })} href="/home/routes/record">
          {t(isKept ? 'offline.recordOn' : 'offline.record')}
        </a>
      </div>
    </section>
  )
}

function WorkRow({ work: { entry } }: { work: KeptWork }) {
  const t = useOfflineMessages()
  const formatTime = useTimeFormatter()
  const title = entry.draft.title.trim() || t('offline.untitled')
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{t('offline.edited', { when: formatTime(entry.changedAt) })}</small>
      </span>
      <a
        className={buttonClass({ variant: 'line' })}
        aria-label={t('offline.continueOf', { title })}
        href={addressOf(entry)}
      >
        {t('offline.continue')}
      </a>
    </li>
  )
}

/** Where it is edited with a network; without one, the worker leads on to what the device has. */
function addressOf({ base, slot, userId }: JournalEntry): string {
  if (userId === GUEST_ID && !readDeviceUser()) return '/try'
  return base ? `/home/routes/${base.id}/edit` : `/home/routes/create?${new URLSearchParams({ resume: slot })}`
}

const NO_WORK: readonly KeptWork[] = []
const readWork = () => listWork(readDeviceUser())

const OBSTACLES = {
  noPosition: 'offline.recorderNoPosition',
  noUser: 'offline.noUserText',
  notKept: 'offline.recorderNotKeptText',
} as const

/** Why this device cannot record without a network; `none` where it can. */
async function findObstacle(): Promise<keyof typeof OBSTACLES | 'none'> {
  if (!isSecureContext || !('geolocation' in navigator)) return 'noPosition'
  if (!readDeviceUser()) return 'noUser'
  const isKept = await import('@repo/tracking/record-route-page').then(
    () => true,
    () => false,
  )
  return isKept ? 'none' : 'notKept'
}

async function hasRecording(): Promise<boolean> {
  const user = readDeviceUser()
  return user !== null && (await createRecordingStore().find(user.id)) !== null
}

/** Null until it is known; `nothing` on a device that keeps nothing. */
function useFromDevice<Value>(read: () => Promise<Value>, nothing: Value): Value | null {
  const [found, setFound] = useState<Value | null>(null)
  useEffect(() => {
    let isGone = false
    read()
      .catch(() => nothing)
      .then((value) => isGone || setFound(value))
    return () => {
      isGone = true
    }
  }, [read, nothing])
  return found
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell)
      addEventListener('offline', tell)
      return () => {
        removeEventListener('online', tell)
        removeEventListener('offline', tell)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
