import { routePath } from '@repo/articles/article-links'
import { ContributorLink } from '@repo/people/contribution'
import { ContributionsSection } from '@repo/people/contributions-section'
import { Avatar } from '@repo/ui/avatar'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useRootData } from '@repo/web-kit/root-data'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useWalkLogMessages } from '../messages/walk-log-messages.ts'
import { useWalkDeletion } from '../use-walk-deletion.ts'
import { useWalkList } from '../use-walk-list.ts'
import type { WalkLog } from '../walk-log.ts'
import { WalkLogEntry } from '../walk-log-item.tsx'
import styles from '../walk-logs.module.css'
import { MoreWalks, WALKS_ID, WalksFailed } from '../walk-pages.tsx'
import { type JourneyWalks, type NamedStage, toJourneyWalks, type WalkedStage } from './stage-walk.ts'

const WalkLogDialog = lazyComponent(() =>
  import('../form/walk-log-dialog.tsx').then((module) => ({ default: module.WalkLogDialog })),
)

interface JourneyWalksSectionProps {
  journeyId: number
  /** Of the link that a reader came by. */
  token: string | null
  /** Null when they could not be had. */
  walks: JourneyWalks | null
  /** Those that the reader sees. */
  stages: readonly NamedStage[]
}

/** Who walked a stage of a journey and how they found the way. One's own walk is logged at its stage. */
export function JourneyWalksSection({ journeyId, token, walks, stages }: JourneyWalksSectionProps) {
  const t = useWalkLogMessages()
  const { viewer } = useRootData()
  const { show } = useFlashQueue()
  const { list, isLoading, error, more, reload } = useWalkList(walks, async (before) => {
    const query = { ...(token !== null && { token }), ...(before !== null && { before }) }
    const answer = await browserApi().listJourneyWalks({ params: { id: String(journeyId) }, query })
    return answer.ok ? { ok: true, list: toJourneyWalks(answer.data) } : answer
  })
  const remove = useWalkDeletion(reload)
  const [opened, setOpened] = useState<{ readonly log: WalkLog; readonly stage: WalkedStage } | null>(null)
  const close = () => setOpened(null)
  const done = () => {
    close()
    show({ variant: 'success', title: t('walks.changed') })
    void reload()
  }
  return (
    <ContributionsSection id={WALKS_ID} title={t('walks.title')} total={list?.total ?? 0}>
      {list === null ? <WalksFailed /> : null}
      {list?.logs.length === 0 ? <p className={styles.note}>{t('walks.emptyStages')}</p> : null}
      <ul className={styles.logs}>
        {list?.logs.map((log) => {
          const stage = stages.find(({ entryId }) => entryId === log.entryId)
          return (
            <WalkLogEntry
              key={log.id}
              log={log}
              token={token}
              picture={<Avatar name={log.walker.nickname} src={log.walker.avatar} />}
              heading={
                <>
                  <ContributorLink {...log.walker} />
                  {stage ? (
                    <Link className={styles.stage} to={`${routePath(stage.articleId, null)}#${WALKS_ID}`}>
                      {stage.name}
                    </Link>
                  ) : null}
                </>
              }
              onEdit={() => stage && setOpened({ log, stage })}
              onDelete={() => void remove(log.id)}
            />
          )
        })}
      </ul>
      <MoreWalks isShown={list?.next != null} isLoading={isLoading} hasFailed={error !== null} onMore={more} />
      <Suspense fallback={null}>
        {opened && viewer ? (
          <WalkLogDialog
            place={{
              userId: viewer.id,
              articleId: opened.stage.articleId,
              logId: opened.log.id,
              part: opened.log.part,
            }}
            token={null}
            log={opened.log}
            subject={opened.stage.title}
            canShare
            onClose={close}
            onDone={done}
          />
        ) : null}
      </Suspense>
    </ContributionsSection>
  )
}
