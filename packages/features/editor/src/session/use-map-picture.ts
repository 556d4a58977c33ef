import type { SaveActor } from '@repo/authoring/save-actor'
import { mayBeGone } from '@repo/authoring/save-status'
import { useSelector } from '@xstate/react'

/** The drawn picture of the saved map. */
export interface MapPicture {
  /** Its address. */
  readonly path: string
  /** Another map is about to be saved, or was elsewhere: a request for this one may answer 404. */
  readonly mayGo: boolean
}

/** Null before the first save. */
export function useMapPicture(actor: SaveActor): MapPicture | null {
  const path = useSelector(actor, ({ context }) => context.base?.previewPath ?? null)
  const mayGo = useSelector(actor, mayBeGone)
  return path === null ? null : { path, mayGo }
}
