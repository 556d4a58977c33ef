import { isAutosaved, isForReaders, type Visibility } from '@repo/authoring/draft'
import type { SavedArticle } from '@repo/authoring/ports'
import { showsMore } from '@repo/authoring/recording-extents'
import type { SaveActor } from '@repo/authoring/save-actor'
import { type ArticleStatus, hasReaders } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useEffect, useRef, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { EditorAct } from '../session/pending-editor-act.ts'
import type { Readiness } from '../settings/publish-checks.ts'

/** How an article stops being shown to its readers: as a draft, to its author alone, or to those who get the new link. */
type HiddenAs = 'draft' | 'private' | 'url'

/** What moderators hide, and would be a draft once they allow it. */
type HiddenDraft = 'forbiddenDraft'

/** The question or message about saving and publishing; null without one. */
export type PublishQuestion =
  | { readonly kind: 'missing' }
  | { readonly kind: 'audience' }
  | { readonly kind: 'hide'; readonly to: HiddenAs | HiddenDraft }
  /** The map reveals when its author was where. */
  | { readonly kind: 'recording'; readonly to: Visibility }
  /** Some photos would be missing. */
  | { readonly kind: 'photos' }
  /** `isNarrowed` when more people could read it before. */
  | { readonly kind: 'published'; readonly article: SavedArticle; readonly isNarrowed: boolean }
  | null

interface PublishingOptions {
  actor: SaveActor
  /** For guests, who need an account to save; null for users. */
  askToSignUp: ((act: EditorAct) => void) | null
  /** Whether everything is there that publishing waits for, or all but the title, which is asked together with the readers. */
  readiness: () => Readiness
  /** The parts of the map that reveal when its author was where, from `recordingExtents`. */
  recordings: () => readonly string[]
  /** Photos of the text that are not on the server yet. */
  photosLeft: number
}

/** The author's own saves: the confirmations before and the messages after. */
export function usePublishing({ actor, askToSignUp, readiness, recordings, photosLeft }: PublishingOptions) {
  const { t } = useEditorMessages()
  const { show } = useFlashQueue()
  const [question, setQuestion] = useState<PublishQuestion>(null)
  const current = () => actor.getSnapshot().context
  const status = () => current().base?.status ?? null
  const isShown = () => !isAutosaved(status()) && !isForbidden()
  const isForbidden = () => status() === 'forbidden'
  useAnnouncements(actor, (saved, former) => {
    if (saved.status === 'forbidden')
      return show({ variant: 'info', title: t('publish.updatedForbidden'), text: t('forbidden.next') })
    if (isAutosaved(saved.status)) return show({ variant: 'success', title: t('publish.savedDraft') })
    if (saved.status === 'private' && !isAutosaved(former))
      return show({ variant: 'success', title: t('publish.updatedPrivate') })
    if (saved.status === former) return show({ variant: 'success', title: t('publish.updated') })
    setQuestion({ kind: 'published', article: saved, isNarrowed: former === 'public' })
  })

  const publishNow = (visibility: Visibility) => {
    setQuestion(null)
    if (visibility !== current().draft.visibility) actor.send({ type: 'draft.change', change: { visibility } })
    if (askToSignUp) askToSignUp('publish')
    else actor.send({ type: 'save.request', as: 'asChosen' })
  }
  const publishTo = (visibility: Visibility) => {
    if (isForReaders(visibility) && showsMoreTo(visibility)) setQuestion({ kind: 'recording', to: visibility })
    else publishNow(visibility)
  }
  /** Whether readers would see a recording that they do not see now, or another part of one, or more people would see one. */
  const showsMoreTo = (visibility: Visibility) => {
    const shown = visibility === 'public' && status() === 'linkShared' ? [] : (current().base?.shownRecordings ?? [])
    return showsMore(recordings(), shown)
  }
  const confirmVisibility = () => {
    const { visibility } = current().draft
    if (visibility === 'private' && hasReaders(status())) setQuestion({ kind: 'hide', to: 'private' })
    else if (visibility === 'url' && status() === 'public') setQuestion({ kind: 'hide', to: 'url' })
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
      else if (isLacking(readiness(), visibility)) setQuestion({ kind: 'missing' })
      else if (photosLeft > 0) setQuestion({ kind: 'photos' })
      else confirmVisibility()
    },
    publishWithoutPhotos: confirmVisibility,
    saveDraft() {
      if (askToSignUp) askToSignUp('save')
      else if (isShown()) setQuestion({ kind: 'hide', to: 'draft' })
      else if (isForbidden() && current().base?.visibility !== 'draft') {
        setQuestion({ kind: 'hide', to: 'forbiddenDraft' })
      } else actor.send({ type: 'save.request', as: 'asDraft' })
    },
    /** Ctrl S: never hides what readers can see, and keeps who shall see what moderators hide. */
    saveQuickly() {
      if (askToSignUp) return askToSignUp('save')
      if (isForbidden()) return publishTo(current().draft.visibility)
      if (!isShown()) return actor.send({ type: 'save.request', as: 'asDraft' })
      actor.send({ type: 'journal.flush' })
      show({ variant: 'info', title: t('editor.keptUntilUpdate') })
    },
    hide(to: HiddenAs | HiddenDraft) {
      setQuestion(null)
      if (to === 'draft' || to === 'forbiddenDraft') actor.send({ type: 'save.request', as: 'asDraft' })
      else publishTo(to)
    },
  }
}

/** The dialog that asks who a route is for asks for its title, too. */
function isLacking(readiness: Readiness, visibility: Visibility): boolean {
  return readiness === 'incomplete' || (readiness === 'untitled' && visibility !== 'draft')
}

/** Announces each save that changed, or may have changed, the visibility of the article. */
function useAnnouncements(
  actor: SaveActor,
  announce: (saved: SavedArticle, former: ArticleStatus | null) => void,
): void {
  const latest = useRef(announce)
  latest.current = announce
  useEffect(() => {
    let former = actor.getSnapshot().context.base?.status ?? null
    const saved = actor.on('article.saved', ({ article, as }) => {
      const before = former
      former = article.status
      if (as === 'asChosen' || !isAutosaved(before)) latest.current(article, before)
    })
    return () => saved.unsubscribe()
  }, [actor])
}
