import { forgetOnDevice, trashedOnDevice } from '@repo/authoring/device-copies'
import { useTrash } from '@repo/authoring/use-trash'
import type { Answer } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'

interface NamedArticle {
  readonly id: number
  readonly title: string
}

/** What is asked before it is done, as it cannot be undone. */
export type TrashQuestion = { readonly kind: 'delete'; readonly article: NamedArticle } | { readonly kind: 'empty' }

/** Restores and deletes what is in the trash. A failure shows a message and changes nothing. */
export function useTrashPage() {
  const t = useOwnMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const { restore } = useTrash()
  const { viewer } = useRootData()
  /** The last one stays for as long as its dialog takes to close. */
  const [question, setQuestion] = useState<TrashQuestion>({ kind: 'empty' })
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState<'restoring' | 'deleting' | null>(null)

  const readAgain = async () => {
    await revalidate()
    // The focused row was removed: the focus moves to the start of the page content.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const restoreArticle = async (article: NamedArticle) => {
    if (busy !== null) return
    setBusy('restoring')
    const restored = await restore(article)
    setBusy(null)
    if (restored) await readAgain()
  }
  const confirm = async () => {
    setBusy('deleting')
    const onDevice = await copiesOf(question, viewer?.id)
    const answer: Answer<undefined> = await send(question)
    setBusy(null)
    setIsAsking(false)
    const title = question.kind === 'delete' ? question.article.title : ''
    // Deleted or restored in another tab: the list is read again.
    if (!answer.ok && answer.status !== 404) {
      const failed = question.kind === 'delete' ? t('trash.deleteFailed', { title }) : t('trash.emptyFailed')
      return show({ variant: 'danger', title: failed, text: formatError(answer.error) })
    }
    if (answer.ok) {
      if (viewer) await forgetOnDevice(onDevice, viewer.id).catch(() => undefined)
      show({
        variant: 'success',
        title: question.kind === 'delete' ? t('trash.deleted', { title }) : t('trash.emptied'),
      })
    }
    await readAgain()
  }
  const ask = (next: TrashQuestion) => {
    setQuestion(next)
    setIsAsking(true)
  }
  return { question, isAsking, busy, ask, cancel: () => setIsAsking(false), confirm, restoreArticle }
}

/** The articles of the question of which this device has work. One without a usable database has none. */
async function copiesOf(question: TrashQuestion, userId: number | undefined): Promise<readonly number[]> {
  if (question.kind === 'delete') return [question.article.id]
  return userId === undefined ? [] : trashedOnDevice(userId, browserApi()).catch(() => [])
}

function send(question: TrashQuestion): Promise<Answer<undefined>> {
  if (question.kind === 'empty') return browserApi().emptyTrash()
  return browserApi().deleteTrashed({ params: { id: String(question.article.id) } })
}
