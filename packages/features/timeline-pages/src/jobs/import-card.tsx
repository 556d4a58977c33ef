import { formatFullCount } from '@repo/i18n'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { Progress, type ProgressProps } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useRef, useState } from 'react'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { importFraction, importLook, importName, isUnderway } from './import-state.ts'
import styles from './jobs.module.css'
import type { TimelineImport } from './timeline-import.ts'

interface ImportCardProps {
  job: TimelineImport
  /** Absent where it cannot be cancelled any more. */
  onCancel?: (() => void) | undefined
  /** Beside a map: without its name and what its state means. */
  isShort?: boolean
}

/** How an import is getting on, with a bar that turns red where it failed. */
export function ImportCard({ job, onCancel, isShort = false }: ImportCardProps) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  const { label, text, tone } = importLook(job)
  const done = job.state === 'before_upload' ? job.received : job.success + job.failed
  const count = (number: number) => formatFullCount(number, locale)
  return (
    <article className={styles.card} aria-label={t('timeline.progress', { name: importName(job) })}>
      <div className={styles.line}>
        <b>{isShort ? t(label) : <Badge tone={tone}>{t(label)}</Badge>}</b>
        <span className={styles.figures}>
          {count(done)} <span>{t('timeline.ofTotal', { total: count(job.total) })}</span>
        </span>
      </div>
      {isShort ? null : <p className={styles.name}>{job.fileNames.join(', ')}</p>}
      <SlowProgress
        label={t('timeline.progress', { name: importName(job) })}
        value={importFraction(job)}
        tone={tone === 'danger' || tone === 'success' ? tone : 'brand'}
      />
      <p className={styles.line}>
        <Counts job={job} />
        {isUnderway(job) ? <span>{t('timeline.goesOn')}</span> : null}
      </p>
      {text && !isShort ? <p className={styles.meaning}>{t(text)}</p> : null}
      {onCancel ? (
        <p>
          <Button size="sm" onClick={onCancel}>
            {t('timeline.cancel')}
          </Button>
        </p>
      ) : null}
    </article>
  )
}

/** How many days were stored and how many were not. */
export function Counts({ job: { success, failed } }: { job: TimelineImport }) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  return (
    <span className={styles.counts}>
      {t('timeline.success')} <b>{formatFullCount(success, locale)}</b>・{t('timeline.failed')}{' '}
      <b data-some={failed > 0 || undefined}>{formatFullCount(failed, locale)}</b>
    </span>
  )
}

/** Source of both: product specification §9. */
const DURATION_MS = 5000
const THROTTLE_MS = 200

/** Of what takes minutes: a line that creeps from one report to the next instead of jumping. */
function SlowProgress(props: Omit<ProgressProps, 'durationMs'>) {
  return <Progress {...props} value={useThrottled(props.value, THROTTLE_MS)} durationMs={DURATION_MS} />
}

/** The value as it was at most that long ago. The last one is never lost. */
export function useThrottled<Value>(value: Value, intervalMs: number): Value {
  const [shown, setShown] = useState(value)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const show = () => {
      shownAt.current = performance.now()
      setShown(value)
    }
    const timer = setTimeout(show, Math.max(0, shownAt.current + intervalMs - performance.now()))
    return () => clearTimeout(timer)
  }, [value, intervalMs])
  return shown
}
