import { PRODUCT_LIMITS } from '@repo/contract'
import type { ImportMode } from './import-articles.ts'
import type { ImportFile, ImportFileState } from './import-file.ts'
import type { Choices, ImportItem } from './import-item.ts'
import type { CreatedArticle, StoredImport } from './import-store.ts'
import { isSameFile } from './is-same-file.ts'
import { NO_PHOTOS, type PhotoAction, type PhotoState, photoReducer } from './photos/photo-state.ts'

export interface ImportState {
  /** Before what the device kept is known, nothing is written over it. */
  readonly isLoaded: boolean
  /** Files of an earlier visit were found. */
  readonly isResumed: boolean
  readonly files: readonly ImportFile[]
  readonly choices: Choices
  readonly mode: ImportMode
  readonly isThinned: boolean
  readonly created: readonly CreatedArticle[]
  /** Names of the files that were more than are read at once, last time some were added. */
  readonly surplus: readonly string[]
  readonly photoState: PhotoState
}

export const EMPTY_IMPORT: ImportState = {
  isLoaded: false,
  isResumed: false,
  files: [],
  choices: {},
  mode: 'one',
  isThinned: false,
  created: [],
  surplus: [],
  photoState: NO_PHOTOS,
}

export type ImportAction =
  | { readonly type: 'loaded'; readonly stored: StoredImport | null }
  | { readonly type: 'added'; readonly files: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'file.changed'; readonly id: string; readonly state: ImportFileState }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'chosen'; readonly choices: Choices }
  | { readonly type: 'mode.set'; readonly mode: ImportMode }
  | { readonly type: 'thinning.set'; readonly isThinned: boolean }
  | { readonly type: 'article.asked'; readonly article: CreatedArticle }
  | { readonly type: 'discarded' }
  | PhotoAction

const waiting: ImportFileState = { kind: 'reading', fraction: 0 }

export function importReducer(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'loaded':
      return loaded(state, action.stored)
    case 'added': {
      // one that could not be read is read again
      const added = action.files.map(({ file }) => file)
      const kept = state.files.filter(
        (one) => one.state.kind !== 'refused' || !added.some((file) => isSameFile(file, one.file)),
      )
      const room = Math.max(0, PRODUCT_LIMITS.routeFilesAtOnce - kept.length)
      const taken = action.files.slice(0, room).map((file): ImportFile => ({ ...file, state: waiting }))
      return { ...state, files: [...kept, ...taken], surplus: added.slice(room).map(({ name }) => name) }
    }
    case 'file.changed': {
      const { id, state: changed } = action
      return { ...state, files: state.files.map((file) => (file.id === id ? { ...file, state: changed } : file)) }
    }
    case 'file.removed':
      return { ...state, surplus: [], files: state.files.filter(({ id }) => id !== action.id) }
    case 'chosen':
      return { ...state, choices: { ...state.choices, ...action.choices } }
    case 'mode.set':
      return { ...state, mode: action.mode }
    case 'thinning.set':
      return { ...state, isThinned: action.isThinned }
    case 'article.asked': {
      const others = state.created.filter(({ signature }) => signature !== action.article.signature)
      return { ...state, created: [...others, action.article] }
    }
    case 'discarded':
      return { ...EMPTY_IMPORT, isLoaded: true }
    default:
      return { ...state, photoState: photoReducer(state.photoState, action) }
  }
}

/** What was added before the device answered comes after what it kept. */
function loaded(state: ImportState, stored: StoredImport | null): ImportState {
  if (!stored) return { ...state, isLoaded: true }
  const { files, choices, mode, isThinned, created, photos = [], clockOffsetMinutes = null, labels = {} } = stored
  if (files.length + photos.length === 0) return { ...state, isLoaded: true }
  const kept = files.map(({ id, file }): ImportFile => ({ id, file, state: waiting }))
  const all = [...kept, ...state.files].slice(0, PRODUCT_LIMITS.routeFilesAtOnce)
  const photoState = photoReducer(state.photoState, {
    type: 'photos.loaded',
    photos,
    kept: { clockOffsetMinutes, labels },
  })
  return { ...state, isLoaded: true, isResumed: true, files: all, choices, mode, isThinned, created, photoState }
}

/** The items that become part of articles: the first ones up to the limit, unless the user chose otherwise. */
export function chosenItems(items: readonly ImportItem[], choices: Choices): readonly ImportItem[] {
  const max = PRODUCT_LIMITS.importedItems
  const first = new Set(items.filter(({ sameAs }) => sameAs === null).slice(0, max))
  const selected = items.filter((item) => choices[item.id] ?? first.has(item))
  const byChoice = selected.toSorted((a, b) => Number(choices[b.id] ?? false) - Number(choices[a.id] ?? false))
  const taken = new Set(byChoice.slice(0, max))
  return items.filter((item) => taken.has(item))
}
