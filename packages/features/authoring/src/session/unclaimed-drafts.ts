import type { Journal, JournalEntry } from '../saving/ports.ts'
import { GUEST_ID } from '../saving/slots.ts'

interface UnclaimedDraftPorts {
  readonly journal: Pick<Journal, 'listNew'>
  /** Whether another tab is working in a slot. */
  readonly isSlotHeld: (slot: string) => Promise<boolean>
}

/** Never-saved work that no tab has open, newest first: the user's own, and work that was started on this device without an account. */
export async function listUnclaimedDrafts(
  userId: number,
  { journal, isSlotHeld }: UnclaimedDraftPorts,
): Promise<JournalEntry[]> {
  const owners = userId === GUEST_ID ? [GUEST_ID] : [userId, GUEST_ID]
  const found = await Promise.all(owners.map((owner) => journal.listNew(owner)))
  const entries = found.flat().toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
  const held = await Promise.all(entries.map(({ slot }) => isSlotHeld(slot)))
  return entries.filter((_, index) => !held[index])
}
