import type { OpenWork } from '@mishiori/map-editor'
import { type EditorDraft, readable } from '@repo/authoring/draft'
import type { OpenedSession } from '@repo/authoring/open-session'
import { recordingExtents } from '@repo/authoring/recording-extents'
import { type SaveActor, useSaveActor } from '@repo/authoring/save-actor'
import { type ArticleStatus, PRODUCT_LIMITS } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { usePhotosLeft } from './content/use-photos-left.ts'
import { usePublishing } from './dialogs/use-publishing.ts'
import { type Section, useSection } from './frame/editor-sections.ts'
import { useLanguages } from './languages/use-languages.ts'
import { useEditorMessages } from './messages/editor-messages.tsx'
import { useDeleting } from './session/use-deleting.ts'
import { useGuestMode, useTakingOver } from './session/use-guest-mode.ts'
import type { PauseMap } from './session/use-leaving.ts'
import { useMapPicture } from './session/use-map-picture.ts'
import { usePageEvents } from './session/use-page-events.ts'
import { useStoredDraft } from './session/use-stored-draft.ts'
import { fulfilledChecks, publishReadiness } from './settings/publish-checks.ts'
import { useViews } from './use-views.ts'

export type Workspace = ReturnType<typeof useWorkspace>

/** What the parts of the workspace share: the draft and where it is kept, what is open of it, and what can become of it. */
export function useWorkspace({ start }: OpenedSession) {
  const { map: mapMessages } = useEditorMessages()
  const actor = useSaveActor(start)
  const { draft, base, slot } = useSelector(actor, ({ context }) => context)
  const views = useViews(actor, mapMessages.layers.defaultName(1))
  const languages = useLanguages(actor, views)
  const [section, setSection] = useSection()
  const [hasTried, setHasTried] = useState(false)
  const photos = usePhotosLeft()
  /** With what was confirmed by the press that asks. */
  const draftNow = () => actor.getSnapshot().context.draft
  const guest = useGuestMode(actor)
  const publishing = usePublishing({
    actor,
    askToSignUp: guest?.askToSignUp ?? null,
    readiness: () => publishReadiness(fulfilledChecks(draftNow())),
    recordings: () => recordingExtents(readable(draftNow().map)),
    photosLeft: photos.count,
  })
  const mapPicture = useMapPicture(actor)
  const unlistedLeft = useUnlistedLeft(base?.status ?? null, guest !== null)
  const deleting = useDeleting(actor)
  const openWork = useRef<OpenWork | null>(null)
  const mapPause = useRef<PauseMap | null>(null)
  usePageEvents(actor, photos.count, openWork)
  useArticleAddress(actor)
  useStoredDraft(actor)
  const publish = () => {
    setHasTried(true)
    openWork.current?.confirm()
    publishing.publish()
  }
  // What publishing asks was asked of the guest.
  useTakingOver(actor, (act) =>
    act === 'publish' ? publishing.publishNow(draftNow().visibility) : publishing.saveDraft(),
  )

  return {
    actor,
    draft,
    base,
    slot,
    views,
    languages,
    section,
    setSection,
    photos,
    publishing,
    mapPicture,
    guest,
    unlistedLeft,
    deleting,
    openWork,
    /** How the map that is shown is paused. */
    mapPause,
    /** Whether the author has tried to publish: from then on what is missing is marked. */
    hasTried,
    publish,
    change: (change: Partial<EditorDraft>) => actor.send({ type: 'draft.change', change }),
    /** To a field of the settings or the text, in the main language: that is what publishing waits for. */
    goTo(target: Section, fieldId: string | undefined) {
      languages.write(languages.main)
      setSection(target)
      if (fieldId) requestAnimationFrame(() => document.getElementById(fieldId)?.focus())
    },
  }
}

/**
 * Gives the page the address of its article when it is saved for the first time. The browser's address changes without
 * a navigation, because that would close what is open; the router meets the new address at the next reload or when the
 * author comes back to it.
 */
function useArticleAddress(actor: SaveActor): void {
  useEffect(() => {
    const saved = actor.on('article.saved', ({ article }) => {
      const path = `/home/routes/${article.id}/edit`
      if (location.pathname !== path) history.replaceState(history.state, '', `${path}${location.hash}`)
    })
    return () => saved.unsubscribe()
  }, [actor])
}

/** How many articles may still be shared by link or private, this one not counted; null while it is not known, and for guests. */
function useUnlistedLeft(status: ArticleStatus | null, isGuest: boolean): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (isGuest) return
    const stop = new AbortController()
    const isCounted = status === 'linkShared' || status === 'private'
    void browserApi()
      .listOwnRoutes({}, { signal: stop.signal })
      .then((answer) => {
        if (!answer.ok) return
        setLeft(PRODUCT_LIMITS.unlistedArticles - answer.data.unlisted_count + (isCounted ? 1 : 0))
      })
    return () => stop.abort()
  }, [status, isGuest])
  return left
}
