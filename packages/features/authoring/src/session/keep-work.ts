import { waitFor } from 'xstate'
import { wouldLose } from '../saving/save-status.ts'
import type { SaveActor, SaveSnapshot } from './save-actor.ts'

const DEVICE_WITHIN_MS = 4000
/** A large map takes longer: it is on this device, and its save arrives although the editor is left. */
const SERVER_WITHIN_MS = 1500
/** A route that the server does not have would be listed as unsaved work beside itself. */
const FIRST_SAVE_WITHIN_MS = 4000

/**
 * Puts the work into the journal now.
 *
 * @throws when neither this device nor the server has it.
 */
export async function flushToDevice(actor: SaveActor): Promise<void> {
  if (!wouldLose(actor.getSnapshot())) return
  actor.send({ type: 'journal.flush' })
  const written = await waitFor(actor, isDeviceDone, { timeout: DEVICE_WITHIN_MS })
  if (wouldLose(written)) throw new Error('the work could not be kept on this device')
}

/** Sends what an autosave would send in a moment, without waiting for it. */
export function saveSoonerThanLater(actor: SaveActor): void {
  actor.send({ type: 'save.soon' })
}

/** Before the page is left: saves a draft on the server when that is quick, and keeps everything on the device. */
export async function settleBeforeLeaving(actor: SaveActor): Promise<void> {
  saveSoonerThanLater(actor)
  const isFirst = actor.getSnapshot().context.base === null
  const timeout = isFirst ? FIRST_SAVE_WITHIN_MS : SERVER_WITHIN_MS
  await waitFor(actor, isServerDone, { timeout }).catch(() => undefined)
  await flushToDevice(actor)
}

/** Something would be sent or written by itself within seconds. */
export function isSettling(snapshot: SaveSnapshot): boolean {
  return wouldLose(snapshot) || isAutosavePending(snapshot) || snapshot.matches({ server: 'saving' })
}

function isAutosavePending(snapshot: SaveSnapshot): boolean {
  return snapshot.can({ type: 'save.soon' })
}

const isDeviceDone = (snapshot: SaveSnapshot) =>
  snapshot.matches({ device: 'kept' }) || snapshot.matches({ device: 'failed' })
const isServerDone = (snapshot: SaveSnapshot) => !snapshot.matches({ server: 'saving' })
