import { MAP_LIMITS } from '@mishiori/map-document'
import { assign, enqueueActions, fromCallback, not, setup } from 'xstate'
import type { ImageAnswer, ImageUploadOptions, MapEditorServices } from './services.ts'

/** How it goes with storing a picture of another site here: on the way, or refused, without a message if the host gave none. */
export type TakeOver = 'running' | { readonly message: string | null }

/** A photo of a spot while the spot's window is open. Its position in the row does not depend on when its upload ends. */
export type Photo =
  | { readonly kind: 'stored'; readonly id: string; readonly url: string; readonly takeOver?: TakeOver }
  | { readonly kind: 'sending'; readonly id: string; readonly file: File; readonly fraction: number }
  /** Without a message if the host gave none. */
  | { readonly kind: 'failed'; readonly id: string; readonly file: File; readonly message: string | null }

/** What is to be stored: a file, or the address of a picture. */
interface Storing<Source> {
  readonly id: string
  readonly source: Source
}

/** A file that is sent, or the address of a picture that is stored already. */
export type NewPhoto = File | string

type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly id: string; readonly fraction: number }
  | { readonly type: 'upload.answered'; readonly id: string; readonly answer: ImageAnswer }
  | { readonly type: 'upload.broke'; readonly id: string }

export type PhotoEvent =
  | UploadEvent
  | { readonly type: 'photos.add'; readonly photos: readonly NewPhoto[] }
  | { readonly type: 'photo.move'; readonly id: string; readonly toIndex: number }
  | { readonly type: 'photo.remove'; readonly id: string }
  | { readonly type: 'photo.retry'; readonly id: string }
  /** Stores the picture of another site here. */
  | { readonly type: 'photo.takeOver'; readonly id: string }

/** More were chosen than a spot may have; the rest was left out. */
export interface PhotosCut {
  readonly type: 'photos.cut'
  readonly max: number
}

interface PhotoContext {
  readonly photos: readonly Photo[]
  /** Photos so far: gives the next one its id. */
  readonly count: number
}

type UploadImage = NonNullable<MapEditorServices['uploadImage']>
type TakeOverImage = NonNullable<MapEditorServices['takeOverImage']>

/** Runs one upload. A photo that is removed, or a window that closes, aborts it; later answers are ignored. */
export const uploadActor = (upload: UploadImage) => storingActor(upload)

/** As an upload, from an address on another site. */
export const takeOverActor = (takeOver: TakeOverImage) => storingActor(takeOver)

function storingActor<Source>(store: (source: Source, options: ImageUploadOptions) => Promise<ImageAnswer>) {
  return fromCallback<PhotoEvent, Storing<Source>>(({ input: { id, source }, sendBack }) => {
    const abort = new AbortController()
    const notify = (event: UploadEvent) => !abort.signal.aborted && sendBack(event)
    const onProgress = (fraction: number) => notify({ type: 'upload.progressed', id, fraction })
    Promise.resolve()
      .then(() => store(source, { signal: abort.signal, onProgress }))
      .then(
        (answer) => notify({ type: 'upload.answered', id, answer }),
        () => notify({ type: 'upload.broke', id }),
      )
    return () => abort.abort()
  })
}

