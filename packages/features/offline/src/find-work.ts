import { browserJournal, keptDrafts } from '@repo/authoring/browser-journal'
import type { KeptWork } from '@repo/authoring/open-session'
import { GUEST_ID, sharedSlot } from '@repo/authoring/slots'
import type { DeviceUser } from './device-user.ts'

/** Routes that can be continued on this device, the newest first: unsaved ones, and recently edited ones. */
export async function listWork(user: DeviceUser | null): Promise<readonly KeptWork[]> {
  const owners = user ? [user.id, GUEST_ID] : [GUEST_ID]
  const unsaved = (await Promise.all(owners.map((id) => browserJournal.list(id)))).flat()
  const saved = user ? await keptDrafts.list(user.id) : []
  const slots = new Set(unsaved.map(({ slot }) => sharedSlot(slot)))
  const work = [
    ...unsaved.map((entry) => ({ entry, isSaved: false })),
    ...saved.filter(({ slot }) => !slots.has(slot)).map((entry) => ({ entry, isSaved: true })),
  ]
  return work.toSorted((a, b) => b.entry.changedAt.localeCompare(a.entry.changedAt))
}

/** The work on an article, or on one that was never saved; null where this device has none. */
export async function findWork(slot: string, user: DeviceUser | null): Promise<KeptWork | null> {
  const work = await listWork(user).catch(() => [])
  return work.find(({ entry }) => entry.slot === slot || sharedSlot(entry.slot) === slot) ?? null
}

/** For a user who logs out. Work that the server does not have stays theirs on this device. */
export async function forgetKeptDrafts(userId: number): Promise<void> {
  for (const { slot } of await keptDrafts.list(userId)) await keptDrafts.remove(slot)
}
