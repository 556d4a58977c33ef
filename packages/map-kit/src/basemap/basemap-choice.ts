const KEY = 'basemap'

/** What the reader chose on this device. A new object at every choice, so that choosing again tries again. */
export interface StoredChoice {
  /** Null before they have chosen. */
  readonly id: string | null
}

const listeners = new Set<() => void>()
let choice: StoredChoice | null = null

/** Id null also where the browser keeps nothing. */
export function readBasemapChoice(): StoredChoice {
  choice ??= { id: readId() }
  return choice
}

/** For all maps of the page, and for those that open later. */
export function storeBasemapChoice(id: string): void {
  choice = { id }
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

const NOBODY: ReadonlySet<string> = new Set()
let failed = NOBODY

/** Maps that did not answer this browser since it was asked last. */
export function readFailedBasemaps(): ReadonlySet<string> {
  return failed
}

export function noteBasemapAnswer(id: string, hasFailed: boolean): void {
  if (failed.has(id) === hasFailed) return
  failed = new Set(hasFailed ? [...failed, id] : [...failed].filter((other) => other !== id))
  for (const listener of listeners) listener()
}

/** Of a choice, a failure or an answer after one. @returns what ends the listening */
export function onBasemapChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readId(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
