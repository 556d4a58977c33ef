import { DEVICE } from './device-names.ts'
import { readDeviceUser, storeDeviceUser } from './device-user.ts'
import { forgetKeptDrafts } from './find-work.ts'
import { removeJourney, removeSaved } from './save-article.ts'
import { listSaved, listSavedJourneys } from './saved-article-store.ts'

/**
 * Removes from this device what was kept for the account that logs out: its drafts, files shared with it, and articles and
 * journeys that it opened by a link.
 */
export async function forgetUser(): Promise<void> {
  const user = readDeviceUser()
  storeDeviceUser(null)
  if (user) await forgetKeptDrafts(user.id).catch(() => {}) // no database, no drafts
  if ('caches' in globalThis) await caches.delete(DEVICE.sharedFiles)
  for (const journey of await listSavedJourneys()) if (journey.token !== null) await removeJourney(journey)
  for (const { id, token } of await listSaved()) if (token !== null) await removeSaved(id)
}
