import { routePath } from '@repo/articles/article-links'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { footprints } from '@repo/ui/icons'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWalkLogMessages } from '../messages/walk-log-messages.ts'
import { ConditionList, useTimeText } from '../walk-summary.tsx'
import type { StageSummary, WalkedStage } from './stage-walk.ts'
import styles from './stage-walks.module.css'

const WalkLogDialog = lazyComponent(() =>
  import('../form/walk-log-dialog.tsx').then((module) => ({ default: module.WalkLogDialog })),
)

interface StageWalksProps {
  stage: WalkedStage
  /** Null where nobody walked it. */
  summary: StageSummary | null
  /** When the page was made, in UTC, as `2026-10-18`. */
  today: string
}

/** How a stage was found last, by whom it was walked, and a place to log one's own walk. */
export function StageWalks({ stage, summary, today }: StageWalksProps) {
  const t = useWalkLogMessages()
  const { viewer } = useRootData()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const isLogInRequired = useLogInRequired()
  const [isOpen, setIsOpen] = useState(false)
  const { entryId, articleId, part, title } = stage
  const open = () => setIsOpen(true)
  usePendingAct(pendingStageWalk, { matches: (pending) => pending.entryId === entryId, act: open })
  const begin = () => {
    if (isLogInRequired()) pendingStageWalk.keep({ entryId })
    else open()
  }
  const done = () => {
    setIsOpen(false)
    show({ variant: 'success', title: t('walks.saved') })
    void revalidate()
  }
  return (
    <div className={styles.walks}>
      {summary && summary.conditions.length > 0 ? (
        <ConditionList conditions={summary.conditions} today={today} />
      ) : null}
      <div className={styles.line}>
        {summary ? <Walked summary={summary} articleId={articleId} /> : null}
        <Button
          size="sm"
          icon={<Icon path={footprints} size={16} />}
          aria-label={t('walks.logStage', { title })}
          onClick={begin}
        >
          {t('walks.log')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isOpen && viewer ? (
          <WalkLogDialog
            place={{ userId: viewer.id, articleId, logId: null, part }}
            token={null}
            log={null}
            subject={title}
            canShare
            onClose={() => setIsOpen(false)}
            onDone={done}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

function Walked({ summary: { walkerCount, typical }, articleId }: { summary: StageSummary; articleId: number }) {
  const t = useWalkLogMessages()
  const timeText = useTimeText()
  return (
    <>
      <Link className={styles.people} to={`${routePath(articleId, null)}#walks`}>
        {t('walks.people', { count: walkerCount })}
      </Link>
      {typical ? (
        <span className={styles.typical}>
          {t('walks.typical')} <b>{timeText(typical.minutes)}</b>
        </span>
      ) : null}
    </>
  )
}

interface PendingStageWalk {
  readonly entryId: number
}

const isPending = (value: unknown): value is PendingStageWalk =>
  typeof value === 'object' && value !== null && 'entryId' in value && typeof value.entryId === 'number'

/** A visitor wanted to log the walk of a stage before they logged in. */
export const pendingStageWalk = pendingAct('pending-stage-walk', isPending)
