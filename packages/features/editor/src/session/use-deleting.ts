import type { SaveActor } from '@repo/authoring/save-actor'
import { wouldLose } from '@repo/authoring/save-status'
import { isByKeyboard, useTrash } from '@repo/authoring/use-trash'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { waitFor } from 'xstate'
import { useEditorMessages } from '../messages/editor-messages.tsx'

const KEPT_WITHIN_MS = 2_000

/** Puts the article into the trash, and leaves the editor then. */
export function useDeleting(actor: SaveActor) {
  const { t } = useEditorMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { tellDeleted } = useTrash()
  const [stage, setStage] = useState<'idle' | 'confirming' | 'deleting'>('idle')
  const isDone = useRef(false)

  const deleteArticle = async () => {
    const { base, draft } = actor.getSnapshot().context
    if (!base) return
    const title = draft.title.trim() || t('editor.untitled')
    const takesFocus = isByKeyboard()
    setStage('deleting')
    const answer = await browserApi().deleteRoute({ params: { id: String(base.id) } })
    if (!answer.ok && answer.status !== 404) {
      setStage('idle')
      return show({ variant: 'danger', title: t('delete.failed', { title }), text: formatError(answer.error) })
    }
    // What was not saved stays on this device: it is offered again once the article is restored. A device that refuses has said so.
    actor.send({ type: 'journal.flush' })
    await waitFor(actor, (state) => !wouldLose(state), { timeout: KEPT_WITHIN_MS }).catch(() => undefined)
    actor.stop()
    isDone.current = true
    await navigate('/home')
    tellDeleted({ id: base.id, title }, { text: t('delete.done', { title }), takesFocus, onRestored: revalidate })
  }
  return {
    stage,
    openDialog: () => setStage('confirming'),
    cancel: () => setStage('idle'),
    deleteArticle,
    isDeleted: () => isDone.current,
  }
}
