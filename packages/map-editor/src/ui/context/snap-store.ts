import { createValueStore, type ValueStore } from '../shared/value-store.ts'

const KEY = 'mishiori.map-editor.snapping'

/** Whether the pointer snaps: off at first, and then as it was left in this tab. A browser that keeps nothing is asked for nothing. */
export function createSnapStore(): ValueStore<boolean> {
  const store = createValueStore(read() === 'on')
  store.subscribe(() => write(store.get() ? 'on' : 'off'))
  return store
}

function read(): string | null {
  try {
    return globalThis.sessionStorage?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

function write(value: 'on' | 'off'): void {
  try {
    globalThis.sessionStorage?.setItem(KEY, value)
  } catch {
    // Storage can be refused or full; then the switch is as long as the editor.
  }
}
