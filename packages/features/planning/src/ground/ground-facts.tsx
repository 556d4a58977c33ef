import { Button } from '@repo/ui/button'
import { roadHorizon, stairs } from '@repo/ui/icons'
import { Skeleton } from '@repo/ui/skeleton'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './ground.module.css'
import { GroundBreakdown } from './ground-breakdown.tsx'
import { ObstacleList } from './obstacle-list.tsx'
import { type GroundProps, type GroundState, useGround } from './use-ground.ts'

/** What is under the feet along the main line, and what stops wheels. */
export function GroundFacts(props: GroundProps) {
  const { card, state, retry } = useGround(props)
  return (
    <div ref={card}>
      <GroundCards state={state} onRetry={retry} />
    </div>
  )
}

/** Both cards in one state. They keep their height while it is not known yet. */
export function GroundCards({ state, onRetry }: { state: GroundState; onRetry: () => void }) {
  const t = usePlanningMessages()
  const ground = state.kind === 'known' ? state.ground : null
  const isAnywhere = ground?.stretches.some(({ kind }) => kind !== null) ?? false
  const date = ground?.region?.dataDate
  const source = ground?.region?.isInvented ? t('planning.dataInvented') : t('planning.dataSource')
  return (
    <>
      <Fact
        icon={roadHorizon}
        title={t('planning.ground')}
        remark={date ? t('planning.dataOf', { source, date }) : null}
      >
        <div className={styles.body}>
          {ground && isAnywhere ? <GroundBreakdown ground={ground} /> : null}
          {ground && !isAnywhere ? <p>{t('planning.groundNoData')}</p> : null}
          {state.kind === 'tooLong' ? <p>{t('planning.groundTooLong')}</p> : null}
          {state.kind === 'failed' ? (
            <p className={styles.failed}>
              {t('planning.groundFailed')}
              <Button size="sm" variant="line" onClick={onRetry}>
                {t('planning.retry')}
              </Button>
            </p>
          ) : null}
          {state.kind === 'loading' ? <LoadingGround /> : null}
        </div>
      </Fact>
      <Fact icon={stairs} title={t('planning.steps')}>
        <div className={styles.stepFree}>
          {ground && isAnywhere ? <ObstacleList ground={ground} /> : null}
          {state.kind === 'loading' ? <Skeleton height={20} width="60%" /> : null}
          {state.kind !== 'loading' && !isAnywhere ? <p>{t('planning.stepsUnknown')}</p> : null}
        </div>
      </Fact>
    </>
  )
}

function LoadingGround() {
  const t = usePlanningMessages()
  return (
    <div aria-busy="true" className={styles.loading}>
      <p className={styles.waiting}>{t('planning.groundLoading')}</p>
      <Skeleton height={14} />
      <Skeleton height={20} width="80%" />
    </div>
  )
}
