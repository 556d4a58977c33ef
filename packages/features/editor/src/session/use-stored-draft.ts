import { keptDrafts } from '@repo/authoring/browser-journal'
import type { Journal, JournalEntry, UnsavedWork } from '@repo/authoring/ports'
import type { SaveActor, SaveSnapshot } from '@repo/authoring/save-actor'
import { articleSlot, GUEST_ID } from '@repo/authoring/slots'
import { storeWork } from '@repo/authoring/unsaved-work'
import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import { useEffect } from 'react'

const PAUSE_MS = 1000

/** Stores the server's version of an edited article, so that editing can continue offline. */
export function useStoredDraft(actor: SaveActor): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let storedRevision = -1
    const look = (snapshot: SaveSnapshot) => {
      const work = savedWork(snapshot)
      if (!work || snapshot.context.savedRevision === storedRevision) return
      storedRevision = snapshot.context.savedRevision
      clearTimeout(timer)
      // a device without room has less offline
      timer = setTimeout(() => void keepDraft(keptDrafts, storeWork(work)).catch(() => {}), PAUSE_MS)
    }
    look(actor.getSnapshot())
    const following = actor.subscribe(look)
    return () => {
      following.unsubscribe()
      clearTimeout(timer)
    }
  }, [actor])
}

/** Null while the server has not all of it. */
function savedWork({ context }: SaveSnapshot): UnsavedWork | null {
  const { base, draft, userId, revision, savedRevision, pending } = context
  if (!base || userId === GUEST_ID || revision !== savedRevision || pending) return null
  return { slot: articleSlot(base.id), userId, draft, base, pending: null, changedAt: base.updatedAt }
}

/** Keeps the last ones of each user. */
export async function keepDraft(
  drafts: Pick<Journal, 'write' | 'list' | 'remove'>,
  entry: JournalEntry,
  most: number = DEVICE_LIMITS.drafts,
): Promise<void> {
  await drafts.write(entry)
  for (const { slot } of (await drafts.list(entry.userId)).slice(most)) await drafts.remove(slot)
}
