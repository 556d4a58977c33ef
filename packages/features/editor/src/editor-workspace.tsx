import type { OpenedSession } from '@repo/authoring/open-session'
import type { SaveActor } from '@repo/authoring/save-actor'
import { useSelector } from '@xstate/react'
import { ExitGuestDialog } from './dialogs/exit-guest-dialog.tsx'
import { PublishDialogs } from './dialogs/publish-dialogs.tsx'
import { DeleteDialog, LeaveDialog, RemoveLanguageDialog } from './dialogs/question-dialogs.tsx'
import { SaveDialogs, useSaveDialogs } from './dialogs/save-dialogs.tsx'
import { EditorPanels } from './editor-panels.tsx'
import { CurrentSaveState } from './frame/current-save-state.tsx'
import styles from './frame/editor-frame.module.css'
import { EditorHeader } from './frame/editor-header.tsx'
import { EditorNotices } from './frame/editor-notices.tsx'
import { useShortcuts } from './frame/use-shortcuts.ts'
import { LanguageBar } from './languages/language-bar.tsx'
import { untranslated } from './languages/written-languages.ts'
import { useEditorMessages } from './messages/editor-messages.tsx'
import { usePreview } from './session/use-preview.ts'
import { fulfilledChecks } from './settings/publish-checks.ts'
import { useWorkspace, type Workspace } from './use-workspace.ts'

export interface EditorWorkspaceProps {
  session: OpenedSession
  onTakeOffer: () => void
  onDropOffer: () => void
  /** Goes on without choosing; absent while the offered work and new work would share one place on the device. */
  onPostponeOffer: (() => void) | undefined
}

/** One article being edited: its three sections under one header, and everything about keeping it. */
export function EditorWorkspace({ session, ...offer }: EditorWorkspaceProps) {
  const workspace = useWorkspace(session)
  const { actor, draft, slot, views, languages } = workspace
  const stops = useSaveDialogs(actor)
  const mustChoose = session.offer !== null && offer.onPostponeOffer === undefined
  return (
    <div className={styles.editor}>
      <WorkspaceHeader workspace={workspace} onReopenStop={stops.reopen} />
      <EditorNotices actor={actor} slot={slot} session={session} {...offer} />
      {languages.translation ? <LanguageBar languages={languages} missing={untranslated({ draft, ...views })} /> : null}
      <EditorPanels workspace={workspace} isInert={mustChoose} />
      <SaveDialogs actor={actor} openStop={stops.openStop} onClose={stops.close} />
      <WorkspaceDialogs workspace={workspace} />
    </div>
  )
}

interface WorkspaceHeaderProps {
  workspace: Workspace
  onReopenStop: () => void
}

/** The header with the actions of its buttons and shortcuts. Guests get the log-in dialog instead. */
function WorkspaceHeader({ workspace, onReopenStop }: WorkspaceHeaderProps) {
  const { actor, draft, base, section, setSection, photos, publishing, guest, languages } = workspace
  const { t } = useEditorMessages()
  const preview = usePreview(actor)
  useShortcuts({ onSection: setSection, onSave: publishing.saveQuickly })
  return (
    <EditorHeader
      title={draft.title}
      status={base?.status ?? null}
      saveState={
        <CurrentSaveState
          actor={actor}
          photosLeft={photos.count}
          onReopen={onReopenStop}
          onRepeat={publishing.saveQuickly}
          isGuest={guest !== null}
        />
      }
      section={section}
      onSection={setSection}
      isPublishing={useIsPublishing(actor)}
      onPreview={guest ? undefined : preview}
      onSaveDraft={publishing.saveDraft}
      onPublish={workspace.publish}
      addLanguage={
        languages.translation
          ? undefined
          : {
              label: t(`languages.add.${languages.second}`),
              onAdd: () => {
                setSection('content')
                languages.add()
              },
            }
      }
      onExit={guest?.confirmExit}
    />
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

/** Confirmations before publishing, deleting and leaving. */
function WorkspaceDialogs({ workspace }: { workspace: Workspace }) {
  const { actor, draft, languages, photos, publishing, guest, unlistedLeft, deleting, openWork, mapPause } = workspace
  return (
    <>
      <PublishDialogs
        publishing={publishing}
        title={draft.title}
        onTitle={(title) => workspace.change({ title })}
        fulfilled={fulfilledChecks(draft)}
        unlistedLeft={unlistedLeft}
        photosLeft={photos.count}
        onGo={workspace.goTo}
      />
      <DeleteDialog deleting={deleting} title={draft.title} />
      <RemoveLanguageDialog languages={languages} />
      {guest ? <ExitGuestDialog guest={guest} /> : null}
      <LeaveDialog
        actor={actor}
        isDone={() => deleting.isDeleted() || guest?.isDiscarded() === true}
        photosLeft={photos.count}
        openWork={openWork}
        mapPause={mapPause}
      />
    </>
  )
}
