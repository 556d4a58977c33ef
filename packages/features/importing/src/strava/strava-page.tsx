import { Link } from 'react-router'
import { Choosing, type ChoosingProps } from './choosing.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import { ImportProgress } from './import-progress.tsx'
import { useStravaMessages } from './messages/strava-messages.ts'
import styles from './strava.module.css'
import type { StravaImport } from './strava.ts'

export interface StravaPageProps extends Omit<ChoosingProps, 'list'> {
  /** Null without a connection, and beside an import. */
  list: ChoosingProps['list'] | null
  /** The import that is looked at. */
  job: StravaImport | null
}

/** What is missing, for the operator, and another way, for everybody else. */
function NotOffered() {
  const t = useStravaMessages()
  return (
    <div className={styles.page}>
      <h1>{t('strava.title')}</h1>
      <section className={styles.connect} aria-labelledby="not-offered">
        <h2 id="not-offered">{t('strava.notOfferedTitle')}</h2>
        <p>{t('strava.notOfferedText')}</p>
        <Link to="/home/routes/create_from_file">{t('strava.notOfferedInstead')}</Link>
      </section>
    </div>
  )
}

/** Activities become drafts: connect, choose, wait. */
export function StravaPage({ strava, list, job, ...choosing }: StravaPageProps) {
  const t = useStravaMessages()
  if (!strava.isOffered) return <NotOffered />
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
