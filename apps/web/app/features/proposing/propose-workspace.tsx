import type { RouteArticle } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { arrowLeft } from '@repo/ui/icons'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '../../platform/loading/lazy-component.ts'
import { routePath } from '../article-page/article-links.ts'
import { useComparingMessages } from '../comparing/messages/comparing-messages.tsx'
import type { OpenedProposal } from './open-proposal.ts'
import type { ProposalDrafts } from './proposal-drafts.ts'
import styles from './propose-workspace.module.css'
import { SendDialog } from './send-dialog.tsx'
import { type Proposal, useProposal } from './use-proposal.ts'

const MapTab = lazyComponent(() => import('../editor/map/map-tab.tsx'))

interface ProposeWorkspaceProps {
  article: RouteArticle
  opened: OpenedProposal
  drafts: ProposalDrafts
  token: string | null
  title: string
}

/** Somebody else's map in the editor: what is changed becomes a proposal to its author. */
export function ProposeWorkspace({ article, opened, drafts, token, title }: ProposeWorkspaceProps) {
  const t = useComparingMessages()
  const [isConfirming, setIsConfirming] = useState(false)
  const proposal = useProposal({ article, opened, drafts, token })
  const hasChanges = proposal.changes.length > 0
  return (
    <div className={styles.room}>
      <header className={styles.header}>
        <Link to={routePath(article.id, token)} className={styles.back} aria-label={t('compare.back')}>
          <Icon path={arrowLeft} size={21} />
        </Link>
        <div className={styles.about}>
          <h1 className={styles.title}>{title}</h1>
          <State proposal={proposal} />
        </div>
        {hasChanges ? (
          <Button variant="ghost" className={styles.discard} onClick={proposal.startOver}>
            {t('proposal.discard')}
          </Button>
        ) : null}
        <Button variant="primary" disabled={!hasChanges} onClick={() => setIsConfirming(true)}>
          {t('proposal.send')}
        </Button>
      </header>
      <main id="content" className={styles.main}>
        <p className={styles.lead}>{t('proposal.lead')}</p>
        <div role="status">
          {opened.isRebased ? (
            <p className={styles.notice}>
              {opened.lost > 0 ? t('proposal.rebased', { count: opened.lost }) : t('proposal.rebasedWhole')}
            </p>
          ) : null}
        </div>
        <div className={styles.map}>
          <Suspense fallback={null}>
            <MapTab
              document={proposal.document}
              onChange={proposal.change}
              onOpenWork={ignoreOpenWork}
              focus={null}
              language={null}
            />
          </Suspense>
        </div>
      </main>
      <SendDialog proposal={proposal} isOpen={isConfirming} onClose={() => setIsConfirming(false)} />
    </div>
  )
}

/** What is being drawn is not proposed before it is confirmed. */
const ignoreOpenWork = () => {}

function State({ proposal: { changes, device } }: { proposal: Proposal }) {
  const t = useComparingMessages()
  return (
    <p className={styles.state} role="status">
      {changes.length === 0 ? t('proposal.noChanges') : t('proposal.changes', { count: changes.length })}
      {device === 'kept' ? <span>{t('proposal.kept')}</span> : null}
      {device === 'failed' ? <b>{t('proposal.notKept')}</b> : null}
    </p>
  )
}
