import { STRAVA_PAGE } from '@repo/authoring/start-addresses'
import { isErrorCode } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Progress } from '@repo/ui/progress'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useCountdown } from '@repo/web-kit/use-countdown'
import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { useDurationFormatter, useStravaMessages } from './messages/strava-messages.ts'
import styles from './strava.module.css'
import type { StravaImport, StravaImportItem } from './strava.ts'

/** How far an import has come, or what has come of it. */
export function ImportProgress({ job }: { job: StravaImport }) {
  return job.state === 'running' ? <Running job={job} /> : <Ended job={job} />
}

function Running({ job }: { job: StravaImport }) {
  const t = useStravaMessages()
  const { state } = useNavigation()
  const { total } = job
  const done = job.items.filter((item) => item.state !== 'waiting').length
  return (
    <section className={styles.job}>
      <h2>{t('strava.running')}</h2>
      <Progress
        label={t('strava.progress', { done, total })}
        value={done / total}
        tone={job.failed > 0 ? 'danger' : 'brand'}
      />
      <p role="status">{t('strava.progress', { done, total })}</p>
      <Wait job={job} />
      <p className={styles.note}>{t('strava.mayLeave')}</p>
      <Items items={job.items} />
      <ButtonForm method="post">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="import" value={job.id} />
        <Button type="submit" variant="line" busyLabel={state === 'submitting' ? t('strava.cancelling') : undefined}>
          {t('strava.cancel')}
        </Button>
      </ButtonForm>
    </section>
  )
}

/** Counted down where it is seen; what is read aloud is said once, not each second. */
function Wait({ job }: { job: StravaImport }) {
  const t = useStravaMessages()
  const formatWait = useDurationFormatter()
  const left = useCountdown(job.wait?.seconds, job)
  if (job.wait === null) return null
  const message = job.wait.code === 'strava.too_many' ? 'strava.waitLimit' : 'strava.waitTrouble'
  return (
    <p className={styles.wait} role="timer" aria-live="off">
      {t(message, { time: formatWait(left) })}
    </p>
  )
}

function Ended({ job }: { job: StravaImport }) {
  const t = useStravaMessages()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.job}>
      <h2 ref={title} tabIndex={-1}>
        <Outcome job={job} />
      </h2>
      {job.success > 0 ? <p>{t('strava.doneText')}</p> : null}
      <Items items={job.items} />
      <p className={styles.onward}>
        <Link to={STRAVA_PAGE} className={buttonClass({ variant: 'primary' })}>
          {t('strava.again')}
        </Link>
        <Link to="/home/routes">{t('strava.seeAll')}</Link>
      </p>
    </section>
  )
}

function Outcome({ job: { state, success, failed } }: { job: StravaImport }) {
  const t = useStravaMessages()
  if (state === 'cancelled') return t('strava.cancelled')
  if (success === 0) return t('strava.doneNone')
  return failed > 0 ? t('strava.doneSome', { success, failed }) : t('strava.done', { count: success })
}

function Items({ items }: { items: readonly StravaImportItem[] }) {
  const t = useStravaMessages()
  const { formatError } = useLanguage()
  return (
    <ul className={styles.items}>
      {items.map(({ activityId: id, name, state, articleId, error }) => (
        <li key={id} data-state={state}>
          {articleId === null ? (
            <span>{name || t('strava.unnamed', { id })}</span>
          ) : (
            <Link to={`/home/routes/${articleId}/edit`}>{name || t('strava.unnamed', { id })}</Link>
          )}
          <small>{t(`strava.state.${state}`)}</small>
          {error !== null && isErrorCode(error) ? (
            <small className={styles.reason}>{formatError({ code: error, params: {} })}</small>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
