import { useFlashQueue } from '@repo/ui/flash-queue'
import { useEffect, useRef, useState } from 'react'
import { isAutosaved, type Visibility } from '../saving/draft.ts'
import type { SavedArticle } from '../saving/ports.ts'
import type { SaveActor } from '../session/save-actor.ts'
import { useEditorWords } from '../words/editor-words.tsx'

/** How an article stops being shown: as a draft, or published to its author alone. */
type HiddenAs = 'draft' | 'private'

/** What the author is asked or told about saving and publishing; null when nothing is. */
export type PublishQuestion =
  | { readonly kind: 'missing' }
  | { readonly kind: 'audience' }
  | { readonly kind: 'hide'; readonly to: HiddenAs }
  /** The map tells when its author was where. */
  | { readonly kind: 'recording'; readonly to: Visibility }
  /** Some photos would be missing. */
  | { readonly kind: 'photos' }
  | { readonly kind: 'published'; readonly article: SavedArticle }
  | null

interface PublishingOptions {
  actor: SaveActor
  /** Whether everything is there that publishing waits for. */
  isReady: () => boolean
  /** Whether the map holds a recording. */
  hasRecording: () => boolean
  /** Photos of the text that are not on the server yet. */
  photosLeft: number
}

/** The author's own saves: what has to be asked before, and what is said after. */
export function usePublishing({ actor, isReady, hasRecording, photosLeft }: PublishingOptions) {
  const { t } = useEditorWords()
  const { show } = useFlashQueue()
  const [question, setQuestion] = useState<PublishQuestion>(null)
  const current = () => actor.getSnapshot().context
  const status = () => current().base?.status ?? null
  const isReadByOthers = () => isShown() && status() !== 'private'
  const isShown = () => !isAutosaved(status()) && !isForbidden()
  const isForbidden = () => status() === 'forbidden'
  useAnnouncements(actor, (saved, wasShown) => {
    if (saved.status === 'forbidden')
      return show({ variant: 'info', title: t('publish.updatedForbidden'), text: t('forbidden.next') })
    if (isAutosaved(saved.status)) return show({ variant: 'success', title: t('publish.savedDraft') })
    if (wasShown) {
      const title = saved.status === 'private' ? t('publish.updatedPrivate') : t('publish.updated')
      return show({ variant: 'success', title })
    }
    setQuestion({ kind: 'published', article: saved })
  })

  const publishNow = (visibility: Visibility) => {
    setQuestion(null)
    if (visibility !== current().draft.visibility) actor.send({ type: 'draft.change', change: { visibility } })
    actor.send({ type: 'save.request', as: 'asChosen' })
  }
  const publishTo = (visibility: Visibility) => {
    const showsRecording = hasRecording() && visibility !== 'private' && !isReadByOthers()
    if (showsRecording) setQuestion({ kind: 'recording', to: visibility })
    else publishNow(visibility)
  }
  const askReaders = () => {
    const { visibility } = current().draft
    if (visibility === 'private' && isReadByOthers()) setQuestion({ kind: 'hide', to: 'private' })
    else if (visibility === 'draft') setQuestion({ kind: 'audience' })
    else publishTo(visibility)
  }
  return {
    question,
    close: () => setQuestion(null),
    publishTo,
    publishNow,
    publish() {
      const { visibility } = current().draft
      if (visibility === 'draft' && isShown()) setQuestion({ kind: 'hide', to: 'draft' })
      else if (!isReady()) setQuestion({ kind: 'missing' })
      else if (photosLeft > 0) setQuestion({ kind: 'photos' })
      else askReaders()
    },
    publishWithoutPhotos: askReaders,
    saveDraft() {
      if (isShown()) setQuestion({ kind: 'hide', to: 'draft' })
      else actor.send({ type: 'save.request', as: 'asDraft' })
    },
    /** Ctrl S: never hides what readers can see, and keeps who shall see what moderators hide. */
    saveQuickly() {
      if (isForbidden()) return actor.send({ type: 'save.request', as: 'asChosen' })
      if (!isShown()) return actor.send({ type: 'save.request', as: 'asDraft' })
      actor.send({ type: 'journal.flush' })
      show({ variant: 'info', title: t('editor.keptUntilUpdate') })
    },
    hide(to: HiddenAs) {
      setQuestion(null)
      actor.send({ type: 'save.request', as: to === 'draft' ? 'asDraft' : 'asChosen' })
    },
  }
}

/** Tells of every save that changed, or could have changed, who sees the article. */
function useAnnouncements(actor: SaveActor, announce: (saved: SavedArticle, wasShown: boolean) => void): void {
  const latest = useRef(announce)
  latest.current = announce
  useEffect(() => {
    let former = actor.getSnapshot().context.base?.status ?? null
    const saved = actor.on('article.saved', ({ article, as }) => {
      const wasShown = !isAutosaved(former)
      former = article.status
      if (as === 'asChosen' || wasShown) latest.current(article, wasShown)
    })
    return () => saved.unsubscribe()
  }, [actor])
}
