import styles from '@repo/offline/offline.module.css'
import { useOfflineMessages } from '@repo/offline/offline-messages'
import { THEME_COOKIE, themeOfCookie } from '@repo/web-kit/theme'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { DeviceList } from './device-list.tsx'
import { OfflineEditor } from './offline-editor.tsx'
import { OfflineFrame } from './offline-frame.tsx'
import { OfflineJourneyEditor } from './offline-journey-editor.tsx'
import { OfflineRecorder } from './offline-recorder.tsx'

/**
 * The page for offline use. It is empty and the same for all users, because it is cached on the device. It
 * renders local data: a list, the editor with a started route, or the recorder.
 */
export function OfflinePage() {
  const isBrowser = useIsBrowser()
  const t = useOfflineMessages()
  useEffect(applyTheme, [])
  if (!isBrowser) {
    return (
      <OfflineFrame>
        <div className={styles.head}>
          <h1>{t('offline.listTitle')}</h1>
        </div>
      </OfflineFrame>
    )
  }
  return <OfflineContent />
}

function OfflineContent() {
  const [search] = useSearchParams()
  const edited = search.get('edit')
  if (edited !== null) return <OfflineEditor slot={edited} />
  const journey = search.get('journey')
  if (journey !== null) return <OfflineJourneyEditor id={Number(journey)} />
  if (search.has('record')) return <OfflineRecorder />
  return <DeviceList from={search.get('from')} />
}

/** The kept page knows nothing of the appearance that was chosen here. */
function applyTheme(): void {
  const theme = document.cookie.includes(`${THEME_COOKIE}=`) ? themeOfCookie(document.cookie) : null
  if (theme) document.documentElement.dataset.theme = theme
}
