import { formatDate } from '@repo/i18n'
import { roadHorizon, stairs } from '@repo/ui/icons'
import { Skeleton } from '@repo/ui/skeleton'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useCallback, useRef } from 'react'
import { Fact } from '../fact.tsx'
import { FailedNote } from '../failed-note.tsx'
import type { ShownArticle } from '../load-main-line.ts'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { OperatorHint } from '../operator-hint.tsx'
import { useAnswer } from '../use-answer.ts'
import { useIsNear } from '../use-is-near.ts'
import styles from './ground.module.css'
import type { GroundAnswer } from './load-ground.ts'

/** They come with what they show: most readers see the top of the page first. */
const GroundBreakdown = lazyComponent(() => import('./ground-breakdown.tsx'))
const ObstacleList = lazyComponent(() => import('./obstacle-list.tsx'))

/** How far below the screen the cards may be when they are asked for. */
const AHEAD = '400px'

/** What is under the feet along the main line, and what stops wheels. */
export function GroundFacts({ view, token }: Pick<ShownArticle, 'view' | 'token'>) {
  const format = useLanguage()
  const cards = useRef<HTMLDivElement>(null)
  const ask = useCallback(async () => {
    // The API's client is a weight that only readers who come to the cards need.
    const { loadGround } = await import('./load-ground.ts')
    return loadGround({ view, token, format })
  }, [view, token, format])
  const { answer, retry } = useAnswer(useIsNear(cards, AHEAD), ask)
  return (
    <div ref={cards}>
      <GroundCards answer={answer} onRetry={retry} />
    </div>
  )
}

/** Both cards, null while they are asked for. They keep their height until then. */
export function GroundCards({ answer, onRetry }: { answer: GroundAnswer | null; onRetry: () => void }) {
  const t = usePlanningMessages()
  const { locale } = useLanguage()
  const ground = typeof answer === 'object' ? answer : null
  const isAnywhere = ground?.stretches.some(({ kind }) => kind !== null) ?? false
  const date = ground?.region?.dataDate
  const source = ground?.region?.isInvented ? t('planning.dataInvented') : t('planning.dataSource')
  return (
    <>
      <Fact
        icon={roadHorizon}
        title={t('planning.ground')}
        remark={date && isAnywhere ? t('planning.dataOf', { source, date: formatDate(date, locale) }) : null}
      >
        <div className={styles.body} aria-busy={answer === null}>
          {ground && isAnywhere ? (
            <Suspense fallback={<LoadingGround />}>
              <GroundBreakdown ground={ground} />
            </Suspense>
          ) : null}
          {ground && !isAnywhere ? (
            <>
              <p>{t('planning.groundNoData')}</p>
              <OperatorHint lacks="region" />
            </>
          ) : null}
          {answer === 'tooLong' ? <p>{t('planning.groundTooLong')}</p> : null}
          {answer === 'failed' ? <FailedNote text={t('planning.groundFailed')} onRetry={onRetry} /> : null}
          {answer === null ? <LoadingGround /> : null}
        </div>
      </Fact>
      <Fact icon={stairs} title={t('planning.steps')}>
        <div className={styles.stepFree} aria-busy={answer === null}>
          {ground && isAnywhere ? (
            <Suspense fallback={<LoadingObstacles />}>
              <ObstacleList ground={ground} />
            </Suspense>
          ) : null}
          {answer === null ? <LoadingObstacles /> : null}
          {answer !== null && !isAnywhere ? <p>{t('planning.stepsUnknown')}</p> : null}
        </div>
      </Fact>
    </>
  )
}

function LoadingGround() {
  const t = usePlanningMessages()
  return (
    <div className={styles.loading}>
      <p className={styles.waiting}>{t('planning.groundLoading')}</p>
      <Skeleton height={14} />
      <Skeleton height={20} width="80%" />
    </div>
  )
}

function LoadingObstacles() {
  return <Skeleton height={20} width="60%" />
}
