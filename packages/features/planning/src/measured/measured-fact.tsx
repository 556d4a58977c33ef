import type { AnyLine } from '@mishiori/map-document'
import { isHealth, type MeasuredKind, seenKinds } from '@repo/articles/measured-kinds'
import type { ReadingView } from '@repo/articles/reading-view'
import { pulse } from '@repo/ui/icons'
import { Segmented } from '@repo/ui/segmented'
import { Skeleton } from '@repo/ui/skeleton'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useCallback, useRef, useState } from 'react'
import { Fact } from '../fact.tsx'
import { FailedNote } from '../failed-note.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { useAnswer } from '../use-answer.ts'
import { useIsNear } from '../use-is-near.ts'
import styles from './measured.module.css'

/** How far below the screen the card may be when its line is loaded. */
const AHEAD = '400px'

/** They come with what they show: most readers see the top of the page first. */
const MeasuredChart = lazyComponent(() => import('./measured-chart.tsx'))
const HealthSwitch = lazyComponent(() => import('./health-switch.tsx'))

interface MeasuredFactProps {
  view: Pick<ReadingView, 'article' | 'heldLayers' | 'figures'>
  /** Of the link that a reader came by. */
  token: string | null
}

/** What was measured along the main line, as curves over its elevations; nothing where nothing was. */
export function MeasuredFact({ view, token }: MeasuredFactProps) {
  const kinds = seenKinds(view.figures?.measured ?? [], view.article)
  return kinds.length === 0 ? null : <MeasuredWhenNear kinds={kinds} view={view} token={token} />
}

function MeasuredWhenNear({ kinds, view, token }: MeasuredFactProps & Pick<MeasuredCardProps, 'kinds'>) {
  const format = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const ask = useCallback(async () => {
    // What reads maps is a weight that only readers who come to the card need.
    const { loadMainLine } = await import('../load-main-line.ts')
    return (await loadMainLine({ view, token, format })) ?? 'failed'
  }, [view, token, format])
  const { answer, retry } = useAnswer(useIsNear(card, AHEAD), ask)
  return (
    <div ref={card}>
      <MeasuredCard kinds={kinds} line={answer} onRetry={retry} article={view.article} />
    </div>
  )
}

interface MeasuredCardProps {
  kinds: readonly MeasuredKind[]
  /** Null while it is loaded, `failed` when it cannot be had now. */
  line: AnyLine | 'failed' | null
  onRetry: () => void
  article: ReadingView['article']
}

/** It keeps its height while the line is loaded. */
export function MeasuredCard({ kinds, line, onRetry, article }: MeasuredCardProps) {
  const t = usePlanningMessages()
  const [chosen, setChosen] = useState<MeasuredKind | null>(null)
  const kind = kinds.find((known) => known === chosen) ?? kinds[0]
  const isOwner = article.viewerCan.edit && kinds.some(isHealth)
  return (
    <Fact icon={pulse} title={t('measured.title')}>
      {kinds.length > 1 && kind ? (
        <Segmented
          label={t('measured.choose')}
          options={kinds.map((value) => ({ value, label: t(`measured.${value}`) }))}
          value={kind}
          onChange={setChosen}
        />
      ) : null}
      <div className={styles.body}>
        <Suspense fallback={<Loading />}>
          {line === null ? <Loading /> : null}
          {line !== null && line !== 'failed' && kind ? <MeasuredChart line={line} kind={kind} /> : null}
        </Suspense>
        {line === 'failed' ? <FailedNote text={t('measured.failed')} onRetry={onRetry} /> : null}
      </div>
      {isOwner ? (
        <Suspense fallback={<div className={styles.switching} />}>
          <HealthSwitch article={article} />
        </Suspense>
      ) : null}
    </Fact>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <Skeleton height={160} />
    </div>
  )
}
