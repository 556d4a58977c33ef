import type { JourneyEdit } from './journey-edit.ts'
import type { EditStore } from './journey-saver.ts'

/** Others who use the device have their own. */
const keyOf = (userId: number, journeyId: number) => `mishiori-journey-edits-${userId}-${journeyId}`

const TYPES: readonly JourneyEdit['type'][] = ['details', 'add', 'append', 'part', 'remove', 'note', 'move', 'shift']

/**
 * Edits that have not reached the server, on the device. Tabs share the list: each changes what it knows of it alone. An
 * edit that two tabs send is done once.
 */
export function keptEdits(userId: number, journeyId: number): EditStore {
  const name = keyOf(userId, journeyId)
  const known = new Set<string>()
  const learn = (edits: readonly JourneyEdit[]) => {
    for (const { key } of edits) known.add(key)
    return edits
  }
  return {
    read: () => learn(readAll(name)),
    write(edits) {
      learn(edits)
      const all = [...readAll(name).filter(({ key }) => !known.has(key)), ...edits]
      try {
        if (all.length === 0) localStorage.removeItem(name)
        else localStorage.setItem(name, JSON.stringify(all))
      } catch {
        // A device that keeps nothing: what is not sent is lost with the page, which the page says.
      }
    },
  }
}

function readAll(name: string): readonly JourneyEdit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEdit) : []
  } catch {
    return []
  }
}

/** Written by this page, whose older versions had no other edits. */
function isEdit(value: unknown): value is JourneyEdit {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('type' in value)) return false
  return typeof value.key === 'string' && TYPES.some((type) => type === value.type)
}
