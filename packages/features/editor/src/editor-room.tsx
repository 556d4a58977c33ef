import { randomId } from '@mishiori/map-document'
import { browserJournal } from '@repo/authoring/browser-journal'
import { keepOnDevice } from '@repo/authoring/keep-on-device'
import { type OpenedSession, openSession, restoredStart, type SessionRequest } from '@repo/authoring/open-session'
import { PicturePickerProvider } from '@repo/authoring/picture-picker-provider'
import { isSlotHeld } from '@repo/authoring/slot-locks'
import { StorePictureProvider } from '@repo/authoring/store-picture'
import { uploadPicture } from '@repo/authoring/upload-picture'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { type ReactNode, Suspense, use, useState } from 'react'
import { EditorWorkspace } from './editor-workspace.tsx'
import { EditorMessagesProvider } from './messages/editor-messages.tsx'
import { type EditorCatalogue, loadEditorMessages } from './messages/load-editor-messages.ts'

interface EditorRoomProps extends Omit<SessionRequest, 'language'> {
  /** Shown while messages and journal are loaded. */
  fallback: ReactNode
}

/** Opens a session of editing and keeps it until the page is left. Runs in browsers only. */
export default function EditorRoom({ fallback, ...request }: EditorRoomProps) {
  const language = useLanguage()
  const [opening] = useState(() =>
    Promise.all([
      openSession(
        { ...request, language: language.locale },
        { journal: browserJournal, createId: randomId, isSlotHeld },
      ),
      loadEditorMessages(language),
    ] as const),
  )
  return (
    <Suspense fallback={fallback}>
      <OpenedRoom opening={opening} />
    </Suspense>
  )
}

function OpenedRoom({ opening }: { opening: Promise<readonly [OpenedSession, EditorCatalogue]> }) {
  const [opened, messages] = use(opening)
  const [session, setSession] = useState(opened)
  const withoutOffer = () => setSession({ ...session, offer: null })
  const { offer } = session
  return (
    <EditorMessagesProvider messages={messages}>
      <WithPictures t={messages.t}>
        <EditorWorkspace
          key={session.start.restored ? `restored ${session.start.slot}` : session.start.slot}
          session={session}
          onTakeOffer={() => offer && setSession({ start: restoredStart(offer, session.start.userId), offer: null })}
          onDropOffer={() => {
            withoutOffer()
            if (offer) void browserJournal.remove(offer.slot).catch(() => undefined)
          }}
          onPostponeOffer={offer && offer.slot !== session.start.slot ? withoutOffer : undefined}
        />
      </WithPictures>
    </EditorMessagesProvider>
  )
}

/** Guests have no stored pictures to choose among, and keep theirs on the device. What is open stays when one becomes a user. */
function WithPictures({ t, children }: { t: EditorCatalogue['t']; children: ReactNode }) {
  const { viewer } = useRootData()
  const isUser = viewer?.isVerified === true
  return (
    <StorePictureProvider value={isUser ? uploadPicture : keepOnDevice}>
      <PicturePickerProvider t={t} isOffered={isUser}>
        {children}
      </PicturePickerProvider>
    </StorePictureProvider>
  )
}
