import { DEVICE, type OfflinePart } from '@repo/offline/device-names'

/** What a worker has to remember: browsers end it whenever it has nothing to do. */
interface Notes {
  readonly prefersEnglish: boolean
  readonly parts: readonly OfflinePart[]
}

const ADDRESS = '/notes'
const NOTHING: Notes = { prefersEnglish: false, parts: [] }

export async function readNotes(): Promise<Notes> {
  const kept = await caches.match(ADDRESS, { cacheName: DEVICE.notes })
  return kept ? { ...NOTHING, ...((await kept.json()) as Partial<Notes>) } : NOTHING // written below
}

export async function writeNotes(change: Partial<Notes>): Promise<void> {
  const cache = await caches.open(DEVICE.notes)
  await cache.put(ADDRESS, Response.json({ ...(await readNotes()), ...change }))
}
