import { signpost } from '@repo/ui/icons'
import { Skeleton } from '@repo/ui/skeleton'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useRef } from 'react'
import { Fact } from '../fact.tsx'
import { FailedNote } from '../failed-note.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { OperatorHint } from '../operator-hint.tsx'
import { useIsNear } from '../use-is-near.ts'
import styles from './along.module.css'
import type { FindAlong } from './find-along.ts'
import { useAlong } from './use-along.ts'

/** Before it comes into view. */
const NEAR = '200px'

/** Comes with what it lists: most readers see the top of the page first. */
const AlongPlaces = lazyComponent(() => import('./along-places.tsx'))

/** What lies along the way: where there is water, a toilet, a roof, and from where one gets home. */
export function AlongFact({ find }: { find: FindAlong }) {
  const t = usePlanningMessages()
  const card = useRef<HTMLDivElement>(null)
  const { answer, withinMeters, setWithinMeters, retry } = useAlong(useIsNear(card, NEAR), find)
  const known = typeof answer === 'object' ? answer : null
  const isAnywhere = known !== null && known.coverage !== 'none'
  return (
    <Fact
      icon={signpost}
      title={t('along.title')}
      remark={isAnywhere ? t('along.count', { count: known.places.length }) : null}
    >
      <div ref={card} className={styles.along} aria-busy={answer === null}>
        {answer === null ? <Waiting /> : null}
        {answer === 'failed' ? <FailedNote text={t('along.failed')} onRetry={retry} /> : null}
        {answer === 'tooLong' ? <p className={styles.none}>{t('along.tooLong')}</p> : null}
        {known && !isAnywhere ? (
          <>
            <p className={styles.none}>{t('along.unknown')}</p>
            <OperatorHint lacks="region" />
          </>
        ) : null}
        {isAnywhere ? (
          <Suspense fallback={<Waiting />}>
            <AlongPlaces along={known} withinMeters={withinMeters} onWithin={setWithinMeters} />
          </Suspense>
        ) : null}
      </div>
    </Fact>
  )
}

function Waiting() {
  const t = usePlanningMessages()
  return (
    <>
      <VisuallyHidden>{t('along.loading')}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </>
  )
}
