import { readDeviceUser } from '@repo/offline/device-user'
import { useOfflineMessages } from '@repo/offline/offline-messages'
import { Suspense, use, useState } from 'react'
import { NotThere } from './offline-frame.tsx'
import styles from './offline-recorder.module.css'

/** The recorder of the account that was last used here. */
export function OfflineRecorder() {
  const t = useOfflineMessages()
  const [loading] = useState(() => import('@repo/tracking/record-route-page').catch(() => null))
  const user = readDeviceUser()
  if (!user) return <NotThere title={t('offline.noUser')} text={t('offline.noUserText')} />
  return (
    <Suspense>
      <Loaded loading={loading} userId={user.id} />
    </Suspense>
  )
}

interface LoadedProps {
  loading: Promise<typeof import('@repo/tracking/record-route-page') | null>
  userId: number
}

function Loaded({ loading, userId }: LoadedProps) {
  const t = useOfflineMessages()
  const recorder = use(loading)
  if (!recorder) return <NotThere title={t('offline.recorderNotKept')} text={t('offline.recorderNotKeptText')} />
  return (
    <div className={styles.page}>
      <main id="content" className={styles.main}>
        <recorder.OwnRecorder userId={userId} />
      </main>
    </div>
  )
}
