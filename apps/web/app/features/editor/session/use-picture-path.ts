import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { isOnItsWay } from '../saving/save-status.ts'
import type { SaveActor } from './save-actor.ts'

/**
 * Where the drawn picture of the saved map is; null before the first save. The server has it only until the map is saved anew, so while a
 * save is on its way the picture stays that was asked for before it.
 */
export function usePicturePath(actor: SaveActor): string | null {
  const path = useSelector(actor, ({ context }) => context.base?.previewPath ?? null)
  const mayGo = useSelector(actor, isOnItsWay)
  const [shown, setShown] = useState(path)
  if (!mayGo && path !== shown) setShown(path)
  return shown
}
