import { mapObjectId } from '@mishiori/map-document'
import type { MapFocus, OpenWork } from '@mishiori/map-editor'
import { ErrorState } from '@repo/ui/error-state'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../platform/loading/lazy-component.ts'
import { recordingExtents } from '../recordings/recording-extents.ts'
import { usePhotosLeft } from './content/use-photos-left.ts'
import { ExitGuestDialog } from './dialogs/exit-guest-dialog.tsx'
import { PublishDialogs } from './dialogs/publish-dialogs.tsx'
import { QuestionDialog } from './dialogs/question-dialog.tsx'
import { SaveDialogs, useSaveDialogs } from './dialogs/save-dialogs.tsx'
import { usePublishing } from './dialogs/use-publishing.ts'
import styles from './frame/editor-frame.module.css'
import { EditorHeader } from './frame/editor-header.tsx'
import { EditorNotices } from './frame/editor-notices.tsx'
import { EditorPanel } from './frame/editor-panel.tsx'
import type { Section } from './frame/editor-sections.ts'
import { SaveState } from './frame/save-state.tsx'
import { useSection } from './frame/use-section.ts'
import { useShortcuts } from './frame/use-shortcuts.ts'
import { LanguageBar } from './languages/language-bar.tsx'
import { RemoveLanguageDialog } from './languages/remove-language-dialog.tsx'
import { useLanguages } from './languages/use-languages.ts'
import { untranslated } from './languages/written-languages.ts'
import { useEditorMessages } from './messages/editor-messages.tsx'
import { readable } from './saving/draft.ts'
import { saveStatus } from './saving/save-status.ts'
import type { OpenedSession } from './session/open-session.ts'
import { type SaveActor, useSaveActor } from './session/save-actor.ts'
import { useDeleting } from './session/use-deleting.ts'
import { useGuestMode } from './session/use-guest-mode.ts'
import { useLeaving } from './session/use-leaving.ts'
import { useMapPicture } from './session/use-map-picture.ts'
import { usePageEvents } from './session/use-page-events.ts'
import { usePreview } from './session/use-preview.ts'
import { useStoredDraft } from './session/use-stored-draft.ts'
import { useUnlistedLeft } from './session/use-unlisted-left.ts'
import { canPublish, fulfilledChecks } from './settings/publish-checks.ts'
import { SettingsTab } from './settings/settings-tab.tsx'
import { useViews } from './use-views.ts'

const MapTab = lazyComponent(() => import('./map/map-tab.tsx'))
const ContentTab = lazyComponent(() => import('./content/content-tab.tsx'))
/** Later than what the section that is open asks for itself. */
const PRELOAD_AFTER_MS = 3000

export interface EditorWorkspaceProps {
  session: OpenedSession
  onTakeOffer: () => void
  onDropOffer: () => void
  /** Goes on without choosing; absent while the offered work and new work would share one place on the device. */
  onPostponeOffer: (() => void) | undefined
}

