import type { RouteArticle } from '@repo/contract'
import { EditorMessagesProvider } from '@repo/editor/editor-messages'
import { type EditorCatalogue, loadEditorMessages } from '@repo/editor/load-editor-messages'
import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import { type ReactNode, Suspense, use, useState } from 'react'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import { type OpenedProposal, openProposal } from './open-proposal.ts'
import { createProposalDrafts, type ProposalDrafts } from './proposal-drafts.ts'
import { ProposeWorkspace } from './propose-workspace.tsx'

export interface ProposeRoomProps {
  article: RouteArticle
  userId: number
  token: string | null
  title: string
  /** Shown while messages and draft are loaded. */
  fallback: ReactNode
}

/** Opens the draft of a proposal and keeps it until the page is left. Runs in browsers only. */
export default function ProposeRoom({ fallback, userId, ...props }: ProposeRoomProps) {
  const language = useLanguage()
  const { article } = props
  const [drafts] = useState(() => createProposalDrafts(userId, article.id))
  const [opening] = useState(() =>
    Promise.all([openProposal(article, drafts, language.locale), loadEditorMessages(language)] as const),
  )
  return (
    <Suspense fallback={fallback}>
      <OpenedRoom opening={opening} drafts={drafts} {...props} />
    </Suspense>
  )
}

interface OpenedRoomProps extends Omit<ProposeRoomProps, 'fallback' | 'userId'> {
  opening: Promise<readonly [OpenedProposal | null, EditorCatalogue]>
  drafts: ProposalDrafts
}

function OpenedRoom({ opening, ...props }: OpenedRoomProps) {
  const [opened, messages] = use(opening)
  const t = useComparingMessages()
  if (!opened) return <EmptyState title={t('proposal.unreadable')} />
  return (
    <EditorMessagesProvider messages={messages}>
      <ProposeWorkspace opened={opened} {...props} />
    </EditorMessagesProvider>
  )
}