/** The photos of one spot, from opening its window to saving or leaving it. */
export const photoMachine = setup({
  types: {
    context: {} as PhotoContext, // how xstate learns types
    events: {} as PhotoEvent,
    emitted: {} as PhotosCut,
    input: {} as { readonly images: readonly string[] },
  },
  actors: {
    uploadImage: uploadActor(() => Promise.reject(new Error('uploadImage must be provided by the host'))),
    takeOverImage: takeOverActor(() => Promise.reject(new Error('takeOverImage must be provided by the host'))),
  },
  guards: {
    isSending: ({ context }) => context.photos.some(isOnItsWay),
  },
  actions: {
    addPhotos: enqueueActions(({ context, enqueue }, { photos }: { photos: readonly NewPhoto[] }) => {
      const room = MAP_LIMITS.spotImages - usedRoom(context.photos)
      const added = photos.slice(0, room).map((photo, index) => toPhoto(photo, `photo-${context.count + index}`))
      enqueue.assign({ photos: [...context.photos, ...added], count: context.count + added.length })
      for (const photo of added) {
        if (photo.kind === 'sending')
          enqueue.spawnChild('uploadImage', { id: photo.id, input: { id: photo.id, source: photo.file } })
      }
      if (photos.length > room) enqueue.emit({ type: 'photos.cut', max: MAP_LIMITS.spotImages })
    }),
    retryPhoto: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const failed = context.photos.find((photo) => photo.id === id)
      if (failed?.kind !== 'failed') return
      if (usedRoom(context.photos) >= MAP_LIMITS.spotImages) {
        return enqueue.emit({ type: 'photos.cut', max: MAP_LIMITS.spotImages })
      }
      const { file } = failed
      enqueue.assign({ photos: replaced(context, { kind: 'sending', id, file, fraction: 0 }) })
      enqueue.stopChild(id)
      enqueue.spawnChild('uploadImage', { id, input: { id, source: file } })
    }),
    takePhotoOver: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const photo = context.photos.find((candidate) => candidate.id === id)
      if (photo?.kind !== 'stored' || photo.takeOver === 'running') return
      enqueue.assign({ photos: replaced(context, { ...photo, takeOver: 'running' }) })
      enqueue.stopChild(id)
      enqueue.spawnChild('takeOverImage', { id, input: { id, source: photo.url } })
    }),
    removePhoto: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id)
      enqueue.assign({ photos: context.photos.filter((photo) => photo.id !== id) })
    }),
    movePhoto: assign(({ context }, { id, toIndex }: { id: string; toIndex: number }) => {
      const photo = context.photos.find((candidate) => candidate.id === id)
      if (!photo) return {}
      const others = context.photos.filter((candidate) => candidate !== photo)
      return { photos: others.toSpliced(Math.max(0, toIndex), 0, photo) }
    }),
    showProgress: assign(({ context }, { id, fraction }: { id: string; fraction: number }) => {
      const photo = context.photos.find((candidate) => candidate.id === id)
      return photo?.kind === 'sending' ? { photos: replaced(context, { ...photo, fraction }) } : {}
    }),
    takeAnswer: assign(({ context }, { id, answer }: { id: string; answer: ImageAnswer }) => {
      const photo = context.photos.find((candidate) => candidate.id === id)
      if (!photo || !isOnItsWay(photo)) return {}
      const outcome: Photo = answer.ok ? { kind: 'stored', id, url: answer.url } : refused(photo, answer.message)
      return { photos: replaced(context, outcome) }
    }),
    fail: assign(({ context }, { id }: { id: string }) => {
      const photo = context.photos.find((candidate) => candidate.id === id)
      return photo && isOnItsWay(photo) ? { photos: replaced(context, refused(photo, null)) } : {}
    }),
  },
}).createMachine({
  id: 'photos',
  context: ({ input }) => ({
    photos: input.images.map((url, index): Photo => ({ kind: 'stored', id: `photo-${index}`, url })),
    count: input.images.length,
  }),
  initial: 'settled',
  on: {
    'photos.add': { actions: { type: 'addPhotos', params: ({ event }) => event } },
    'photo.move': { actions: { type: 'movePhoto', params: ({ event }) => event } },
    'photo.remove': { actions: { type: 'removePhoto', params: ({ event }) => event } },
    'photo.retry': { actions: { type: 'retryPhoto', params: ({ event }) => event } },
    'photo.takeOver': { actions: { type: 'takePhotoOver', params: ({ event }) => event } },
    'upload.progressed': { actions: { type: 'showProgress', params: ({ event }) => event } },
    'upload.answered': { actions: { type: 'takeAnswer', params: ({ event }) => event } },
    'upload.broke': { actions: { type: 'fail', params: ({ event }) => event } },
  },
  states: {
    /** The photos can be saved. */
    settled: { always: { guard: 'isSending', target: 'sending' } },
    sending: { always: { guard: not('isSending'), target: 'settled' } },
  },
})

const toPhoto = (photo: NewPhoto, id: string): Photo =>
  typeof photo === 'string' ? { kind: 'stored', id, url: photo } : { kind: 'sending', id, file: photo, fraction: 0 }

const isOnItsWay = (photo: Photo): boolean =>
  photo.kind === 'sending' || (photo.kind === 'stored' && photo.takeOver === 'running')

/** A picture of another site stays where it is. */
function refused(photo: Photo, message: string | null): Photo {
  return photo.kind === 'stored'
    ? { ...photo, takeOver: { message } }
    : { kind: 'failed', id: photo.id, file: photo.file, message }
}

function replaced({ photos }: PhotoContext, next: Photo): readonly Photo[] {
  return photos.map((photo) => (photo.id === next.id ? next : photo))
}

/** The addresses to save, in order. */
export function storedImages(photos: readonly Photo[]): readonly string[] {
  return photos.flatMap((photo) => (photo.kind === 'stored' ? [photo.url] : []))
}

/** How many of the places for photos are taken: one that could not be stored takes none. */
export function usedRoom(photos: readonly Photo[]): number {
  return photos.filter(({ kind }) => kind !== 'failed').length
}
