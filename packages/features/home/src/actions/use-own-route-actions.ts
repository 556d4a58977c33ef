import type { ArticleSummary } from '@repo/articles/article-summary'
import { isByKeyboard, useTrash } from '@repo/authoring/use-trash'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import { titleOfCopy } from './title-of-copy.ts'

type Busy = 'idle' | 'duplicating' | 'confirming' | 'deleting'

interface OwnRouteActionsOptions {
  /** After something changed: shows it. */
  onDuplicated: (id: number) => unknown
  onDeleted: () => unknown
}

/** Duplicates or deletes one of the user's own routes. A failure shows a message and changes nothing. */
export function useOwnRouteActions(
  article: Pick<ArticleSummary, 'id' | 'title' | 'language' | 'translation'>,
  { onDuplicated, onDeleted }: OwnRouteActionsOptions,
) {
  const t = useOwnMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const { tellDeleted } = useTrash()
  const [busy, setBusy] = useState<Busy>('idle')
  const key = useRef<string | null>(null)
  const title = useLocalizedText().titleOf(article).text || t('own.untitled')
  const params = { id: String(article.id) }

  const duplicate = async () => {
    if (busy === 'duplicating') return
    setBusy('duplicating')
    // Asking again after a lost answer must not make two.
    key.current ??= crypto.randomUUID()
    const translated = article.translation?.title
    const body = {
      title: titleOfCopy(t, article.title || t('own.untitled')),
      ...(translated && { translated_title: titleOfCopy(t, translated) }),
    }
    const answer = await browserApi().duplicateRoute({ params, body }, { headers: { 'idempotency-key': key.current } })
    setBusy('idle')
    if (!answer.ok) {
      return show({ variant: 'danger', title: t('own.duplicateFailed'), text: formatError(answer.error) })
    }
    key.current = null
    show({ variant: 'success', title: t('own.duplicated', { title }) })
    await onDuplicated(answer.data.id)
  }
  const remove = async () => {
    const takesFocus = isByKeyboard()
    setBusy('deleting')
    const answer = await browserApi().deleteRoute({ params })
    setBusy('idle')
    // Another tab or session deleted it first, which is the wanted result.
    if (!answer.ok && answer.status !== 404) {
      return show({ variant: 'danger', title: t('own.deleteFailed', { title }), text: formatError(answer.error) })
    }
    await onDeleted()
    tellDeleted({ id: article.id, title }, { text: t('own.deleted', { title }), takesFocus, onRestored: revalidate })
  }
  return {
    title,
    busy,
    duplicate,
    confirmDeletion: () => setBusy('confirming'),
    cancel: () => setBusy('idle'),
    remove,
  }
}

export type OwnRouteActions = ReturnType<typeof useOwnRouteActions>