/** One article being edited: its three sections under one header, and everything about keeping it. */
export function EditorWorkspace({ session, ...offer }: EditorWorkspaceProps) {
  const { t, map: mapMessages } = useEditorMessages()
  const actor = useSaveActor(session.start)
  const { draft, base, slot } = useSelector(actor, ({ context }) => context)
  const views = useViews(actor, mapMessages.layers.defaultName(1))
  const languages = useLanguages(actor, views)
  const [section, setSection] = useSection()
  const [mapFocus, setMapFocus] = useState<MapFocus | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const photos = usePhotosLeft()
  const fulfilled = fulfilledChecks(draft)
  /** With what was confirmed by the press that asks. */
  const draftNow = () => actor.getSnapshot().context.draft
  const publishing = usePublishing({
    actor,
    isReady: () => canPublish(fulfilledChecks(draftNow())),
    recordings: () => recordingExtents(readable(draftNow().map)),
    photosLeft: photos.count,
  })
  const mapPicture = useMapPicture(actor)
  const guest = useGuestMode(actor)
  const unlistedLeft = useUnlistedLeft(base?.status ?? null, guest !== null)
  const deleting = useDeleting(actor)
  const stops = useSaveDialogs(actor)
  const mustChoose = session.offer !== null && offer.onPostponeOffer === undefined
  const openWork = useRef<OpenWork | null>(null)
  usePageEvents(actor, photos.count, openWork)
  useArticleAddress(actor)
  useStoredDraft(actor)
  useEffect(() => {
    const preload = setTimeout(() => [MapTab, ContentTab].map((part) => part.preload()), PRELOAD_AFTER_MS)
    return () => clearTimeout(preload) // who loses the network later has both
  }, [])
  useShortcuts({ onSection: setSection, onSave: guest?.askToLogIn ?? publishing.saveQuickly })

  const preview = usePreview(actor)
  const publish = () => {
    setHasTried(true)
    openWork.current?.confirm()
    publishing.publish()
  }
  const change = (part: Partial<typeof draft>) => actor.send({ type: 'draft.change', change: part })
  const go = (target: Section, fieldId: string | undefined) => {
    languages.write(languages.main) // what publishing waits for
    setSection(target)
    if (fieldId) requestAnimationFrame(() => document.getElementById(fieldId)?.focus())
  }
  return (
    <div className={styles.editor}>
      <EditorHeader
        title={draft.title}
        status={base?.status ?? null}
        saveState={
          <CurrentSaveState
            actor={actor}
            photosLeft={photos.count}
            onReopen={stops.reopen}
            onRepeat={publishing.saveQuickly}
            isGuest={guest !== null}
          />
        }
        section={section}
        onSection={setSection}
        isPublishing={useIsPublishing(actor)}
        onPreview={guest ? undefined : preview}
        onSaveDraft={guest?.askToLogIn ?? publishing.saveDraft}
        onPublish={guest?.askToLogIn ?? publish}
        onExit={guest?.confirmExit}
      />
      <EditorNotices actor={actor} slot={slot} session={session} {...offer} />
      {languages.translation ? <LanguageBar languages={languages} missing={untranslated({ draft, ...views })} /> : null}
      <main id="content" className={styles.panels} inert={mustChoose}>
        <EditorPanel section="map" current={section}>
          {views.map ? (
            <MapTab
              document={views.map}
              onChange={views.changeMap}
              onOpenWork={(work) => {
                openWork.current = work
                // In the second language it is not the document: then only its own words are kept.
                views.changeDrawing(languages.writing === languages.second ? null : (work?.document ?? null))
              }}
              focus={mapFocus}
              language={languages.writing === languages.second ? languages.second : null}
            />
          ) : (
            <MapUnreadable />
          )}
        </EditorPanel>
        <EditorPanel section="content" current={section}>
          {views.isTextReadable ? (
            <ContentTab
              draft={draft}
              onTitle={(title) => change({ title })}
              views={views}
              languages={languages}
              mapPicture={mapPicture}
              onMapLink={(objectId) => {
                setMapFocus({ objectId: mapObjectId(objectId), at: Date.now() })
                setSection('map')
              }}
              onPhotosLeft={photos.report}
            />
          ) : (
            <TextUnreadable />
          )}
        </EditorPanel>
        <EditorPanel section="settings" current={section}>
          <SettingsTab
            draft={draft}
            saved={base}
            mapPicture={mapPicture}
            languages={languages}
            onChange={change}
            isTitleMissing={hasTried}
            unlistedLeft={unlistedLeft}
            onGo={go}
            onDelete={deleting.openDialog}
          />
        </EditorPanel>
      </main>
      <PublishDialogs
        publishing={publishing}
        fulfilled={fulfilled}
        unlistedLeft={unlistedLeft}
        photosLeft={photos.count}
        onGo={go}
      />
      <SaveDialogs actor={actor} openStop={stops.openStop} onClose={stops.close} />
      <QuestionDialog
        isOpen={deleting.stage === 'confirming' || deleting.stage === 'deleting'}
        title={t('delete.question', { title: draft.title.trim() || t('editor.untitled') })}
        text={t('delete.text')}
        action={t('delete.action')}
        busyLabel={deleting.stage === 'deleting' ? t('delete.busy') : undefined}
        isDanger
        onAct={() => void deleting.deleteArticle()}
        onClose={deleting.cancel}
      />
      <RemoveLanguageDialog languages={languages} />
      {guest ? <ExitGuestDialog guest={guest} /> : null}
      <LeaveDialog
        actor={actor}
        isDone={() => deleting.isDeleted() || guest?.isDiscarded() === true}
        photosLeft={photos.count}
        openWork={openWork}
      />
    </div>
  )
}

/** Publishing is in progress. Drafts save in the background: the save state shows them. */
function useIsPublishing(actor: SaveActor): boolean {
  return useSelector(
    actor,
    ({ value, context: { requested, pending } }) =>
      value.server === 'saving' && (requested ?? pending?.as) === 'asChosen',
  )
}

interface CurrentSaveStateProps {
  actor: SaveActor
  photosLeft: number
  /** Shows the question again that keeps the work from being saved. */
  onReopen: () => void
  /** Asks again for what the server refused. */
  onRepeat: () => void
  isGuest: boolean
}

function CurrentSaveState({ actor, photosLeft, onReopen, onRepeat, isGuest }: CurrentSaveStateProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { device } = snapshot.value
  const act = () => {
    if (snapshot.matches({ server: 'conflicted' }) || snapshot.matches({ server: 'loggedOut' })) return onReopen()
    if (snapshot.matches({ server: 'refused' })) return onRepeat()
    actor.send({ type: 'network.return' })
  }
  return (
    <SaveState
      status={isGuest && snapshot.value.server === 'unsaved' ? { kind: 'onDevice' } : saveStatus(snapshot, photosLeft)}
      device={device === 'kept' || device === 'failed' ? device : 'writing'}
      onAct={act}
    />
  )
}

function LeaveDialog(props: Parameters<typeof useLeaving>[0]) {
  const { t } = useEditorMessages()
  const question = useLeaving(props)
  return (
    <QuestionDialog
      isOpen={question !== null}
      title={t('leave.title')}
      text={question?.losing === 'photos' ? t('leave.photosText', { count: props.photosLeft }) : t('leave.text')}
      action={t('leave.leave')}
      cancel={t('leave.stay')}
      isDanger
      onAct={() => question?.leave()}
      onClose={() => question?.stay()}
    />
  )
}

/** In place of a text that this version cannot read. It is left as it is. */
function TextUnreadable() {
  const { t } = useEditorMessages()
  return <ErrorState title={t('editor.textFailed')} text={t('editor.textFailedText')} />
}

/** In place of a map that this version cannot read. It is left as it is. */
function MapUnreadable() {
  const { t } = useEditorMessages()
  return <ErrorState title={t('editor.mapFailed')} text={t('editor.mapFailedText')} />
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
