import { routePath } from '@repo/articles/article-links'
import type { RouteArticle } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { arrowLeft } from '@repo/ui/icons'
import { Segmented } from '@repo/ui/segmented'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import type { OpenedProposal } from './open-proposal.ts'
import type { ProposalDrafts } from './proposal-drafts.ts'
import type { ProposeTextProps } from './propose-text.tsx'
import styles from './propose-workspace.module.css'
import { SendDialog } from './send-dialog.tsx'
import { type Proposal, useProposal } from './use-proposal.ts'

const MapTab = lazyComponent(() => import('@repo/editor/map-tab'))
const ProposeText = lazyComponent<ProposeTextProps>(() => import('./propose-text.tsx'))

interface ProposeWorkspaceProps {
  article: RouteArticle
  opened: OpenedProposal
  drafts: ProposalDrafts
  token: string | null
  title: string
}

type Part = 'map' | 'text'

/** Somebody else's map and text in the editor: what is changed becomes a proposal to its author. */
export function ProposeWorkspace({ article, opened, drafts, token, title }: ProposeWorkspaceProps) {
  const t = useComparingMessages()
  const [isConfirming, setIsConfirming] = useState(false)
  const proposal = useProposal({ article, opened, drafts, token })
  const [part, setPart] = useState<Part>('map')
  const [wasTextOpened, setWasTextOpened] = useState(false)
  const [photosLeft, setPhotosLeft] = useState(0)
  // The editor of the text has a state of its own, which starting over begins anew.
  const [textKey, setTextKey] = useState(0)
  const hasChanges = countOf(proposal) > 0
  const open = (next: Part) => {
    setPart(next)
    if (next === 'text') setWasTextOpened(true)
  }
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
          <Button
            variant="ghost"
            className={styles.discard}
            onClick={() => {
              proposal.startOver()
              setTextKey((key) => key + 1)
            }}
          >
            {t('proposal.discard')}
          </Button>
        ) : null}
        <Button variant="primary" disabled={!hasChanges || photosLeft > 0} onClick={() => setIsConfirming(true)}>
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
        <div className={styles.parts}>
          <Segmented
            label={t('proposal.parts')}
            options={[
              { value: 'map', label: t('compare.changedMap') },
              { value: 'text', label: t('compare.changedText') },
            ]}
            value={part}
            onChange={open}
          />
          {photosLeft > 0 ? <span role="status">{t('proposal.photosLeft', { count: photosLeft })}</span> : null}
        </div>
        {wasTextOpened ? (
          <div className={styles.text} hidden={part !== 'text'}>
            <Suspense fallback={null}>
              <ProposeText
                key={textKey}
                texts={proposal.texts}
                language={proposal.language}
                document={proposal.document}
                onChange={proposal.changeTexts}
                onMapLink={() => open('map')}
                onPhotosLeft={(_, count) => setPhotosLeft(count)}
              />
            </Suspense>
          </div>
        ) : null}
        <div className={styles.map} hidden={part !== 'map'}>
          <Suspense fallback={null}>
            <MapTab
              document={proposal.document}
              onChange={proposal.change}
              onOpenWork={ignoreOpenWork}
              focus={null}
              language={proposal.language === article.language ? null : proposal.language}
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

const countOf = ({ changes, changedTexts }: Proposal) => changes.length + changedTexts.length

function State({ proposal }: { proposal: Proposal }) {
  const t = useComparingMessages()
  const { device } = proposal
  const count = countOf(proposal)
  return (
    <p className={styles.state} role="status">
      {count === 0 ? t('proposal.noChanges') : t('proposal.changes', { count })}
      {device === 'kept' ? <span>{t('proposal.kept')}</span> : null}
      {device === 'failed' ? <b>{t('proposal.notKept')}</b> : null}
    </p>
  )
}
