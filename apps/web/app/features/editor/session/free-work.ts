import type { Journal, JournalEntry } from '../saving/ports.ts'

interface FreeWorkPorts {
  readonly journal: Pick<Journal, 'listNew'>
  /** Whether another tab is working in a slot. */
  readonly isSlotHeld: (slot: string) => Promise<boolean>
}

/** Never-saved work that no tab is working on, newest first. */
export async function listFreeWork(userId: number, { journal, isSlotHeld }: FreeWorkPorts): Promise<JournalEntry[]> {
  const entries = await journal.listNew(userId)
  const held = await Promise.all(entries.map(({ slot }) => isSlotHeld(slot)))
  return entries.filter((_, index) => !held[index])
}
