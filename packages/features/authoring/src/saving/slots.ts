/** Whose work it is that a visitor leaves on this device. No user has this id. */
export const GUEST_ID = 0

/** Where the unsaved work on an article is kept on a device. */
export function articleSlot(articleId: number): string {
  return `article:${articleId}`
}

/** The article whose slot it is; null for work that was never saved. */
export function articleIdOf(slot: string): number | null {
  const id = /^article:(\d+)$/.exec(sharedSlot(slot))?.[1]
  return id === undefined ? null : Number(id)
}

/** A place beside it, for a second tab, so that two tabs never write over each other's work. */
export function besideSlot(slot: string, id: string): string {
  return `${slot}+${id}`
}

/** The slot without what sets tabs apart. */
export function sharedSlot(slot: string): string {
  return slot.split('+')[0] ?? slot
}
