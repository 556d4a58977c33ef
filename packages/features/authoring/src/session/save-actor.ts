import { randomId } from '@mishiori/map-document'
import { browserApi } from '@repo/web-kit/browser-api'
import { useActorRef } from '@xstate/react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { createDevicePhotos } from '../pictures/device/device-photos.ts'
import { withStoredPhotos } from '../pictures/device/with-stored-photos.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import type { PendingSave, SaveOutcome } from '../saving/ports.ts'
import type { JournalOrder } from '../saving/save-context.ts'
import { saveMachine } from '../saving/save-machine.ts'
import { type StorePhotos, sendPhotosFirst } from '../saving/send-photos-first.ts'
import { createSendSave } from '../saving/send-save.ts'
import { storeWork } from '../saving/unsaved-work.ts'
import { browserJournal } from './browser-journal.ts'
import type { SessionStart } from './open-session.ts'

/** Photos that a guest chose go up under their id, so that a repeated save stores none twice. */
const storePhotos: StorePhotos = (content, signal) =>
  withStoredPhotos(content, {
    photos: createDevicePhotos(),
    upload: (file, key) => uploadPicture(file, { key, signal, onProgress: () => undefined }),
    origin: location.origin,
  })

export type SaveActor = ActorRefFrom<typeof saveMachine>
export type SaveSnapshot = SnapshotFrom<typeof saveMachine>

const browserMachine = saveMachine.provide({
  actors: {
    // Not broken off when the editor is left: it has waited for a quick answer only.
    sendSave: fromPromise<SaveOutcome, PendingSave>(({ input }) =>
      sendPhotosFirst(createSendSave(browserApi()), storePhotos)(input, new AbortController().signal),
    ),
    // Written before anything is removed, so that there is no moment without a copy
    writeJournal: fromPromise<void, JournalOrder>(async ({ input: { write, remove } }) => {
      if (write) await browserJournal.write(storeWork(write))
      for (const slot of remove) await browserJournal.remove(slot)
    }),
  },
})

export function useSaveActor(start: SessionStart): SaveActor {
  return useActorRef(browserMachine, {
    input: { ...start, createKey: randomId, now: () => new Date() },
  })
}
