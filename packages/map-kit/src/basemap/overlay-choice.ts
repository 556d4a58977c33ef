const KEY = 'map-overlays'
const NONE: ReadonlySet<string> = new Set()

/** Of this device, and of this page: what failed is tried again when it is chosen again. */
interface OverlayChoice {
  readonly chosen: ReadonlySet<string>
  readonly failed: ReadonlySet<string>
}

const listeners = new Set<() => void>()
let choice: OverlayChoice | null = null

export function readOverlayChoice(): OverlayChoice {
  choice ??= { chosen: readStored(), failed: NONE }
  return choice
}

/** For all maps of the page, and for those that open later. */
export function showOverlay(id: string, isShown: boolean): void {
  const { chosen, failed } = readOverlayChoice()
  const next = isShown ? new Set([...chosen, id]) : without(chosen, id)
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]))
  } catch {
    // The choice then lasts as long as the page.
  }
  change({ chosen: next, failed: without(failed, id) })
}

export function noteFailedOverlay(id: string): void {
  const { chosen, failed } = readOverlayChoice()
  change({ chosen, failed: new Set([...failed, id]) })
}

/** Of a choice or a failure. @returns what ends the listening */
export function onOverlayChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: OverlayChoice): void {
  choice = next
  for (const listener of listeners) listener()
}

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((other) => other !== id))

function readStored(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
  } catch {
    return NONE
  }
}
