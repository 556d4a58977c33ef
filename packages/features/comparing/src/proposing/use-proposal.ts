import { diffDocuments, type MapDocument, serializeMapChanges, serializeMapDocument } from '@mishiori/map-document'
import type { ApiError, RouteArticle } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import type { OpenedProposal } from './open-proposal.ts'
import type { ProposalDrafts } from './proposal-drafts.ts'
import { proposedTexts, storedTextsIn, type TextDraft, toStoredTexts, toTextDraft } from './text-draft.ts'

interface ProposalOptions {
  readonly article: RouteArticle
  readonly opened: OpenedProposal
  readonly drafts: ProposalDrafts
  readonly token: string | null
}

type Device = 'untouched' | 'kept' | 'failed'

/** A proposal while it is made: kept on the device with every change, sent as the difference. */
export function useProposal({ article, opened, drafts, token }: ProposalOptions) {
  const t = useComparingMessages()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const [document, setDocument] = useState(opened.document)
  const [texts, setTexts] = useState(opened.texts)
  const [reason, setReason] = useState(opened.reason)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // Asking again after a lost answer must not make two; what was changed is another proposal.
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null)
  const { language } = opened
  const device = useKeptDraft({ document, texts, reason }, { article, opened, drafts })
  const changes = useMemo(() => diffDocuments(opened.base, document), [opened.base, document])
  const changedTexts = useMemo(() => proposedTexts(article, language, texts), [article, language, texts])

  const send = async () => {
    if (isSending) return
    setIsSending(true)
    setError(null)
    const body = {
      base_version: article.version,
      changes: [...serializeMapChanges(changes)],
      texts: [...changedTexts],
      reason: reason.trim(),
    }
    const of = JSON.stringify(body)
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() }
    const params = { id: String(article.id) }
    const answer = await browserApi().createProposal(
      { params, query: token ? { token } : {}, body },
      { headers: { 'idempotency-key': key.current.key } },
    )
    setIsSending(false)
    if (!answer.ok) return setError(answer.error)
    await drafts.remove().catch(() => {})
    show({ variant: 'success', title: t('proposal.sent') })
    await navigate(`/routes/${article.id}/proposals/${answer.data.id}`)
  }

  return {
    document,
    change: (next: MapDocument) => setDocument(next),
    language,
    texts,
    changeTexts: (part: Partial<TextDraft>) => setTexts((now) => ({ ...now, ...part })),
    startOver() {
      setDocument(opened.base)
      setTexts(toTextDraft(storedTextsIn(article, language)))
    },
    base: opened.base,
    changedTexts,
    reason,
    setReason,
    changes,
    device,
    isSending,
    error,
    send,
  }
}

export type Proposal = ReturnType<typeof useProposal>

type Draft = Pick<OpenedProposal, 'document' | 'texts' | 'reason'>

/** Keeps a draft on the device as soon as it differs from what was opened. */
function useKeptDraft(
  { document, texts, reason }: Draft,
  { article, opened, drafts }: Omit<ProposalOptions, 'token'>,
): Device {
  const [device, setDevice] = useState<Device>('untouched')
  const { language } = opened
  useEffect(() => {
    const isUntouched = document === opened.document && texts === opened.texts && reason === opened.reason
    if (isUntouched && !opened.isRebased) return
    const draft = {
      baseVersion: article.version,
      base: serializeMapDocument(opened.base),
      layers: serializeMapDocument(document),
      reason,
      texts: { language, base: storedTextsIn(article, language), now: toStoredTexts(texts) },
    }
    drafts.write(draft).then(
      () => setDevice('kept'),
      () => setDevice('failed'),
    )
  }, [document, texts, reason, opened, language, article, drafts])
  return device
}
