import { MAP_LIMITS } from '@mishiori/map-document'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import {
  type Photo,
  type PhotoEvent,
  photoMachine,
  storedImages,
  takeOverActor,
  uploadActor,
  usedRoom,
} from '../../core/photo-machine.ts'
import { useLatest } from '../shared/use-latest.ts'
import type { PhotoEditing } from './info-window-props.ts'

export interface Photos {
  readonly photos: readonly Photo[]
  /** The addresses to save, in order. */
  readonly images: readonly string[]
  readonly isSending: boolean
  readonly send: (event: PhotoEvent) => void
}

/** The photos of a spot while its window is open: uploads end with the window. */
export function usePhotos(stored: readonly string[], editing: PhotoEditing | undefined): Photos {
  const latest = useLatest(editing)
  const machine = useMemo(
    () =>
      photoMachine.provide({
        actors: {
          uploadImage: uploadActor((file, options) => {
            const upload = latest.current?.uploadImage
            return upload ? upload(file, options) : Promise.reject(new Error('services.uploadImage is missing.'))
          }),
          takeOverImage: takeOverActor((address, options) => {
            const takeOver = latest.current?.takeOverImage
            return takeOver
              ? takeOver(address, options)
              : Promise.reject(new Error('services.takeOverImage is missing.'))
          }),
        },
      }),
    [latest],
  )
  const actor = useActorRef(machine, { input: { images: stored } })
  useEffect(() => {
    const subscription = actor.on('photos.cut', ({ max }) =>
      latest.current?.onIssue({ code: 'image.limit_reached', max }),
    )
    return () => subscription.unsubscribe()
  }, [actor, latest])
  const photos = useSelector(actor, ({ context }) => context.photos)
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'))
  const images = useMemo(() => storedImages(photos), [photos])
  return { photos, images, isSending, send: actor.send }
}

export const hasRoomForPhoto = ({ photos }: Photos): boolean => usedRoom(photos) < MAP_LIMITS.spotImages
