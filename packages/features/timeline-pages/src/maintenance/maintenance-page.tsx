import { Badge } from '@repo/ui/badge'
import { buttonClass } from '@repo/ui/button-class'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { CancelDialog } from '../jobs/cancel-dialog.tsx'
import { ImportCard } from '../jobs/import-card.tsx'
import { importLook } from '../jobs/import-state.ts'
import type { TimelineImport, TimelineImportList } from '../jobs/timeline-import.ts'
import { useImports } from '../jobs/use-imports.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { ImportArea } from '../preview/import-area.tsx'
import type { TimelineSource } from '../preview/timeline-source.ts'
import { SummaryFigures } from '../summary-figures.tsx'
import type { TimelineSummary } from '../timeline-summary.ts'
import { History } from './history.tsx'
import styles from './maintenance.module.css'
import { useImportArea } from './use-import-area.ts'

interface MaintenancePageProps {
  source: TimelineSource
  summary: TimelineSummary
  imports: TimelineImportList
}

/** Management of a user's timeline: stored days, running import, next import and earlier ones. */
export function MaintenancePage({ source, summary, imports }: MaintenancePageProps) {
  const t = useTimelineMessages()
  const { revalidate } = useRevalidator()
  const refresh = () => void revalidate()
  const notifyEnded = useEndedFlash()
  const list = useImports(imports, browserApi, (job) => {
    notifyEnded(job)
    refresh()
  })
  const cancelling = useCancelling(revalidate)
  const area = useImportArea({ source, summary, current: list.current, onStarted: refresh })
  const { current } = list
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{t('timeline.title')}</h1>
        <Badge tone="warning">{t('timeline.beta')}</Badge>
      </div>
      <Stored summary={summary} />
      <Section title={t('timeline.inProgress')}>
        {current ? <ImportCard job={current} onCancel={cancelling.openDialog} /> : <p>{t('timeline.noProgress')}</p>}
      </Section>
      <Section title={t('timeline.import')}>
        <ImportArea {...area} />
      </Section>
      <Section title={t('timeline.history')}>
        <History list={list} />
      </Section>
      <CancelDialog
        isOpen={cancelling.isConfirming && current !== null}
        isCancelling={cancelling.isCancelling}
        onClose={cancelling.close}
        onConfirm={() => void (current && cancelling.confirm(current.id))}
      />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Stored({ summary: { oldest, newest, totalDays } }: { summary: TimelineSummary }) {
  const t = useTimelineMessages()
  if (!oldest || !newest) return null
  return (
    <section className={styles.stored} aria-label={t('timeline.stored')}>
      <SummaryFigures oldest={oldest} newest={newest} totalDays={totalDays} />
      <Link to="/home/gm_timeline/map" className={buttonClass({ variant: 'primary' })}>
        {t('timeline.openCalendar')}
      </Link>
    </section>
  )
}

/** Says how an import ended while one was looking. */
function useEndedFlash() {
  const t = useTimelineMessages()
  const { show } = useFlashQueue()
  return (job: TimelineImport) => {
    const { label, text, tone } = importLook(job)
    const variant = tone === 'success' || tone === 'danger' || tone === 'warning' ? tone : 'info'
    show({ variant, title: `${t('timeline.kindImport')}: ${t(label)}`, ...(text ? { text: t(text) } : {}) })
  }
}

/** Cancels the running import after a confirmation. An import that has ended meanwhile is unchanged. */
function useCancelling(onCancelled: () => unknown) {
  const t = useTimelineMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const [doing, setDoing] = useState<'nothing' | 'confirming' | 'cancelling'>('nothing')
  const confirm = async (id: number) => {
    setDoing('cancelling')
    const answer = await browserApi().cancelTimelineImport({ params: { id: String(id) } })
    setDoing('nothing')
    if (answer.ok) show({ variant: 'success', title: t('timeline.canceled') })
    else show({ variant: 'danger', title: t('timeline.cancelFailed'), text: formatError(answer.error) })
    await onCancelled()
  }
  return {
    isConfirming: doing !== 'nothing',
    isCancelling: doing === 'cancelling',
    openDialog: () => setDoing('confirming'),
    close: () => setDoing('nothing'),
    confirm,
  }
}
