import type { ArticleFacts } from '@repo/articles/article-facts'
import { LOG_WALK_HASH } from '@repo/articles/article-links'
import { ContributionsSection } from '@repo/people/contributions-section'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { footprints } from '@repo/ui/icons'
import { browserApi } from '@repo/web-kit/browser-api'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { HazardOnMap } from './form/hazard-fields.tsx'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'
import { useWalkDeletion } from './use-walk-deletion.ts'
import { useWalkList } from './use-walk-list.ts'
import { toWalkList, type WalkList, type WalkLog } from './walk-log.ts'
import { WalkLogItem } from './walk-log-item.tsx'
import styles from './walk-logs.module.css'
import { MoreWalks, WALKS_ID, WalksFailed } from './walk-pages.tsx'
import { WalkSummary } from './walk-summary.tsx'

const WalkLogDialog = lazyComponent(() =>
  import('./form/walk-log-dialog.tsx').then((module) => ({ default: module.WalkLogDialog })),
)

interface WalkLogsSectionProps {
  article: ArticleFacts
  /** Of the link that a reader came by. */
  token: string | null
  /** Null when they could not be had. */
  walks: WalkList | null
  /** When the page was made, in UTC, as `2026-10-18`. */
  today: string
  /** How long the way takes by a model; null where none can tell. */
  estimateMinutes: number | null
  /** On the map of the article. */
  hazards: readonly HazardOnMap[]
}

/** The form that is open over the list: null for a new log. */
type Opened = { readonly log: WalkLog | null }

/** Who walked an article and how they found the way, and a place to log one's own walk. */
export function WalkLogsSection(props: WalkLogsSectionProps) {
  const { article, token, walks, today, estimateMinutes, hazards } = props
  const t = useWalkLogMessages()
  const { show } = useFlashQueue()
  const { viewer } = useRootData()
  const { list, isLoading, error, more, reload } = useWalkList(walks, async (before) => {
    const query = { ...(token !== null && { token }), ...(before !== null && { before }) }
    const answer = await browserApi().listWalkLogs({ params: { id: String(article.id) }, query })
    return answer.ok ? { ok: true, list: toWalkList(answer.data) } : answer
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const isLogInRequired = useLogInRequired()
  const remove = useWalkDeletion(reload)
  const write = () => setOpened({ log: null })
  const begin = () => {
    if (isLogInRequired()) pendingWalk.keep({ articleId: article.id })
    else write()
  }
  useAskedToLog(begin)
  usePendingAct(pendingWalk, { matches: ({ articleId }) => articleId === article.id, act: write })
  const close = () => setOpened(null)
  const done = (message: 'walks.saved' | 'walks.changed') => {
    close()
    show({ variant: 'success', title: t(message) })
    void reload()
  }
  return (
    <ContributionsSection
      id={WALKS_ID}
      title={t('walks.title')}
      total={list?.summary.total ?? 0}
      beside={
        <Button icon={<Icon path={footprints} size={18} />} onClick={begin}>
          {t('walks.log')}
        </Button>
      }
    >
      {list === null ? (
        <WalksFailed />
      ) : (
        <>
          <WalkSummary summary={list.summary} today={today} estimateMinutes={estimateMinutes} />
          {list.logs.length === 0 ? <p className={styles.note}>{t('walks.empty')}</p> : null}
          <ul className={styles.logs}>
            {list.logs.map((log) => (
              <WalkLogItem
                key={log.id}
                log={log}
                token={token}
                onEdit={() => setOpened({ log })}
                onDelete={() => void remove(log.id)}
              />
            ))}
          </ul>
          <MoreWalks isShown={list.next !== null} isLoading={isLoading} hasFailed={error !== null} onMore={more} />
        </>
      )}
      <Suspense fallback={null}>
        {opened && viewer ? (
          <WalkLogDialog
            place={{ userId: viewer.id, articleId: article.id, logId: opened.log?.id ?? null, part: null }}
            token={token}
            log={opened.log}
            canShare={list?.canShare ?? true}
            // Its author changes the day in the editor.
            hazards={article.viewerCan.edit ? [] : hazards}
            onClose={close}
            onDone={() => done(opened.log ? 'walks.changed' : 'walks.saved')}
          />
        ) : null}
      </Suspense>
    </ContributionsSection>
  )
}

/** Opens the form for who comes from a walk, once for each time that they come. */
function useAskedToLog(begin: () => void): void {
  const { hash, key } = useLocation()
  const latest = useRef(begin)
  latest.current = begin
  const answered = useRef('')
  useEffect(() => {
    if (hash !== `#${LOG_WALK_HASH}` || answered.current === key) return
    answered.current = key
    latest.current()
  }, [hash, key])
}

interface PendingWalk {
  readonly articleId: number
}

const isPendingWalk = (value: unknown): value is PendingWalk =>
  typeof value === 'object' && value !== null && 'articleId' in value && typeof value.articleId === 'number'

/** A visitor wanted to log a walk before they logged in. */
export const pendingWalk = pendingAct('pending-walk', isPendingWalk)
