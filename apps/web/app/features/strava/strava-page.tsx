import { Choosing, type ChoosingProps } from './choosing.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import { ImportProgress } from './import-progress.tsx'
import styles from './strava.module.css'
import type { StravaImport } from './strava.ts'
import { useStravaMessages } from './strava-messages.tsx'

interface StravaPageProps extends Omit<ChoosingProps, 'list'> {
  /** Null without a connection, and beside an import. */
  list: ChoosingProps['list'] | null
  /** The import that is looked at. */
  job: StravaImport | null
}

/** Activities become drafts: connect, choose, wait. */
export function StravaPage({ strava, list, job, ...choosing }: StravaPageProps) {
  const t = useStravaMessages()
  return (
    <div className={styles.page}>
      <h1>{t('strava.title')}</h1>
      {job ? null : <p className={styles.lead}>{t('strava.lead')}</p>}
      {job ? <ImportProgress job={job} /> : null}
      {!job && !strava.isConnected ? <ConnectPanel mayPublish={strava.mayPublish} /> : null}
      {list ? <Choosing strava={strava} list={list} {...choosing} /> : null}
      <p className={styles.powered}>{t('strava.powered')}</p>
    </div>
  )
}
