import { proposalsPath } from '@repo/articles/proposal-links'
import { Badge } from '@repo/ui/badge'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ChangesPage } from '../comparing/changes-page.tsx'
import { drawMapChanges } from '../comparing/draw-map-changes.ts'
import { MapChanges } from '../comparing/map-changes.tsx'
import { MapOpener } from '../comparing/map-opener.tsx'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import { ChangeList } from './change-list.tsx'
import { DecisionForm } from './decision-form.tsx'
import type { ProposalDetails } from './proposal.ts'
import styles from './proposal-page.module.css'
import { type ReadProposal, readProposal, textOfNow } from './read-proposal.ts'
import type { WrittenArticle } from './text-draft.ts'
import { WithdrawButton } from './withdraw-button.tsx'

interface ProposedArticle {
  readonly id: number
  readonly title: string
  readonly version: number
  /** Address of the picture of its map. */
  readonly previewPath: string
  /** Its texts and its serialized map; null once the proposal was answered. */
  readonly current: (WrittenArticle & { readonly layers: readonly unknown[] }) | null
}

interface ProposalPageProps {
  articleId: number
  proposal: ProposalDetails
  /** Null where the reader may not see it any more. */
  article: ProposedArticle | null
  isAuthor: boolean
}

/** A proposal over the map, and what its author or the article's can do with it. */
export function ProposalPage({ articleId, proposal, article, isAuthor }: ProposalPageProps) {
  const t = useComparingMessages()
  const formatTime = useTimeFormatter()
  const isOpen = proposal.status === 'open'
  const current = isOpen ? (article?.current ?? null) : null
  const { changes, texts } = proposal
  const read = useMemo(() => readProposal({ changes, texts, article: current }), [changes, texts, current])
  return (
    <ChangesPage
      title={t('proposal.title', { name: proposal.author?.name ?? t('proposal.somebody') })}
      back={<Link to={proposalsPath(articleId)}>{t('proposal.back')}</Link>}
      facts={
        <p className={styles.facts}>
          <Badge tone={isOpen ? 'brand' : 'neutral'}>{t(`proposal.status.${proposal.status}`)}</Badge>
          {article ? <Link to={`/routes/${articleId}`}>{article.title}</Link> : null}
          <time dateTime={proposal.createdAt}>{formatTime(proposal.createdAt)}</time>
        </p>
      }
    >
      {proposal.reason ? <p className={styles.text}>{proposal.reason}</p> : null}
      {proposal.answer ? (
        <section className={styles.text} aria-label={t('proposal.answer')}>
          <b>{t('proposal.answer')}</b>
          <p>{proposal.answer}</p>
        </section>
      ) : null}
      {read ? <OverTheMap read={read} picture={isOpen ? (article?.previewPath ?? null) : null} /> : null}
      {read && isOpen && isAuthor && article ? (
        <DecisionForm key={article.version} proposal={proposal} read={read} article={article} current={current} />
      ) : null}
      {read && !(isOpen && isAuthor) ? <Outcome proposal={proposal} read={read} current={current} /> : null}
      {isOpen && !isAuthor ? <WithdrawButton articleId={articleId} proposalId={proposal.id} /> : null}
    </ChangesPage>
  )
}

/** @param picture of the current map; null without a map to show the changes on. */
function OverTheMap({ read, picture }: { read: ReadProposal; picture: string | null }) {
  const { before, after } = read
  const drawing = useMemo(() => drawMapChanges(before, after), [before, after])
  if (!drawing) return null
  return (
    <section className={styles.map}>
      {picture === null ? null : <MapChanges drawing={drawing} picture={picture} />}
      <MapOpener load={async () => ({ before, after })} />
    </section>
  )
}

interface OutcomeProps {
  proposal: ProposalDetails
  read: ReadProposal
  current: WrittenArticle | null
}

function Outcome({ proposal, read, current }: OutcomeProps) {
  const t = useComparingMessages()
  const taken = new Set(proposal.accepted)
  const isDecided = proposal.status !== 'open' && proposal.status !== 'withdrawn'
  const tell = (key: string) => {
    const reason = read.conflicts.get(key)
    if (reason) return <small className={styles.conflict}>{t(`proposal.conflict.${reason}`)}</small>
    if (!isDecided) return null
    return <small>{t(taken.has(key) ? 'proposal.wasTaken' : 'proposal.wasNotTaken')}</small>
  }
  return (
    <ChangeList
      changes={read.changes}
      texts={read.texts}
      map={read.before}
      nowOf={(text) => textOfNow(current, text)}
      after={tell}
    />
  )
}
