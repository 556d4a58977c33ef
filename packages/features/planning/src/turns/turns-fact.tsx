import { formatDate } from '@repo/i18n'
import { arrowBendUpRight } from '@repo/ui/icons'
import { Skeleton } from '@repo/ui/skeleton'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useRef } from 'react'
import styles from '../along/along.module.css'
import { Fact } from '../fact.tsx'
import { FailedNote } from '../failed-note.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { OperatorHint } from '../operator-hint.tsx'
import { useAnswer } from '../use-answer.ts'
import { useIsNear } from '../use-is-near.ts'
import type { FindTurns } from './find-turns.ts'

/** Before it comes into view. */
const NEAR = '200px'

/** Comes with what it lists: most readers see the top of the page first. */
const TurnList = lazyComponent(() => import('./turn-list.tsx'))

/** Where the way turns, in words. */
export function TurnsFact({ find }: { find: FindTurns }) {
  const t = usePlanningMessages()
  const { locale } = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const { answer, retry } = useAnswer(useIsNear(card, NEAR), find)
  const known = typeof answer === 'object' ? answer : null
  const date = known?.region?.dataDate
  const source = known?.region?.isInvented ? t('planning.dataInvented') : t('planning.dataSource')
  return (
    <Fact
      icon={arrowBendUpRight}
      title={t('turns.title')}
      remark={date ? t('planning.dataOf', { source, date: formatDate(date, locale) }) : null}
    >
      <div ref={card} className={styles.along} aria-busy={answer === null}>
        {answer === null ? <Waiting /> : null}
        {answer === 'failed' ? <FailedNote text={t('turns.failed')} onRetry={retry} /> : null}
        {answer === 'tooLong' ? <p className={styles.none}>{t('turns.tooLong')}</p> : null}
        {known?.turns.length === 0 ? (
          <>
            <p className={styles.none}>{t('turns.unknown')}</p>
            <OperatorHint lacks="region" />
          </>
        ) : null}
        {known && known.turns.length > 0 ? (
          <Suspense fallback={<Waiting />}>
            <TurnList found={known} />
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
      <VisuallyHidden>{t('turns.loading')}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </>
  )
}
