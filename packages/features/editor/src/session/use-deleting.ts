import { browserJournal } from '@repo/authoring/browser-journal'
import type { SaveActor } from '@repo/authoring/save-actor'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useEditorMessages } from '../messages/editor-messages.tsx'

/** Deleting the article for good, and leaving the editor then. */
export function useDeleting(actor: SaveActor) {
  const { t } = useEditorMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const [stage, setStage] = useState<'idle' | 'confirming' | 'deleting'>('idle')
  const isDone = useRef(false)

  const deleteArticle = async () => {
    const { base, draft, slot } = actor.getSnapshot().context
    if (!base) return
    const title = draft.title.trim() || t('editor.untitled')
    setStage('deleting')
    const answer = await browserApi().deleteRoute({ params: { id: String(base.id) } })
    if (!answer.ok && answer.status !== 404) {
      setStage('idle')
      return show({ variant: 'danger', title: t('delete.failed', { title }), text: formatError(answer.error) })
    }
    actor.stop()
    await browserJournal.remove(slot).catch(() => undefined)
    isDone.current = true
    show({ variant: 'success', title: t('delete.done', { title }) })
    await navigate('/home')
  }
  return {
    stage,
    openDialog: () => setStage('confirming'),
    cancel: () => setStage('idle'),
    deleteArticle,
    isDeleted: () => isDone.current,
  }
}
