import { type MapObjectId, mapObjectId } from '@mishiori/map-document'
import type { DetailsDraft } from '../ui/context/editor-context.tsx'
import type { ObjectDetails } from '../ui/info-window/info-window-props.ts'
import { createValueStore, type ValueStore } from '../ui/shared/value-store.ts'

const KEY = 'mishiori.map-editor.refused-details'

type DetailsDrafts = ReadonlyMap<MapObjectId, DetailsDraft>

/** Unsaved values of the info windows. Refused values are in no document, so this tab stores them across a reload. */
export function createDetailsStore(): ValueStore<DetailsDrafts> {
  const store = createValueStore<DetailsDrafts>(read())
  store.subscribe(() => write(store.get()))
  return store
}

function read(): DetailsDrafts {
  try {
    const stored: unknown = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return new Map()
    return new Map(
      stored
        .filter(isEntry)
        .map(([id, details]): [MapObjectId, DetailsDraft] => [mapObjectId(id), { details, isRefused: true }]),
    )
  } catch {
    return new Map()
  }
}

function isEntry(value: unknown): value is readonly [string, ObjectDetails] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const details: unknown = value[1]
  if (typeof details !== 'object' || details === null) return false
  return 'name' in details && 'description' in details && 'color' in details
}

function write(drafts: DetailsDrafts): void {
  try {
    const refused = [...drafts].filter(([, { isRefused }]) => isRefused).map(([id, { details }]) => [id, details])
    if (refused.length === 0) globalThis.sessionStorage?.removeItem(KEY)
    else globalThis.sessionStorage?.setItem(KEY, JSON.stringify(refused))
  } catch {
    // Storage can be refused or full; then these values last as long as the editor.
  }
}
